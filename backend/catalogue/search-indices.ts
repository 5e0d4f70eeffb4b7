import { setImmediate } from 'node:timers/promises'
import type { Language } from '#domain/texts/language.ts'
import type { Labels } from './labels.ts'
import type { ProductTable } from './product-table.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'

/** Products indexed at once, between which other requests have their turn. */
const BATCH = 1000

async function indexAll(table: ProductTable, labels: Labels, language: Language): Promise<SearchIndex> {
  const index = searchIndex(language, labels.searchWords.get(language))
  const { rows } = table
  for (let slot = 0; slot < rows.length; slot++) {
    const row = rows[slot]
    if (row) index.add(row.facts, labels)
    if (slot % BATCH === BATCH - 1) await setImmediate()
  }
  return index
}

/** The search indices of a catalogue, each made when its language is first searched in. */
export function searchIndices() {
  const indices = new Map<Language, Promise<SearchIndex>>()

  /** Those there are, once none is being made any more. */
  async function made(): Promise<SearchIndex[]> {
    const waited = indices.size
    const found = await Promise.all(indices.values())
    return indices.size === waited ? found : made()
  }

  return {
    made,
    of(language: Language, table: ProductTable, labels: Labels): Promise<SearchIndex> {
      const known = indices.get(language)
      if (known) return known
      const making = indexAll(table, labels, language)
      indices.set(language, making)
      return making
    },
  }
}
