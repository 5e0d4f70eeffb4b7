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

/** Whether somebody asks for Markdown rather than for HTML, as programs that read for somebody do. */
export const wantsMarkdown = (accept: string | undefined | null): boolean =>
  accept?.split(',').some((type) => type.split(';', 1)[0]?.trim() === 'text/markdown') ?? false
