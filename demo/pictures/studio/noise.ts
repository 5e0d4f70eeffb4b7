/** A stream of numbers from 0 to 1 that is the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const SIZE = 256
const MASK = SIZE - 1
const lattice = (() => {
  const next = randomFrom(1898)
  return Float32Array.from({ length: SIZE * SIZE }, () => next())
})()

const at = (x: number, y: number): number => lattice[((y & MASK) << 8) | (x & MASK)] as number

/** Smooth noise from 0 to 1 over the plane, with features of size 1. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const fx = x - column
  const fy = y - row
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const top = at(column, row) * (1 - u) + at(column + 1, row) * u
  const bottom = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u
  return top * (1 - v) + bottom * v
}

/** Noise of several sizes laid over one another, from 0 to 1. */
export function layers(x: number, y: number, count: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let scale = 1
  for (let layer = 0; layer < count; layer += 1) {
    sum += noise(x * scale + layer * 17.3, y * scale - layer * 9.1) * weight
    total += weight
    weight *= 0.5
    scale *= 2.03
  }
  return sum / total
}
