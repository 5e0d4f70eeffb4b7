/** A browser's local storage for tests, shared by tabs as browsers share it: a change signals to the other tabs only. */
export function fakeBrowser(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial))
  const tabs: Set<() => void>[] = []

  function openTab() {
    const listeners = new Set<() => void>()
    tabs.push(listeners)
    const signal = () => {
      for (const tab of tabs) if (tab !== listeners) for (const listener of tab) listener()
    }
    const storage = new Proxy({} as Storage, {
      get: (_storage, name) =>
        ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, text: string) => {
            stored.set(key, text)
            signal()
          },
          removeItem: (key: string) => {
            stored.delete(key)
            signal()
          },
        })[name as string],
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    })
    return {
      localStorage: storage,
      addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
    }
  }

  return { openTab, stored: () => Object.fromEntries(stored) }
}

/** A browser that denies storage, as some do in private windows or by setting. */
export const denyingBrowser = {
  get localStorage(): Storage {
    throw new DOMException('denied', 'SecurityError')
  },
  addEventListener: () => {},
  removeEventListener: () => {},
}
