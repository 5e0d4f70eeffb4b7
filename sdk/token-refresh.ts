import { ApiError, apiErrorText } from './api-error.ts'
import type { Session } from './session.ts'
import type { Timers } from './timers.ts'
import type { Transport } from './transport.ts'

const checkEveryMs = 10_000
const refreshUnderMs = 30_000

export type RefreshEvents = {
  /** A new token was fetched. */
  onRefresh?: (token: string) => void
  /** The token could not be renewed; code '102' 'auth_expired_token' when it had run out before. */
  onRefreshError?: (error: unknown) => void
}

/** Renews the session's token while it is watched: looks every 10 s, refreshes when under 30 s remain (SPEC 9). */
export function createTokenRefresh(
  deps: { transport: Transport; session: Session; timers: Timers; lifetimeMs: number } & RefreshEvents,
) {
  const { transport, session, timers } = deps
  let watch: unknown
  let refreshing: Promise<string> | undefined

  /** Asks for a new token; calls that come meanwhile share the answer. */
  function refresh(): Promise<string> {
    refreshing ??= fetchToken().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  async function fetchToken(): Promise<string> {
    const token = session.token
    const { data } = await transport<{ data: { token: string } }>('POST', '/auth/refresh', { body: { token } })
    // Signed out, or in as someone else, while the answer was on its way.
    if (session.token !== token) return data.token
    session.set(data.token, timers.now() + deps.lifetimeMs)
    deps.onRefresh?.(data.token)
    return data.token
  }

  async function check(): Promise<void> {
    if (!session.token) return stop()
    const remaining = session.expires - timers.now()
    if (remaining >= refreshUnderMs) return
    if (remaining > 0) return refresh().then(undefined, deps.onRefreshError)
    stop()
    session.set(undefined, 0)
    deps.onRefreshError?.(
      new ApiError(apiErrorText.expiredToken, { code: 102, method: 'POST', url: '/auth/refresh', status: 401 }),
    )
  }

  /** Begins to watch, with a first look at once: a session out of storage may be about to end. */
  function start(): void {
    stop()
    watch = timers.setInterval(() => void check(), checkEveryMs)
    void Promise.resolve().then(check)
  }

  function stop(): void {
    if (watch !== undefined) timers.clearInterval(watch)
    watch = undefined
  }

  return { refresh, start, stop }
}
