export const IMPORT_MODES = ['dry', 'good', 'all'] as const

/** `dry`: nothing is written; `good`: what is good is written; `all`: everything or nothing. */
export type ImportMode = (typeof IMPORT_MODES)[number]

/** Lines of a file: `key` is the column that says which item a line means; relations by slug or name, translations by language. */
export type ImportOrder = {
  readonly key: string
  readonly mode: ImportMode
  /** `line`: where it stands in the file; `if_new`: more values for an item that is not there yet. */
  readonly lines: readonly {
    readonly line: number
    readonly data: Readonly<Record<string, unknown>>
    readonly if_new?: Readonly<Record<string, unknown>>
  }[]
}

export type ImportedLine = {
  readonly line: number
  readonly outcome: 'create' | 'update' | 'same' | 'refused'
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[]
  readonly problems: readonly { readonly field: string; readonly message: string }[]
}

export type ImportResult = { readonly lines: readonly ImportedLine[]; readonly written: boolean }
