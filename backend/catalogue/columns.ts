const FIRST_LENGTH = 64

const longer = (values: Int32Array, length: number): Int32Array<ArrayBuffer> => {
  const grown = new Int32Array(Math.max(length, values.length * 2, FIRST_LENGTH))
  grown.set(values)
  return grown
}

/** One number for each slot, side by side in memory, so that looking through all of them is quick. */
export interface NumberColumn {
  readonly values: Int32Array
  set(slot: number, value: number): void
}

export function numberColumn(): NumberColumn {
  let values = new Int32Array(0)
  return {
    get values() {
      return values
    },
    set(slot, value) {
      if (slot >= values.length) values = longer(values, slot + 1)
      values[slot] = value
    },
  }
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
