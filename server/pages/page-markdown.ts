import type TurndownService from 'turndown'

/** What says nothing to who only reads. */
const SILENT =
  'script, style, noscript, template, form, button, input, select, dialog, nav, svg, a .visually-hidden, [hidden], [aria-hidden="true"]'

/** `Node.ELEMENT_NODE`. */
const ELEMENT = 1

const oneLine = (content: string) => content.replace(/\s+/g, ' ').trim()

const inAddress = (node: { parentNode: { nodeName: string } | null }) => node.parentNode?.nodeName === 'ADDRESS'

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
  service.remove((node) => node.matches(SILENT))
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
  const body = service.turndown(main).replace(/ +]\(/g, '](')
  return `---\ntitle: ${JSON.stringify(title)}\nurl: ${address}\n---\n\n${body}\n`
}
