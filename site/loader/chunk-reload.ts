const STORAGE_KEY = 'int-chunk-reload'

/**
 * Says whether an address may be reloaded because a chunk of it could not be loaded: once for each address and build, so
 * that a chunk that stays missing cannot make the browser reload for ever.
 */
export function reloadOnce(win: Pick<Window, 'sessionStorage'>, address: string, buildHash: string): boolean {
  const mark = `${buildHash} ${address}`
  try {
    if (win.sessionStorage.getItem(STORAGE_KEY) === mark) return false
    win.sessionStorage.setItem(STORAGE_KEY, mark)
    return true
  } catch {
    return false
  }
}
