import { typePairs } from '#domain/look/theme-choices.ts'
import { ENTRY, fontsOf, isPlainFont, type Manifest, START } from './page-assets.ts'

/** What stands around every page and comes after it: drawer, consents, what says that a page is kept. */
const AROUND = /^site\/(layout|consent|offline)\/(?!matomo|consent-manager|retailer-clock)/

/** The files that every page needs in the browser, whatever its template and language, with the faces that most websites have: addresses below `/build/`. */
export function shellFiles(manifest: Manifest): string[] {
  const chunks = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || chunks.has(key)) return
    chunks.add(key)
    chunk.imports?.forEach(visit)
  }
  for (const key of Object.keys(manifest)) if (key === ENTRY || key === START || AROUND.test(key)) visit(key)
  const files = [...chunks].flatMap((key) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {}
    return [file, ...css, ...fontsOf(assets.filter(isPlainFont), typePairs.classic.files)]
  })
  return [...new Set(files)].map((file) => `/${file}`)
}
