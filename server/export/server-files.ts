import { decodedPath, escapedAddress } from '#domain/paths/normalize-path.ts'
import { type Redirect, redirectOf } from '#domain/paths/redirects.ts'
import { ALWAYS } from '../http/security-headers.ts'

/** Files that tell web servers of redirects and headers: in the form of static hosts, and for nginx to include. */
export type ServerFiles = Record<'_redirects' | '_headers' | '.nginx/redirects.conf' | '.nginx/headers.conf', string>

const FOR_EVER = 'public, max-age=31536000, immutable'

export function serverFiles(redirects: readonly Redirect[], policy: string): ServerFiles {
  const paths = new Map<string, string>()
  for (const { from_path } of redirects) {
    const path = from_path.split(/[?#]/, 1)[0] ?? ''
    if (!paths.has(path.toLowerCase())) paths.set(path.toLowerCase(), path)
  }
  const found = [...paths.values()].flatMap((from) => {
    const answer = redirectOf(from, redirects)
    return answer ? [{ from, ...answer }] : []
  })
  // Of static files anyone may show pictures: a web server would say both.
  const { 'cross-origin-resource-policy': _, ...always } = ALWAYS
  const headers = { ...always, 'content-security-policy': policy }
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return {
    _redirects: found.map(({ from, location, status }) => `${escapedAddress(from)} ${location} ${status}\n`).join(''),
    _headers: `/*\n${lines.join('\n')}\n/build/*\n  cache-control: ${FOR_EVER}\n/assets/*\n  cache-control: ${FOR_EVER}\n/page-data/sq/*\n  cache-control: ${FOR_EVER}\n`,
    '.nginx/redirects.conf': found
      .map(({ from, location, status }) => {
        const [target = '', hash] = location.split('#', 2)
        const end = hash === undefined ? '' : `#${hash}`
        const to = (query: string) => `return ${status} "${quoted(target)}${query}${quoted(end)}";`
        const step = target.includes('?') ? `if ($args) { ${to('&$args')} } ${to('')}` : to('$is_args$args')
        return `location ~* "^${quoted(escaped(decodedPath(from)))}$" { ${step} }\n`
      })
      .join(''),
    '.nginx/headers.conf': Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${quoted(value)}" always;\n`)
      .join(''),
  }
}

const escaped = (path: string) => path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Neither ends nginx's string nor names one of its variables. */
const quoted = (text: string) =>
  text
    .replace(/"/g, '%22')
    .replace(/\$(?!$)/g, '%24')
    .replace(/[\r\n]/g, '')
