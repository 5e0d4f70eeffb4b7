/** A page's address (path and perhaps query) as the name of its file, without a slash in front. */
export function pageFile(address: string): string {
  const [path = '', query] = address.split('?', 2)
  const name = path === '/' ? 'index' : decodedName(path).replace(/\.html$/, '')
  return `${name}${query ? `@${query}` : ''}.html`
}

/** The name of a file of page data, whose query follows an `@` too. */
export function pageDataFile(address: string): string {
  const [path = '', query] = address.split('?', 2)
  return query ? `${decodedName(path).replace(/\.json$/, '')}@${query}.json` : decodedName(path)
}

/** Web servers look for files under the decoded path. */
const decodedName = (path: string) => path.replace(/^\//, '').split('/').map(decodeURIComponent).join('/')

const TEXTS = new Set(['html', 'json', 'js', 'css', 'svg', 'xml', 'txt'])

/** Whether a file is worth compressing. */
export const isText = (file: string) => TEXTS.has(file.slice(file.lastIndexOf('.') + 1))
