import type { Invitation } from '#contract/wire/accounts.ts'
import type { AuthMode, Session } from './session.ts'
import type { Timers } from './timers.ts'
import type { createTokenRefresh } from './token-refresh.ts'
import type { Transport } from './transport.ts'

export type Credentials = { email: string; password: string; otp?: string; mode?: AuthMode }

/** Who signed in; `role` by its name, `project` empty for all projects. */
export type SignedInUser = { id: number; email: string; role: string; project: number | null }

/** `token` only in mode `jwt`; `error` with code 113 when the role demands a second factor that is not set up yet. */
export type SignIn = { token?: string; user: SignedInUser; error?: { code: number; message: string } }

export type Auth = {
  /** Signs in; code '100' wrong credentials, '111' one-time password missing, '112' wrong. Starts the refreshing in mode `jwt`. */
  authenticate(credentials: Credentials): Promise<SignIn>
  /** Gives the password of who is signed in once more, which calls that give rights ask for (code '305'); code '300' when it is wrong. */
  confirm(password: string): Promise<void>
  /** Ends the session; the token is forgotten even when the backend cannot be reached. */
  logout(): Promise<void>
  /** Fetches a new token at once; the session's own checks do so by themselves. */
  refresh(): Promise<string>
  /** Whether the backend knows the session. */
  check(): Promise<boolean>
  /** Has a link mailed; a backend of Directus takes it to `reset_url`, ours to its own back office. Answers the same whether the address is known or not. */
  requestPassword(email: string, resetUrl: string): Promise<void>
  /** Sets a new password; code '104' bad token, '105' expired token. */
  resetPassword(password: string, token: string): Promise<void>
  /** Whom an invitation is for, who sent it and for which website. Rejects with code 104 for any other link. */
  invitation(token: string): Promise<Invitation>
  /** Whether the installation waits for its first account. */
  isFirstOpen(): Promise<boolean>
  /** Makes the first administrator against the token of the start; code '104' when it is wrong or used. */
  createFirst(account: { token: string; email: string; password: string }): Promise<void>
  /** Ends the checks of the token, not the session. */
  stop(): void
}

/** The sign-in calls of SPEC 7. */
export function createAuth(deps: {
  transport: Transport
  session: Session
  refresh: ReturnType<typeof createTokenRefresh>
  timers: Timers
  lifetimeMs: number
}): Auth {
  const { transport, session, timers } = deps
  const forget = () => {
    deps.refresh.stop()
    session.set(undefined, 0)
  }

  return {
    async authenticate({ email, password, otp, mode = session.mode }) {
      forget()
      session.changeMode(mode)
      const { data, error } = await transport<{
        data: { token?: string; user: SignedInUser }
        error?: SignIn['error']
      }>('POST', '/auth/authenticate', { body: { email, password, mode, otp } })
      if (mode === 'jwt' && data.token) {
        session.set(data.token, timers.now() + deps.lifetimeMs)
        deps.refresh.start()
      }
      return { ...data, ...(error && { error }) }
    },
    async logout() {
      try {
        await transport('POST', '/auth/logout')
      } finally {
        forget()
      }
    },
    confirm: async (password) => {
      await transport('POST', '/auth/confirm', { body: { current_password: password } })
    },
    refresh: deps.refresh.refresh,
    check: async () => {
      const { data } = await transport<{ data: { authenticated: boolean } }>('GET', '/auth/check')
      return data.authenticated
    },
    requestPassword: async (email, resetUrl) => {
      await transport('POST', '/auth/password/request', { body: { email, reset_url: resetUrl } })
    },
    resetPassword: async (password, token) => {
      await transport('POST', '/auth/password/reset', { body: { password, token } })
    },
    invitation: async (token) =>
      (await transport<{ data: Invitation }>('POST', '/auth/password/invitation', { body: { token } })).data,
    isFirstOpen: async () => {
      const { data } = await transport<{ data: { open: boolean } }>('GET', '/auth/first')
      return data.open
    },
    createFirst: async (account) => {
      await transport('POST', '/auth/first', { body: account })
    },
    stop: deps.refresh.stop,
  }
}
