import type { Language } from '#domain/texts/language.ts'
import { demoGoods } from './demo-goods.ts'
import type { Names } from './labels.ts'
import { searchIndex } from './search-index.ts'

const { labels, products, texts } = demoGoods()

/** The goods of the demo's jeweller, found in a language, with what each is by name, kind and properties, and its price in cents. */
export function demoIndex(language: Language) {
  const index = searchIndex(language)
  for (const product of products) index.add(product, texts(product.id, language), labels)
  const of = (id: number) => products.find((one) => one.id === id)
  const called = (found: { readonly names: Names } | undefined) => found?.names[language] ?? ''
  const facts = (id: number): string => {
    const product = of(id)
    if (!product) return ''
    return [
      texts(id, language).name,
      called(labels.categories.get(product.category ?? -1)),
      ...product.subcategories.map((one) => called(labels.subcategories.get(one))),
      ...product.attributes.map((one) => called(labels.attributes.get(one))),
      ...product.tags.map((one) => labels.tagNames.get(one)?.[language]),
      labels.manufacturers.get(product.manufacturer ?? -1),
    ].join(' | ')
  }
  return { index, facts, priceOf: (id: number) => of(id)?.price ?? undefined }
}
