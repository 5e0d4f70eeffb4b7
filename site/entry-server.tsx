// biome-ignore-all lint/performance/noBarrelFile: this is the one module of the server build, all that the server calls
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type TypePair, typePairs } from '#domain/look/theme-choices.ts'
import { App } from './app.tsx'
import { headParts } from './build/head-parts.ts'
import { iconLinks } from './build/icon-links.ts'
import { stylesWith } from './build/own-faces.ts'
import { fontsOf, type PageAssets } from './build/page-assets.ts'
import Consent from './consent/consent.tsx'
import ConsentDialog from './consent/consent-dialog.tsx'
import { consentMessages } from './consent/messages/use-consent-messages.ts'
import type { SharedData } from './data/shared-data.ts'
import { inlineToResources } from './loader/join-resources.ts'
import { standingNavigation } from './loader/navigation-context.tsx'
import type { InlineResources, PageComponent } from './loader/page-resources.ts'
import { loadMessages } from './messages/load-messages.ts'
import type { BuiltPage } from './page-builder.ts'
import { loadTemplate } from './pages/page-chunks.ts'
import type { FeedLink } from './sections/feed-links.ts'
import { createObservedStorage } from './storage/observed-storage.ts'
import { withStillParts } from './ui/still-part.tsx'

export { pageAssets } from './build/page-assets.ts'
export { siteIcon } from './data/site-icon.ts'
export { feed } from './feeds/feed.ts'
export { offlineCard } from './offline/offline-card.tsx'
export { buildPage, buildSharedData } from './page-builder.ts'
export { restingTemplates, templates } from './pages/templates.ts'
export { llms } from './seo/llms.ts'
export { robots } from './seo/robots.ts'
export { sitemap } from './seo/sitemap.ts'

const codes = new Map<string, Promise<PageComponent>>()

/** The code of a template with all its still parts. Loaded once: asking Node's loader for each page is a thirtieth of a page's time. */
function codeOf(name: string): Promise<PageComponent> {
  const known = codes.get(name)
  if (known) return known
  const code = withStillParts(() => loadTemplate(name))
  codes.set(name, code)
  code.catch(() => codes.delete(name))
  return code
}

/** Renders a built page to the whole HTML document, with everything in it that hydration needs. */
export async function renderPage(page: BuiltPage, assets: PageAssets, buildHash: string): Promise<string> {
  const inline: InlineResources = {
    pageData: page.pageData,
    staticQueryResults: page.staticQueryResults,
    webpackCompilationHash: buildHash,
  }
  const resources = await inlineToResources(inline, {
    loadTemplate: codeOf,
    loadMessages,
  })
  const navigation = standingNavigation(page.pageData.path, page.search, resources)
  const storage = createObservedStorage(undefined)
  await consentMessages.load(page.pageData.result.pageContext.language)
  const typePair = typePairIn(page)
  const html = renderToString(
    <App {...{ navigation, storage }} Consent={ConsentOnServer} inlineJson={inlineJsonOf(inline)} />,
  )
  // Only machines read these: the browser's React neither makes nor expects them.
  const blocks = page.structuredData.map(
    (thing) => `<script type="application/ld+json">${scriptSafeJson(thing)}</script>`,
  )
  const feeds = renderToStaticMarkup(page.feeds.map((one) => <FollowedBy key={one.href} {...one} />))
  const fonts = fontsOf(assets.fonts, typePairs[typePair].files)
  const head = headParts({ ...assets, ...stylesIn(assets.styleTexts, typePair), fonts })
  return `<!doctype html>${html.replace('</head>', () => `${iconLinks(page.icon)}${head}${feeds}${blocks.join('')}</head>`)}`
}

const FollowedBy = ({ type, title, href }: FeedLink) => <link rel="alternate" type={type} title={title} href={href} />

function typePairIn({ staticQueryResults }: BuiltPage): TypePair {
  const shared: Partial<SharedData> = Object.assign({}, ...Object.values(staticQueryResults).map(({ data }) => data))
  return shared.theme?.typePair ?? 'classic'
}

type StyleTexts = NonNullable<PageAssets['styleTexts']>

/** The styles of a build as websites of each pair of faces have them. */
const stylesByPair = new WeakMap<StyleTexts, Partial<Record<TypePair, ReturnType<typeof stylesWith>>>>()

function stylesIn(texts: StyleTexts = {}, typePair: TypePair) {
  const known = stylesByPair.get(texts) ?? {}
  stylesByPair.set(texts, known)
  known[typePair] ??= stylesWith(typePairs[typePair].files, texts)
  return known[typePair]
}

const ConsentOnServer = () => <Consent Dialog={ConsentDialog} />

/** Pages that are built together share what they have in common as one object: it is written once. */
const sharedJson = new WeakMap<object, string>()

function inlineJsonOf({ pageData, staticQueryResults, webpackCompilationHash }: InlineResources): string {
  const shared = sharedJson.get(staticQueryResults) ?? scriptSafeJson(staticQueryResults)
  sharedJson.set(staticQueryResults, shared)
  const hash = scriptSafeJson(webpackCompilationHash)
  return `{"pageData":${scriptSafeJson(pageData)},"staticQueryResults":${shared},"webpackCompilationHash":${hash}}`
}

const scriptSafeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
