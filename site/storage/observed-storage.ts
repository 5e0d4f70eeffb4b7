/** The visitor's own data in the browser, with a signal for every change of it, in this tab or another. */
export type ObservedStorage = {
  read(key: string): string | null
  /** `null` removes the key. */
  write(key: string, text: string | null): void
  keys(): string[]
  subscribe(listener: () => void): () => void
}

type Browser = {
  /** Throws where the browser denies storage. */
  readonly localStorage: Storage
  addEventListener(type: Signal, listener: () => void): void
  removeEventListener(type: Signal, listener: () => void): void
}

type Signal = 'storage' | 'pageshow'

/** A page that comes back from the browser's memory has missed what other tabs have stored. */
const SIGNALS = ['storage', 'pageshow'] as const

/**
 * Local storage of a browser; without a browser (on the server), or where storage is denied or full, what is written lasts as
 * long as the page.
 */
export function createObservedStorage(browser: Browser | undefined): ObservedStorage {
  const listeners = new Set<() => void>()
  const unsaved = new Map<string, string | null>()

  function stored<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return browser ? use(browser.localStorage) : otherwise
    } catch {
      return otherwise
    }
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }

  return {
    read(key) {
      const text = unsaved.get(key)
      return text === undefined ? stored((storage) => storage.getItem(key), null) : text
    },
    write(key, text) {
      const saved = stored((storage) => {
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
        return true
      }, false)
      if (saved) unsaved.delete(key)
      else unsaved.set(key, text)
      tell()
    },
    keys: () => {
      const known = stored((storage) => Object.keys(storage), [])
      return [...new Set([...known, ...unsaved.keys()])].filter((key) => unsaved.get(key) !== null)
    },
    subscribe(listener) {
      if (listeners.size === 0) for (const signal of SIGNALS) browser?.addEventListener(signal, tell)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) for (const signal of SIGNALS) browser?.removeEventListener(signal, tell)
      }
    },
  }
}
