const FIRST_LENGTH = 64

/** By how much a column grows that is full: twenty catalogues lie in memory at once, and what is ahead of them is room that stays empty. */
const GROWTH = 1.25

export const longer = (values: Int32Array, length: number): Int32Array<ArrayBuffer> => {
  const grown = new Int32Array(Math.max(length, Math.ceil(values.length * GROWTH), FIRST_LENGTH))
  grown.set(values)
  return grown
}

/** One number for each slot, side by side in memory, so that looking through all of them is quick. */
export interface NumberColumn {
  readonly values: Int32Array
  set(slot: number, value: number): void
}

export function numberColumn(): NumberColumn {
  // A field, for each object with a getter is of a kind of its own to the engine, which then looks each up anew.
  const column = {
    values: new Int32Array(0),
    set(slot: number, value: number): void {
      if (slot >= column.values.length) column.values = longer(column.values, slot + 1)
      column.values[slot] = value
    },
  }
  return column
}

/** A list of numbers for each slot: slot `s` has `lengths[s]` of `values` from `starts[s]` on. */
export interface ListColumn {
  readonly starts: Int32Array
  readonly lengths: Int32Array
  readonly values: Int32Array
  set(slot: number, list: readonly number[]): void
}

export function listColumn(): ListColumn {
  const starts = numberColumn()
  const lengths = numberColumn()
  let values = new Int32Array(0)
  let end = 0
  let used = 0

  /** Moves the lists together once changes have left more gaps than numbers. */
  function compact(): void {
    const packed = new Int32Array(Math.max(used, FIRST_LENGTH))
    let to = 0
    for (let slot = 0; slot < starts.values.length; slot++) {
      const from = starts.values[slot] ?? 0
      const length = lengths.values[slot] ?? 0
      packed.set(values.subarray(from, from + length), to)
      starts.set(slot, to)
      to += length
    }
    values = packed
    end = to
  }

  return {
    get starts() {
      return starts.values
    },
    get lengths() {
      return lengths.values
    },
    get values() {
      return values
    },
    set(slot, list) {
      const before = lengths.values[slot] ?? 0
      used += list.length - before
      if (slot >= starts.values.length) starts.set(slot, end)
      if (list.length > before) {
        if (end + list.length > values.length) values = longer(values, end + list.length)
        starts.set(slot, end)
        end += list.length
      }
      lengths.set(slot, list.length)
      values.set(list, starts.values[slot] ?? 0)
      if (end > FIRST_LENGTH && end > used * 2) compact()
    },
  }
}

/** Lists of numbers that grow and shrink by one, in whatever order: list `n` is made with its first number. */
export interface GrowingLists {
  /** The numbers of a list; valid until the next change. */
  of(list: number): Int32Array
  push(list: number, value: number): void
  remove(list: number, value: number): void
}

/** Where a list is full it moves to the end, where it gets room for half as many more. */
export function growingLists(): GrowingLists {
  const starts = numberColumn()
  const lengths = numberColumn()
  const rooms = numberColumn()
  let values = new Int32Array(0)
  let end = 0
  let left = 0

  const startOf = (list: number) => starts.values[list] ?? 0
  const lengthOf = (list: number) => lengths.values[list] ?? 0

  /** Moves the lists together, each with the room it has, once a quarter of all is what they have moved away from. */
  function compact(): void {
    const packed = new Int32Array(end - left)
    let to = 0
    for (let list = 0; list < rooms.values.length; list++) {
      packed.set(values.subarray(startOf(list), startOf(list) + lengthOf(list)), to)
      starts.set(list, to)
      to += rooms.values[list] as number
    }
    values = packed
    end = to
    left = 0
  }

  function makeRoom(list: number): void {
    if (left > FIRST_LENGTH && left * 4 > end) compact()
    const room = rooms.values[list] ?? 0
    const wanted = Math.ceil(room * 1.5) || 1
    if (end + wanted > values.length) values = longer(values, end + wanted)
    values.copyWithin(end, startOf(list), startOf(list) + room)
    starts.set(list, end)
    rooms.set(list, wanted)
    end += wanted
    left += room
  }

  return {
    of: (list) => values.subarray(startOf(list), startOf(list) + lengthOf(list)),
    push(list, value) {
      const length = lengthOf(list)
      if (length === (rooms.values[list] ?? 0)) makeRoom(list)
      values[startOf(list) + length] = value
      lengths.set(list, length + 1)
    },
    remove(list, value) {
      const [start, last] = [startOf(list), lengthOf(list) - 1]
      const place = values.subarray(start, start + last + 1).indexOf(value)
      if (place < 0) return
      values[start + place] = values[start + last] as number
      lengths.set(list, last)
    },
  }
}
