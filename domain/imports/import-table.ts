/** A line of a table: what it holds by the head of its column in small letters, without the space around it. */
export interface TableLine {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
}

export interface ImportTable {
  /** As the file writes it. */
  readonly head: readonly string[]
  readonly lines: readonly TableLine[]
}

export const headKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ')

/** A table out of rows of cells, the head first; rows that are empty are left out, and lines count from 1 with the head. */
export function tableOf(rows: readonly { readonly line: number; readonly cells: readonly string[] }[]): ImportTable {
  const [first, ...others] = rows
  const head = first?.cells.map((name) => name.trim()) ?? []
  const keys = head.map(headKey)
  const lines = others.map(({ line, cells }) => ({
    line,
    cells: new Map(keys.map((key, at) => [key, (cells[at] ?? '').trim()] as const)),
  }))
  return { head, lines: lines.filter(({ cells }) => [...cells.values()].some((cell) => cell !== '')) }
}

/** The first of these columns that the file has: its cell, empty where nothing stands in it; undefined for a file without any. */
export function cellOf({ cells }: TableLine, ...names: readonly string[]): string | undefined {
  const present = names.filter((name) => cells.has(name))
  return present.map((name) => cells.get(name)).find((cell) => cell !== '') ?? (present.length > 0 ? '' : undefined)
}

/** What a cell lists, each once; `\,` is a comma of an entry itself. */
export const listIn = (cell: string | undefined, mark = ','): string[] => {
  const parts = (cell ?? '').replaceAll(`\\${mark}`, '\0').split(mark)
  return [...new Set(parts.map((part) => part.replaceAll('\0', mark).trim()).filter((part) => part !== ''))]
}
