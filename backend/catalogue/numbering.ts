/** Gives ids small numbers in the order in which they are met, so that counts can lie in an array. */
export interface Numbering {
  /** The number of an id, given now if it has none yet. */
  codeOf(id: number): number
  /** The number of an id, -1 when it has none. */
  find(id: number): number
  idOf(code: number): number
  readonly size: number
}

export function numbering(): Numbering {
  const codes = new Map<number, number>()
  const ids: number[] = []
  return {
    codeOf(id) {
      const known = codes.get(id)
      if (known !== undefined) return known
      codes.set(id, ids.length)
      return ids.push(id) - 1
    },
    find: (id) => codes.get(id) ?? -1,
    idOf: (code) => ids[code] as number,
    get size() {
      return ids.length
    },
  }
}
