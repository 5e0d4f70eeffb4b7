import { ApiError } from '#sdk/api-error.ts'

/** Whether the person is asked to sign in again; subscribable, for the dialog that asks. */
export interface SessionGate {
  /**
   * Runs a call; where it shows that the session has ended, waits until the person has signed in again and runs it once more.
   * Throws SessionLost when they give up.
   */
  guarded<T>(call: () => Promise<T>): Promise<T>
  isOpen(): boolean
  subscribe(listener: () => void): () => void
  signedInAgain(): void
  giveUp(): void
}

/** The person did not sign in again: what they wrote could not be saved. */
export class SessionLost extends Error {
  readonly status = 401
}

/**
 * Holds calls back while the session has ended, so that what a form holds is not lost. (DESIGN 1)
 * @param isSignedIn asks the backend, where a refusal alone does not tell
 */
export function createSessionGate(isSignedIn: () => Promise<boolean>): SessionGate {
  const listeners = new Set<() => void>()
  let waiting: PromiseWithResolvers<void> | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }

  function settle(end: (open: PromiseWithResolvers<void>) => void) {
    const open = waiting
    waiting = undefined
    if (open) end(open)
    tell()
  }

  function signIn(): Promise<void> {
    if (!waiting) {
      waiting = Promise.withResolvers()
      tell()
    }
    return waiting.promise
  }

  async function hasEnded(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) return false
    if (error.status === 401) return true
    return error.status === 403 && !(await isSignedIn())
  }

  return {
    async guarded(call) {
      try {
        const answer = await call()
        // The backend says so of every answer to a caller whom it does not know.
        if (!isPublic(answer)) return answer
      } catch (error) {
        if (!(await hasEnded(error))) throw error
      }
      await signIn()
      return call()
    },
    isOpen: () => waiting !== undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    signedInAgain: () => settle(({ resolve }) => resolve()),
    giveUp: () => settle(({ reject }) => reject(new SessionLost('Session ended'))),
  }
}

const isPublic = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && (answer as { public?: boolean }).public === true
