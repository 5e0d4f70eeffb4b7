import type { ImportedLines, LineMode } from '#contract/wire/imported-lines.ts'
import type { DirectusLogin, ImportChoices, ImportedGood, ProductImport } from '#contract/wire/product-imports.ts'
import type { LineKind } from '#domain/imports/visitor-lines.ts'
import type { Transport } from './transport.ts'

/** Files of goods from other systems, for who may make and change products. All calls reject with an ApiError. */
export function createImportCalls(transport: Transport) {
  const at = (id: string) => `/imports/${encodeURIComponent(id)}`
  const withFile = (file: Blob, filename: string) => {
    const form = new FormData()
    form.set('file', file, filename)
    return { body: form }
  }
  const step = async (id: string, name: string) =>
    (await transport<{ data: ProductImport }>('POST', `${at(id)}/${name}`)).data
  return {
    /** The last, newest first: 20, or as many as wanted, at most 200. */
    list: async (limit = 20) =>
      (await transport<{ data: ProductImport[] }>('GET', '/imports', { query: { limit } })).data,
    find: async (id: string) => (await transport<{ data: ProductImport }>('GET', at(id))).data,
    /** Sends a file, which is then read and tried; status 413 when it is too large. */
    begin: async (file: Blob, filename: string) =>
      (await transport<{ data: ProductImport }>('POST', '/imports', withFile(file, filename))).data,
    /**
     * Reads the goods of a Directus 8 over its API and begins an import of them; `token` is kept nowhere. Status 422 names which of the three is wrong.
     */
    fromDirectus: async (place: DirectusLogin) =>
      (await transport<{ data: ProductImport }>('POST', '/imports/directus', { body: place })).data,
    /** Takes in a table of subscribers, ratings or redirects, or tries to; `words` are those of the consent where the file names none. */
    lines: async (
      table: Blob,
      filename: string,
      { kind, mode, words }: { kind: LineKind; mode: LineMode; words?: string },
    ) => {
      const { body } = withFile(table, filename)
      body.set('kind', kind)
      body.set('mode', mode)
      if (words) body.set('words', words)
      return (await transport<{ data: ImportedLines }>('POST', '/imports/lines', { body })).data
    },
    /** Says what columns mean and how it is to be written; it is tried anew where that matters. */
    choose: async (id: string, choices: ImportChoices) =>
      (await transport<{ data: ProductImport }>('PATCH', at(id), { body: choices })).data,
    /** Sends an archive (ZIP) in which pictures lie by their names. */
    pictures: async (archive: Blob, id: string) =>
      (await transport<{ data: ProductImport }>('POST', `${at(id)}/pictures`, { body: archive })).data,
    /** Each of these rejects with status 409 where the import is at another step. */
    start: (id: string) => step(id, 'start'),
    pause: (id: string) => step(id, 'pause'),
    resume: (id: string) => step(id, 'resume'),
    cancel: (id: string) => step(id, 'cancel'),
    undo: (id: string) => step(id, 'undo'),
    /** Its goods, refused ones first; `page` counts from 1. */
    goods: async (id: string, page = 1) =>
      (await transport<{ data: ImportedGood[] }>('GET', `${at(id)}/goods`, { query: { page, limit: 100 } })).data,
  }
}
