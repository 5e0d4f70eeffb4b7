import { createHash } from 'node:crypto'

/** What a server answered. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Headers that differ with each answer, each build or the length of what differs anyway. */
const NOT_COMPARED =
  /^(?:date|etag|last-modified|content-length|connection|keep-alive|transfer-encoding|x-request-id|age|server-timing)$/

/** How far from now a time may lie and still count as made by this run, in ms. */
const OF_THIS_RUN = 3_600_000

/**
 * What an answer says, a line each, in words that a second process uses too: without the address of the process (`own`), times of this
 * run, hashes and names of the build's files, the short names of CSS classes, and React's ids and markers. `now` is in ms.
 */
export function normalForm({ status, headers, body }: Answer, own: string, now: number): string[] {
  const shown = Object.entries(headers)
    .filter(([name]) => !NOT_COMPARED.test(name))
    .map(([name, value]) => `${name}: ${value.replaceAll(/'sha256-[^']+'/g, "'sha256'")}`)
    .sort()
  return [`status ${status}`, ...shown, ...linesOf(headers['content-type'] ?? '', body)].map((line) =>
    withoutTimes(line.replaceAll(own, 'OWN'), now),
  )
}

function linesOf(type: string, body: string): string[] {
  if (/\bjson\b/.test(type)) return jsonLines(body)
  if (/\bhtml\b/.test(type)) return htmlLines(body)
  return buildNeutral(body).split('\n')
}

const DAY = 86_400_000

/** Whether a time was taken from the clock of this run, as it was or some days away, as the demo's orders are. */
const isOfThisRun = (time: number, now: number) => {
  const away = time - now
  return Math.abs(away - Math.round(away / DAY) * DAY) < OF_THIS_RUN
}

const withoutTimes = (line: string, now: number) =>
  line
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, (time) =>
      isOfThisRun(Date.parse(time), now) ? 'NOW' : time,
    )
    .replaceAll(/\b\d{13}\b/g, (time) => (isOfThisRun(Number(time), now) ? 'NOW' : time))

const buildNeutral = (text: string) =>
  text
    .replaceAll(/\/build\/[\w.-]+\.(?:js|css)(?: \/build\/[\w.-]+\.(?:js|css))*/g, '/build/FILES')
    .replaceAll(/(\/build\/[\w-]+?)-[\w-]{7,8}(\.\w+)/g, '$1$2')

/** Each value with the way to it; places in lists are not counted, so that what came in before does not move what follows. */
function jsonLines(text: string): string[] {
  try {
    return valueLines('', JSON.parse(text))
  } catch {
    return ['not JSON', ...text.split('\n')]
  }
}

/** Made anew by each build, each process or each account. */
const OWN_TO_A_RUN =
  /(?:^|\.)(?:webpackCompilationHash|staticQueryHashes\[\]|token|csrf|uuid|order_uuid|message_id|uptime)$/

/** Pictures of the demo are drawn side by side, so that rows which belong to one are numbered anew by each run. */
const OF_A_PICTURE = ['file', 'files']
const PICTURE_ROWS = /(?:^|\.)(?:images|translations)\[\]$/

function valueLines(way: string, value: unknown): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [`${way} = []`] : value.flatMap((entry) => valueLines(`${way}[]`, entry))
  if (typeof value === 'object' && value !== null) {
    const isOfPicture = OF_A_PICTURE.some((name) => name in value)
    const entries = Object.entries(value)
      .filter(([name]) => !(isOfPicture && name === 'id'))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return entries.length === 0
      ? [`${way} = {}`]
      : entries.flatMap(([name, inner]) => valueLines(way ? `${way}.${name}` : name, inner))
  }
  if (PICTURE_ROWS.test(way) && typeof value === 'number') return [`${way} = OWN`]
  return [`${way} = ${OWN_TO_A_RUN.test(way) ? 'OWN' : buildNeutral(JSON.stringify(value))}`]
}

/** A line for each tag and each text, then the rules of the page's styles in alphabetical order. */
function htmlLines(html: string): string[] {
  const rules = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].flatMap(
    ([, css = '']) => css.match(/[^{}]+\{[^{}]*\}/g) ?? [],
  )
  const looks = looksOf(rules)
  const inLooks = (classes: string) =>
    classes.split(' ').map((name) => (SHORT.test(name) ? (looks.get(name) ?? 'NONE') : name))
  const tags = buildNeutral(html)
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>|<link\b[^>]*(?:\/build\/FILES|modulepreload)[^>]*>|<!--.*?-->/g, '')
    .replaceAll(/\bclass="([^"]*)"/g, (_, classes: string) => `class="${inLooks(classes).join(' ')}"`)
    .replaceAll(
      /(<script type="application\/(?:ld\+)?json"[^>]*>)([\s\S]*?)<\/script>/g,
      (_, tag: string, json: string) => [tag, ...jsonLines(json)].join('\n'),
    )
    .replaceAll(/(?=<)|(?<=>)/g, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [...inOrder(tags), ...new Set(rules.map((rule) => `rule ${classless(rule)}`).sort())]
}

/** A class of the page's own styles: small letters for its file, capitals for the class (`site/build/class-names.ts`). */
const SHORT = /^[b-z]+[B-Z]+$/
const IN_SELECTOR = /\.([b-z]+[B-Z]+)(?![\w-])/g

const classless = (rule: string) => buildNeutral(rule).replaceAll(IN_SELECTOR, '.CLASS').replaceAll(/\s+/g, ' ')

/** What each class makes of an element, in short: two classes with the same rules are one. */
function looksOf(rules: readonly string[]): Map<string, string> {
  const named = rules.flatMap((rule) =>
    [...new Set([...rule.matchAll(IN_SELECTOR)].map(([, name = '']) => name))].map((name) => ({ name, rule })),
  )
  const grouped = Map.groupBy(named, ({ name }) => name)
  return new Map(
    [...grouped].map(([name, own]) => {
      const look = own.map(({ rule }) => classless(rule.replaceAll(`.${name}`, '.THIS'))).sort()
      return [name, createHash('sha256').update(look.join('\n')).digest('base64url').slice(0, 8)]
    }),
  )
}

/** React's ids tell the place of a component among the others: here they are numbered as they come. */
function inOrder(lines: readonly string[]): string[] {
  const seen = new Map<string, string>()
  const numbered = (id: string) => {
    const name = seen.get(id) ?? `id-${seen.size + 1}`
    seen.set(id, name)
    return name
  }
  return lines.map((line) => line.replaceAll(/_[rR]_\w*_/g, numbered))
}
