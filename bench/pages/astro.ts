import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../../scripts/launch/child.mjs'

/** The version that is measured: figures of two days are of the same. */
const ASTRO = '7.3.5'

/** A comment, a whole element whose content is no HTML, a tag, or text. */
const TOKENS = /<!--.*?-->|<(script|style)\b([^>]*)>(.*?)<\/\1>|<[^>]+>|[^<]+/gs
/** What differs from page to page. */
const OF_THE_PAGE = /\s(href|src|srcset|imagesrcset|alt|title|aria-label|content|value|sizes)="([^"]*)"/gi

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

/** A template that makes this document of a list of texts, as one would be written who knows the elements and not the texts. */
function templateOf(html: string): { template: string; texts: string[] } {
  const texts: string[] = []
  const shown = (text: string) => `{t[${texts.push(text) - 1}]}`
  const attributes = (tag: string) =>
    tag.replace(OF_THE_PAGE, (_, name: string, value: string) => ` ${name}=${shown(plain(value))}`)
  const template = html.replace(TOKENS, (token, raw?: string, attrs = '', content = '') => {
    if (raw) return `<${raw} is:inline${attrs} set:html=${shown(content)} />`
    if (token.startsWith('<!--')) return ''
    if (token.startsWith('<')) return attributes(token)
    return token.trim() ? shown(plain(token)) : token
  })
  return { template, texts }
}

/**
 * Seconds in which Astro builds so many pages of the weight of this document, from one template and texts that are ready: no data are read,
 * nothing is packed and no page data lie beside the pages.
 * @param dir a new folder, into which Astro is installed
 */
export async function secondsOfAstro(dir: string, html: string, pages: number): Promise<number> {
  const { template, texts } = templateOf(html)
  const page = join(dir, 'src/pages/shop')
  mkdirSync(page, { recursive: true })
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  writeFileSync(join(dir, 'src/texts.json'), JSON.stringify(texts))
  const code = [
    "import texts from '../../texts.json'",
    `export const getStaticPaths = () => Array.from({ length: ${pages} }, (_, n) => ({ params: { slug: 'page-' + n }, props: { n } }))`,
    'const t = texts.map((text) => text.replaceAll(texts[0], texts[0] + Astro.props.n))',
  ]
  writeFileSync(join(page, '[slug].astro'), ['---', ...code, '---', template].join('\n'))
  await runOrThrow('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `astro@${ASTRO}`], dir)
  const from = performance.now()
  await runOrThrow(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], dir)
  const seconds = (performance.now() - from) / 1000
  const made = readFileSync(join(dir, 'dist/shop/page-1/index.html')).byteLength
  if (made < 0.9 * Buffer.byteLength(html)) throw new Error(`Astro made a page of ${made} bytes only.`)
  return seconds
}

async function runOrThrow(command: string, args: string[], cwd: string): Promise<void> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const { code, output } = await runQuietly(command, args, { cwd, env })
  if (code !== 0) throw new Error(output)
}
