import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '#domain/texts/language.ts'
import { type Manifest, pageAssets } from '#site/build/page-assets.ts'

/** The JavaScript that a template's page needs before it can be used: bytes after brotli, in its largest language; `budget` is its limit. */
export type FirstLoad = { template: string; bytes: number; files: number; budget: number | null }

/** The templates of the site, as its server build has them. */
type Templates = Readonly<Record<string, Pick<FirstLoad, 'budget'>>>

/** The first load of every template of a browser build. */
export function firstLoads(clientDir: string, templates: Templates): FirstLoad[] {
  const manifest = JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8')) as Manifest
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const bytes = weights.get(file) ?? brotliCompressSync(readFileSync(join(clientDir, file))).length
    weights.set(file, bytes)
    return bytes
  }
  return Object.entries(templates).map(([template, { budget }]) => ({
    ...firstLoad(manifest, template, weigh),
    budget,
  }))
}

/**
 * The first load of one template; `weigh` gives the bytes of a file of the build.
 * @throws Error when the manifest has no chunk of the template's own, so that nothing would be measured
 */
export function firstLoad(
  manifest: Manifest,
  template: string,
  weigh: (file: string) => number,
): Omit<FirstLoad, 'budget'> {
  const pages = Object.values(manifest).filter(({ src }) => src?.startsWith('site/pages/'))
  const perLanguage = languages.map((language) => {
    const { entry, modules } = pageAssets(manifest, template, language)
    const files = [entry, ...modules].filter((file) => file.endsWith('.js'))
    if (!pages.some(({ file }) => files.includes(`/${file}`)))
      throw new Error(`The build has no chunk of the template ${template}.`)
    return { template, files: files.length, bytes: files.reduce((sum, file) => sum + weigh(file), 0) }
  })
  return perLanguage.reduce((largest, load) => (load.bytes > largest.bytes ? load : largest))
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** One line for each template: its weight and its budget. */
export function renderFirstLoads(loads: FirstLoad[]): string {
  const width = Math.max(...loads.map(({ template }) => template.length))
  const lines = loads.map(({ template, bytes, files, budget }) => {
    const limit = budget ? ` of ${kilobytes(budget)}` : ''
    return `  ${template.padEnd(width)}  ${kilobytes(bytes).padStart(8)}${limit}  (${files} files)`
  })
  return ['First-load JavaScript (brotli):', ...lines].join('\n')
}

/** A sentence for each template that exceeds its budget. */
export function overBudget(loads: FirstLoad[]): string[] {
  return loads
    .filter(({ bytes, budget }) => bytes > (budget ?? Infinity))
    .map(({ template, bytes, budget }) => {
      return `The template ${template} loads ${kilobytes(bytes)} of JavaScript; its budget is ${kilobytes(budget ?? 0)}.`
    })
}
