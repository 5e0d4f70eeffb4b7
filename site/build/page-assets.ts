import type { Language } from '#domain/texts/language.ts'
import type { TemplateName } from '../pages/templates.ts'

type Chunk = { file: string; src?: string; css?: string[]; assets?: string[]; imports?: string[] }

/** Vite's manifest of the browser build. */
export type Manifest = Record<string, Chunk>

/** What a page's head names: the script that starts it, its styles, and what is worth fetching at once. */
export type PageAssets = {
  entry: string
  styles: string[]
  modules: string[]
  fonts: string[]
  /** The styles themselves by their address; those missing are linked. */
  styleTexts?: Readonly<Record<string, string>>
}

/** The module that starts a page in the browser. */
export const ENTRY = 'site/entry-client.tsx'

/** Whether a file is a font of the letters that every page has. */
export const isPlainFont = (file: string): boolean => /-latin-(?!ext-)[\w-]+\.woff2$/.test(file)

const CHUNKS: Record<TemplateName, string> = {
  home: 'site/pages/home/home-page.tsx',
  contact: 'site/pages/contact/contact-page.tsx',
  thanks: 'site/pages/thanks/thanks-page.tsx',
  content: 'site/pages/content/content-page.tsx',
  category: 'site/pages/category/category-page.tsx',
  legal: 'site/pages/legal/legal-page.tsx',
  privacy: 'site/pages/privacy/privacy-page.tsx',
  appointment: 'site/pages/appointment/appointment-page.tsx',
  brands: 'site/pages/brands/brands-page.tsx',
  brand: 'site/pages/brand/brand-page.tsx',
  'brand-products': 'site/pages/brand-products/brand-products-page.tsx',
  'brand-rolex': 'site/pages/brand-rolex/brand-rolex-page.tsx',
  'product-list': 'site/pages/product-list/product-list-page.tsx',
  product: 'site/pages/product/product-page.tsx',
  cart: 'site/pages/cart/cart-page.tsx',
  checkout: 'site/pages/checkout/checkout-page.tsx',
  order: 'site/pages/order/order-page.tsx',
  withdraw: 'site/pages/withdraw/withdraw-page.tsx',
  'not-found': 'site/pages/not-found/not-found-page.tsx',
}

/**
 * The assets of a template in a language, its static imports included, read off the manifest. Styles stand in the order in which
 * the modules would bring them: those of an import before those of its importer, which may override them.
 */
export function pageAssets(manifest: Manifest, template: TemplateName, language: Language): PageAssets {
  const chunks = new Set<string>()
  const visit = (key: string) => {
    if (chunks.has(key) || !manifest[key]) return
    chunks.add(key)
    manifest[key].imports?.forEach(visit)
  }
  for (const key of [ENTRY, CHUNKS[template], `site/messages/${language}.ts`]) visit(key)
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
