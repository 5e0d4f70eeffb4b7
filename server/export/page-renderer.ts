import { pageDataPath, sharedDataPath } from '#domain/paths/page-data-path.ts'
import { pageQuery } from '#domain/paths/page-query.ts'
import type { BackendLink } from '../http/backend-link.ts'
import { contentPolicy } from '../http/content-policy.ts'
import { collectTags } from '../pages/page-tags.ts'
import { sharedReading } from '../pages/shared-reading.ts'
import type { SiteBuild } from '../pages/site-build.ts'
import { type AssetWanted, assetRenamer } from './asset-names.ts'
import { pageDataFile, pageFile } from './export-files.ts'
import type { ExportRecord, FileRecord, PageRecord } from './export-record.ts'
import type { FilesAside } from './files-aside.ts'
import { linkedFeeds, ownLinks } from './own-links.ts'

/** A page whose files lie aside: its record, its own files and the policy that the document comes with. */
export type RenderedPage = { page: PageRecord; files: Record<string, FileRecord>; policy: string }

/** Renders the page of an address and puts its files aside; null where an export has none. */
export type RenderPage = (address: string) => Promise<RenderedPage | null>

export type RendererParts = {
  host: string
  build: Pick<SiteBuild, 'buildPage' | 'renderPage' | 'assetsOf' | 'hash'>
  link: Pick<BackendLink, 'sdkOf'>
  aside: FilesAside
  /** The file that a stored file comes to in the export. */
  nameOf: (asset: AssetWanted) => Promise<string | undefined>
  now: () => Date
  warn: (message: string) => void
}

export function pageRenderer({ host, build, link, aside, nameOf, now, warn }: RendererParts): RenderPage {
  const reading = sharedReading(link, () => now().getTime())
  // An export is of one moment: what changes meanwhile is the next one's.
  reading.setConnected(true)
  const record: Pick<ExportRecord, 'files'> = { files: {} }
  const renamed = assetRenamer(nameOf)

  return async (address) => {
    const { tags, seen } = collectTags()
    const sdk = reading.sdkOf(host, seen)
    const answer = await build.buildPage(sdk, address, warn, now(), reading.share(host, seen))
    if (answer.kind !== 'page' || (answer.status === 404 && !address.endsWith('/404.html'))) return null
    const own: Record<string, FileRecord> = {}
    const assets = new Set<string>()
    const put = async (file: string, text: string) => {
      const made = await renamed(text)
      for (const name of made.files) assets.add(name)
      aside.put(file, made.text, record)
      own[file] = record.files[file] as FileRecord
      return made.text
    }
    const html = await put(pageFile(address), await build.renderPage(answer, build.assetsOf(answer), build.hash))
    const dataAddress = pageDataPath(answer.pageData.path, pageQuery(answer.search))
    await put(pageDataFile(dataAddress), JSON.stringify(answer.pageData))
    for (const [hash, result] of Object.entries(answer.staticQueryResults)) {
      const file = sharedDataPath(hash).slice(1)
      const known = record.files[file]
      if (known) own[file] = known
      else await put(file, JSON.stringify(result))
    }
    return {
      page: {
        tags: [...tags],
        files: [...Object.keys(own), ...assets],
        links: ownLinks(html),
        feeds: linkedFeeds(html),
      },
      files: own,
      policy: contentPolicy(answer),
    }
  }
}
