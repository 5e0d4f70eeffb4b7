import { setImmediate } from 'node:timers/promises'
import type { Language } from '#domain/texts/language.ts'
import type { Labels } from './labels.ts'
import { productCodes } from './product-codes.ts'
import type { ProductTable } from './product-table.ts'
import { type ProductTexts, type SearchIndex, searchIndex } from './search-index.ts'

/** Products indexed at once, between which other requests have their turn. */
const BATCH = 1000

/** What is written of products in a language, by their ids. */
type TextsOf = (ids: readonly number[], language: Language) => Promise<(id: number) => ProductTexts>

/** What is put into an index of which language. */
interface Source {
  readonly table: ProductTable
  readonly labels: Labels
  readonly language: Language
  readonly textsOf: TextsOf
}

async function indexAll(index: SearchIndex, source: Source): Promise<SearchIndex> {
  const { table } = source
  for (let from = 0; from < table.rows.length; from += BATCH) {
    const ids = table.rows.slice(from, from + BATCH).flatMap((row) => row?.facts.id ?? [])
    await putAll(index, ids, source)
    await setImmediate()
  }
  return index
}

/** Puts the products that have these ids into the index as the table has them, in place of what it had of them. */
async function putAll(
  index: SearchIndex,
  ids: readonly number[],
  { table, labels, language, textsOf }: Source,
): Promise<void> {
  const texts = await textsOf(ids, language)
  for (const id of ids) {
    const row = table.byId(id)
    index.remove(id)
    if (row) index.add(row.facts, texts(id), labels)
  }
}

/** The search indices of a catalogue, each made when its language is first searched in. */
export function searchIndices(textsOf: TextsOf) {
  const indices = new Map<Language, Promise<SearchIndex>>()
  const codes = productCodes()

  return {
    of(language: Language, table: ProductTable, labels: Labels): Promise<SearchIndex> {
      const known = indices.get(language)
      if (known) return known
      const index = searchIndex(language, labels.searchWords.get(language), codes)
      const making = indexAll(index, { table, labels, language, textsOf })
      indices.set(language, making)
      // One that could not be made is made anew for whoever asks next.
      making.catch(() => {
        if (indices.get(language) === making) indices.delete(language)
      })
      return making
    },
    /** Puts products as the table now has them into all indices that there are, once none is being made any more. */
    async renew(ids: readonly number[], table: ProductTable, labels: Labels): Promise<void> {
      for (const [language, made] of [...indices]) {
        await putAll(await made, ids, { table, labels, language, textsOf })
      }
    },
  }
}
