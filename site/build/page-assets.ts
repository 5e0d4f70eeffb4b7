import type { Language } from '#domain/texts/language.ts'

type Chunk = {
  file: string
  src?: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** Vite's manifest of the browser build. */
export type Manifest = Record<string, Chunk>

/** What a page's head names: the script that starts it, its styles, and what is worth fetching at once. */
export type PageAssets = {
  entry: string
  styles: string[]
  modules: string[]
  /** Whether the page's own code waits until the page is used. */
  rests?: boolean
  fonts: string[]
  /** The styles themselves by their address; those missing are linked. */
  styleTexts?: Readonly<Record<string, string>>
}

/** The module that every page loads in the browser, and the one that makes it react, at once or when it is used. */
export const ENTRY = 'site/entry-client.ts'
export const START = 'site/start-page.tsx'

/** Whether a file is a font of the letters that every page has. */
export const isPlainFont = (file: string): boolean => /-latin-(?!ext-)[\w-]+\.woff2$/.test(file)

/** The fonts of a page that a pair of faces needs, by how their files begin. */
export const fontsOf = (fonts: readonly string[], files: readonly string[]): string[] =>
  fonts.filter((font) => files.some((file) => font.includes(`/${file}-latin-`)))

/** The module of a template's component: each lies in a folder of its name. */
const chunkOf = (template: string) => `site/pages/${template}/${template}-page.tsx`

/**
 * The assets of a template in a language, its static imports and their texts included, read off the manifest. Styles stand in the order in which
 * the modules would bring them: those of an import before those of its importer, which may override them.
 */
export function pageAssets(manifest: Manifest, template: string, language: Language): PageAssets {
  const chunks = new Set<string>()
  const isText = (key: string) => key.endsWith(`/messages/${language}.ts`)
  const visit = (key: string) => {
    if (chunks.has(key) || !manifest[key]) return
    chunks.add(key)
    manifest[key].imports?.forEach(visit)
    manifest[key].dynamicImports?.filter(isText).forEach(visit)
  }
  for (const key of [ENTRY, START, chunkOf(template), `site/messages/${language}.ts`]) visit(key)
  const all = [...chunks].flatMap((key) => manifest[key] ?? [])
  const styles = new Set<string>()
  const styled = new Set<string>()
  const style = (key: string) => {
    if (styled.has(key) || !manifest[key]) return
    styled.add(key)
    manifest[key].imports?.forEach(style)
    for (const file of manifest[key].css ?? []) styles.add(`/${file}`)
  }
  for (const key of chunks) style(key)
  const [entry, ...modules] = all.map(({ file }) => `/${file}`)
  return {
    entry: entry ?? '',
    modules,
    styles: [...styles],
    fonts: [...new Set(all.flatMap(({ assets }) => assets ?? []))].filter(isPlainFont).map((file) => `/${file}`),
  }
}
