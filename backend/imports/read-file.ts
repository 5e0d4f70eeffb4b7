import { proposedMapping } from '#domain/imports/import-targets.ts'
import type { ImportedProduct } from '#domain/imports/imported-product.ts'
import { type ImportSource, productsIn, sourceOf } from '#domain/imports/read-products.ts'
import { readTable } from './read-table.ts'

export interface FileToRead {
  readonly bytes: Uint8Array
  /** Where it comes from; found out by its columns unless given. */
  readonly source?: ImportSource | undefined
  /** What each column means, as somebody has corrected it. */
  readonly mapping?: readonly string[] | undefined
}

/** What is known of a file as a whole; `samples` are its first lines. */
export interface FileFacts {
  readonly source: ImportSource
  readonly head: readonly string[]
  readonly mapping: readonly string[]
  readonly samples: readonly (readonly string[])[]
}

const SAMPLES = 5
const LONGEST_SAMPLE = 80

/** What a file says, in any form and of any source. Throws UnreadableFile; takes as long as the file wants (`readApart` bounds it). */
export async function readFile(file: FileToRead): Promise<{ facts: FileFacts; products: ImportedProduct[] }> {
  const table = await readTable(file.bytes)
  const source = file.source ?? sourceOf(table.head)
  const mapping = file.mapping?.length === table.head.length ? file.mapping : proposedMapping(table.head)
  const samples = table.lines
    .slice(0, SAMPLES)
    .map(({ cells }) => [...cells.values()].map((cell) => cell.slice(0, LONGEST_SAMPLE)))
  return { facts: { source, head: table.head, mapping, samples }, products: productsIn(table, source, mapping) }
}
