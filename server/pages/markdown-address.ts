const END = '.md'
const ROOT = `/index${END}`

/** The path whose page is asked for as Markdown by that path: `/uhren.md` is `/uhren`, `/index.md` the root. Undefined for any other. */
export function pathOfMarkdown(pathname: string): string | undefined {
  if (pathname === ROOT) return '/'
  const path = pathname.endsWith(END) ? pathname.slice(0, -END.length) : ''
  return path.length > 1 && !path.endsWith('/') ? path : undefined
}

/** The address of the same page as Markdown. */
export function markdownAddress(address: string): string {
  const [path = '/', ...query] = address.split('?')
  const bare = path.replace(/\/+$/, '')
  return [bare === '' ? ROOT : bare + END, ...query].join('?')
}

/** How much a media type is wanted by an `Accept` header that names it: 1 unless it says less, 0 where it is not named. */
function wish(accept: string, type: string): number {
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name !== type) continue
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return quality === undefined ? 1 : Number(quality) || 0
  }
  return 0
}

/** Whether somebody asks for Markdown rather than for HTML, as programs that read for somebody do. */
export function wantsMarkdown(accept: string | undefined | null): boolean {
  if (!accept?.includes('markdown')) return false
  const markdown = wish(accept, 'text/markdown')
  return markdown > 0 && markdown >= wish(accept, 'text/html')
}
