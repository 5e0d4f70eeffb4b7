import { join } from 'node:path'
import { loadSiteBuild } from '../../server/pages/site-build.ts'
import type { InlineResources } from '../../site/loader/page-resources.ts'
import type { BuiltPage } from '../../site/page-builder.ts'
import { ROOT } from './servers.ts'

/** Renders the page that this document was rendered from, from the data that stand in it. */
export async function renderingOf(html: string): Promise<() => Promise<string>> {
  const build = await loadSiteBuild(join(ROOT, 'dist'))
  const [, json = ''] =
    /<script type="application\/json" id="page-resources"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  const { pageData, staticQueryResults } = JSON.parse(json) as InlineResources
  const of = { pageData, staticQueryResults }
  const page: BuiltPage = { status: 200, search: '', structuredData: [], feeds: [], icon: '', ...of }
  return () => build.renderPage(page, build.assetsOf(page), build.hash)
}
