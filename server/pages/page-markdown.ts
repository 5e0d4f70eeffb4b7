import type TurndownService from 'turndown'

/** What says nothing to who only reads. */
const SILENT =
  'script, style, noscript, template, form, button, input, select, dialog, nav, svg, a .visually-hidden, [hidden], [aria-hidden="true"]'

/** `Node.ELEMENT_NODE`. */
const ELEMENT = 1

const oneLine = (content: string) => content.replace(/\s+/g, ' ').trim()

const inAddress = (node: { parentNode: { nodeName: string } | null }) => node.parentNode?.nodeName === 'ADDRESS'

/** Texts and elements side by side that only the sheets of style part: a name and its role, a maker and its address. */
const SIDE_BY_SIDE = /([\p{L}\p{N}.!?)]|<\/(?:a|b|em|strong)>|<img[^>]*>)(?=<(?:details|img|span|strong|time)\b)/gu

const AFTER_PART = /(<\/(?:small|span|time)>)(?=[\p{L}\p{N}])/gu

const parted = (html: string) => html.replace(SIDE_BY_SIDE, '$1 ').replace(AFTER_PART, '$1 ')

/** What opens a form, which is left out as well. */
const opensForm = (node: HTMLElement) =>
  node.nodeName === 'SUMMARY' && node.parentElement?.querySelector('form') != null

/** The dots of a gallery: they lead to pictures that stand there already. */
const isDot = (node: HTMLElement) =>
  node.nodeName === 'LI' && node.firstElementChild?.matches('a[href^="#picture-"]') === true

const MAIN = /<main[^>]*>([\s\S]*)<\/main>/
const HTML_TITLE = /<title[^>]*>([^<]*)<\/title>/
const CANONICAL = /<link rel="canonical" href="([^"]*)"/

let made: Promise<TurndownService> | undefined

/** Loaded by the first who asks: most shops are never read this way. */
async function createService(): Promise<TurndownService> {
  const [{ default: Service }, { tables }] = await Promise.all([
    import('turndown'),
    import('@joplin/turndown-plugin-gfm'),
  ])
  const service = new Service({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
  service.use(tables)
  // What only the sheets of style put on lines of their own.
  service.addRule('parts', {
    filter: (node) => node.nodeName === 'SPAN' && node.nextSibling?.nodeType === ELEMENT,
    replacement: (content, node) => (content.trim() === '' ? '' : `${content}${inAddress(node) ? '  \n' : ' '}`),
  })
  service.addRule('small', { filter: 'small', replacement: (content) => ` ${content}` })
  service.addRule('name', {
    filter: 'dt',
    replacement: (content) => `\n- **${oneLine(content)}**:`,
  })
  service.addRule('value', { filter: 'dd', replacement: (content) => ` ${oneLine(content)}\n` })
  // Anchors of headings and pictures that only decorate.
  service.addRule('nothing', {
    filter: (node) => node.nodeName === 'IMG' && !node.getAttribute('alt'),
    replacement: () => '',
  })
  service.addRule('silent', {
    filter: (node) => node.matches(SILENT) || opensForm(node) || isDot(node),
    replacement: () => '',
  })
  return service
}

/** A page as Markdown: what its HTML says in its main part, with whole addresses, so that it can never say anything else. */
export async function pageMarkdown(html: string): Promise<string> {
  made ??= createService()
  const service = await made
  const address = CANONICAL.exec(html)?.[1] ?? ''
  const title = service.turndown(HTML_TITLE.exec(html)?.[1] || ' ')
  const origin = URL.parse(address)?.origin ?? ''
  const main = (MAIN.exec(html)?.[1] ?? '').replace(/\b(href|src)="(?=\/[^/])/g, `$1="${origin}`)
  const body = service.turndown(parted(main)).replace(/ +]\(/g, '](')
  return `---\ntitle: ${JSON.stringify(title)}\nurl: ${address}\n---\n\n${body}\n`
}
