import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '#domain/texts/language.ts'
import { type Manifest, pageAssets } from '#site/build/page-assets.ts'

/** The JavaScript of a template's page in its largest language, after brotli. */
export type FirstLoad = {
  template: string
  /** Bytes and files that it loads by itself. */
  bytes: number
  files: number
  /** Bytes with what it loads when it is used for the first time; the same where it does not wait for that. */
  used: number
  /** The most that it may load by itself, in bytes; null for no limit. */
  budget: number | null
}

/**
 * Bytes that a page which waits until it is used may load beyond its budget then: the code that waits, and what the same code
 * comes to more or less with other hashes in the names of its files: 230 between the least and the most of thirty draws.
 */
const WAITING = 3_000

/** The templates of the site, as its server build has them. */
type Templates = Readonly<Record<string, Pick<FirstLoad, 'budget'> & { rests?: true }>>

/** The first load of every template of a browser build. */
export function firstLoads(clientDir: string, templates: Templates): FirstLoad[] {
  const manifest = JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8')) as Manifest
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const bytes = weights.get(file) ?? brotliCompressSync(readFileSync(join(clientDir, file))).length
    weights.set(file, bytes)
    return bytes
  }
  return Object.entries(templates).map(([template, { budget, rests }]) => ({
    ...firstLoad(manifest, template, weigh, rests),
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
  rests = false,
): Omit<FirstLoad, 'budget'> {
  const pages = Object.values(manifest).filter(({ src }) => src?.startsWith('site/pages/'))
  const perLanguage = languages.map((language) => {
    const { entry, modules } = pageAssets(manifest, template, language)
    const files = [entry, ...modules].filter((file) => file.endsWith('.js'))
    if (!pages.some(({ file }) => files.includes(`/${file}`)))
      throw new Error(`The build has no chunk of the template ${template}.`)
    const weightOf = (some: string[]) => some.reduce((sum, file) => sum + weigh(file), 0)
    const first = rests ? [entry] : files
    return { template, files: first.length, bytes: weightOf(first), used: weightOf(files) }
  })
  return perLanguage.reduce((largest, load) => (load.used > largest.used ? load : largest))
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** One line for each template: its weight and its budget. */
export function renderFirstLoads(loads: FirstLoad[]): string {
  const width = Math.max(...loads.map(({ template }) => template.length))
  const lines = loads.map(({ template, bytes, used, files, budget }) => {
    const limit = budget ? ` of ${kilobytes(budget)}` : ''
    const later = used > bytes ? `, ${kilobytes(used)} once it is used` : ''
    return `  ${template.padEnd(width)}  ${kilobytes(bytes).padStart(8)}${limit}  (${files} files)${later}`
  })
  return ['First-load JavaScript (brotli):', ...lines].join('\n')
}

/** A sentence for each template that exceeds its budget. */
export function overBudget(loads: FirstLoad[]): string[] {
  return loads
    .filter(({ bytes, used, budget }) => bytes > (budget ?? Infinity) || used > (budget ?? Infinity) + WAITING)
    .map(({ template, bytes, used, budget }) => {
      const later = used > bytes ? `, ${kilobytes(used)} once it is used` : ''
      return `The template ${template} loads ${kilobytes(bytes)} of JavaScript${later}; its budget is ${kilobytes(budget ?? 0)}.`
    })
}
