const prefix = '/page-data/'
const suffix = '/page-data.json'

/** Address of the file with the build's hash (SPEC 7). */
export const appDataPath = '/page-data/app-data.json'

/**
 * Address of a page's data: `/page-data/{path}/page-data.json` with surrounding slashes stripped, `index` for the root
 * (SPEC 7). `search` (with its question mark) is kept for pages that the address filters.
 */
export function pageDataPath(path: string, search = ''): string {
  const name = path.replace(/^\/+|\/+$/g, '')
  const escaped = name.split('/').map(encodeURIComponent).join('/')
  return prefix + (escaped || 'index') + suffix + search
}

/** Address of data that pages share; `hash` is the decimal string of `contentHash`. */
export function sharedDataPath(hash: string): string {
  return `/page-data/sq/d/${hash}.json`
}

/** The page path whose data an address asks for, or undefined when the address is none of page data. */
export function pathOfPageData(address: string): string | undefined {
  const [file = ''] = address.split(/[?#]/, 1)
  if (!file.startsWith(prefix) || !file.endsWith(suffix)) return undefined
  const escaped = file.slice(prefix.length, -suffix.length)
  if (escaped === 'index') return '/'
  try {
    const segments = escaped.split('/').map(decodeURIComponent)
    return segments.some((segment) => /^\.{0,2}$/.test(segment)) ? undefined : `/${segments.join('/')}`
  } catch {
    return undefined
  }
}
