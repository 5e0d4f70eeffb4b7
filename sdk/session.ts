export type AuthMode = 'jwt' | 'cookie'

/** Where a token outlives a reload, e.g. the browser's localStorage. */
export type TokenStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Who is signed in: the token and the moment, in ms, up to which it counts as fresh here. */
export type Session = {
  readonly mode: AuthMode
  readonly token: string | undefined
  readonly expires: number
  set(token: string | undefined, expires: number): void
  changeMode(mode: AuthMode): void
}

const storageKey = 'directus-sdk-js'

/** Keeps the session in memory and, where a storage is given, there too; what it cannot read there it forgets. */
export function createSession(options: {
  mode: AuthMode
  token?: string
  expires: number
  storage?: TokenStorage
}): Session {
  const { storage } = options
  const kept = options.token ? { token: options.token, expires: options.expires } : stored(storage)
  let { mode } = options
  let token = kept?.token
  let expires = kept?.expires ?? 0

  return {
    get mode() {
      return mode
    },
    get token() {
      return token
    },
    get expires() {
      return expires
    },
    set(newToken, newExpires) {
      token = newToken
      expires = newToken ? newExpires : 0
      if (token) storage?.setItem(storageKey, JSON.stringify({ token, expires }))
      else storage?.removeItem(storageKey)
    },
    changeMode(newMode) {
      mode = newMode
    },
  }
}

function stored(storage: TokenStorage | undefined): { token: string; expires: number } | undefined {
  try {
    const { token, expires } = JSON.parse(storage?.getItem(storageKey) ?? 'null') ?? {}
    if (typeof token === 'string' && typeof expires === 'number') return { token, expires }
  } catch {
    storage?.removeItem(storageKey)
  }
}
