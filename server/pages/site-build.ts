import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from '#domain/texts/hash.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Manifest, PageAssets } from '#site/build/page-assets.ts'
import type { BuiltPage } from '#site/page-builder.ts'
import { pageMade, runKept } from '../kept-code.mjs'
import { StartError } from '../start-error.ts'

type EntryServer = typeof import('#site/entry-server.tsx')

/** The site as built for one version: how it renders, and which files its pages need. */
export type SiteBuild = Pick<
  EntryServer,
  'buildPage' | 'buildSharedData' | 'renderPage' | 'siteIcon' | 'robots' | 'llms' | 'sitemap' | 'feed' | 'offlineCard'
> & {
  hash: string
  assetsOf: (page: BuiltPage) => PageAssets
}

/** Loads what `npm run build` left in `dist`. */
export async function loadSiteBuild(dist: string): Promise<SiteBuild> {
  const manifestText = await readFile(join(dist, 'client/manifest.json'), 'utf8').catch(() => {
    throw new StartError('The site is not built yet: run npm run build first, or start it with npm start.')
  })
  const entry = runKept(join(dist, 'server/entry-server.cjs')) as EntryServer
  const manifest = JSON.parse(manifestText) as Manifest
  const known = new Map<string, PageAssets>()
  const styleTexts = await readStyles(join(dist, 'client/build'))
  return {
    ...entry,
    async renderPage(...page) {
      const html = await entry.renderPage(...page)
      pageMade()
      return html
    },
    hash: contentHash(manifestText),
    assetsOf({ pageData: { componentChunkName, result } }) {
      const language: Language = result.pageContext.language
      const key = `${componentChunkName} ${language}`
      const rests = entry.restingTemplates.has(componentChunkName)
      const assets = known.get(key) ?? {
        ...entry.pageAssets(manifest, componentChunkName, language),
        rests,
        styleTexts,
      }
      known.set(key, assets)
      return assets
    },
  }
}

/** The styles of the build by their address. */
async function readStyles(dir: string): Promise<Record<string, string>> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.css'))
  const texts = names.map(async (name) => [`/build/${name}`, await readFile(join(dir, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}
