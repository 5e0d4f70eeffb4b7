import { foldedWords } from '#domain/texts/fold-text.ts'
import type { ProductFacts } from './product-facts.ts'
import { sortedWords } from './sorted-words.ts'

/** A reference number as it is compared: TW-40-BL, tw 40 bl and TW40BL are one. */
const codeOf = (text: string): string => foldedWords(text).join('')

/** Letters and digits from which on a text is taken for the beginning of a reference number. */
const CODE_FROM = 3

/** Products by what does not depend on a language: their reference numbers, however these are written, and their prices. */
export interface ProductCodes {
  /** Notes a product; one that is there with these very facts already stays as it is. */
  add(product: ProductFacts): void
  remove(id: number): void
  /** The oldest first. */
  ids(): number[]
  /** Cents; null without a price, and for what is not there. */
  priceOf(id: number): number | null
  /** The ids of the products whose reference number begins like this, those of the whole number first, of one number the oldest first. */
  find(text: string): number[]
}

const inOrder = (one: number, other: number) => one - other

export function productCodes(): ProductCodes {
  const products = new Map<number, ProductFacts>()
  // Nearly every number belongs to one product.
  const byCode = new Map<string, number | readonly number[]>()
  const sorted = sortedWords()
  const having = (code: string): readonly number[] => {
    const found = byCode.get(code)
    return typeof found === 'number' ? [found] : (found ?? [])
  }
  const keep = (code: string, ids: readonly number[]) => byCode.set(code, ids.length === 1 ? (ids[0] as number) : ids)

  function remove(id: number): void {
    const codes = products.get(id)?.references.map(codeOf) ?? []
    for (const code of codes)
      keep(
        code,
        having(code).filter((one) => one !== id),
      )
    products.delete(id)
  }

  return {
    remove,
    add(product) {
      const { id, references } = product
      if (products.get(id) === product) return
      remove(id)
      products.set(id, product)
      for (const code of references.map(codeOf)) {
        if (!byCode.has(code)) sorted.add(code)
        keep(code, [...having(code), id].sort(inOrder))
      }
    },
    ids: () => [...products.keys()].sort(inOrder),
    priceOf: (id) => products.get(id)?.price ?? null,
    find(text) {
      const code = codeOf(text)
      if (code.length < CODE_FROM || !/\d/.test(code)) return []
      return [...new Set([code, ...sorted.startingWith(code)].flatMap(having))]
    },
  }
}
