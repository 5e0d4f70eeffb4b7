type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Whether the person is asked for the password once more; subscribable, for the dialog that asks. */
export interface Confirmation {
  /** Sends a call; where it needs the password once more, waits for it and sends the call again. Given up, it stays refused. */
  fetch: Fetch
  isOpen(): boolean
  subscribe(listener: () => void): () => void
  confirmed(): void
  giveUp(): void
}

/** The backend's code for a call that gives rights or leads to others' servers, made with a session alone. */
const UNCONFIRMED = 305

/** Asks for the password where the backend wants it once more; one dialog serves all calls that wait. */
export function createConfirmation(send: Fetch): Confirmation {
  const listeners = new Set<() => void>()
  let waiting: PromiseWithResolvers<boolean> | undefined

  const notify = () => {
    for (const listener of listeners) listener()
  }

  function ask(): Promise<boolean> {
    if (!waiting) {
      waiting = Promise.withResolvers()
      notify()
    }
    return waiting.promise
  }

  function settle(isConfirmed: boolean) {
    const open = waiting
    waiting = undefined
    open?.resolve(isConfirmed)
    notify()
  }

  return {
    async fetch(url, init) {
      const answer = await send(url, init)
      if (answer.status !== 403 || !(await isUnconfirmed(answer))) return answer
      return (await ask()) ? send(url, init) : answer
    },
    isOpen: () => waiting !== undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    confirmed: () => settle(true),
    giveUp: () => settle(false),
  }
}

async function isUnconfirmed(answer: Response): Promise<boolean> {
  const body: { error?: { code?: number } } = await answer
    .clone()
    .json()
    .catch(() => ({}))
  return body.error?.code === UNCONFIRMED
}
