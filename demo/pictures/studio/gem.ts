import type { Color } from './materials.ts'
import type { Matrix, Triple } from './shapes.ts'
import { inverseRotation, times } from './shapes.ts'

/** A cut stone: flat facets `nx, ny, nz, distance` around its centre, in its own directions. */
export interface Gem {
  readonly facets: Float64Array
  readonly center: Triple
  readonly radius: number
  readonly rotation: Matrix
  /** How much light each centimetre swallows; zero for a diamond. */
  readonly absorb: Color
  readonly index: number
}

/** The 57 facets of a brilliant with girdle radius 1, and its girdle. */
function brilliant(): number[] {
  const facets: number[] = []
  const girdle = 0.02
  const add = (azimuth: number, slope: number, distance: number, up: number): void => {
    const [a, s] = [(azimuth * Math.PI) / 180, (slope * Math.PI) / 180]
    facets.push(Math.sin(s) * Math.cos(a), Math.cos(s) * up, Math.sin(s) * Math.sin(a), distance)
  }
  const touching = (slope: number, spread = 0): number =>
    Math.sin((slope * Math.PI) / 180) * Math.cos((spread * Math.PI) / 180) + Math.cos((slope * Math.PI) / 180) * girdle
  const crown = girdle + 0.43 * Math.tan((34.5 * Math.PI) / 180)
  facets.push(0, 1, 0, crown)
  for (let k = 0; k < 8; k += 1) {
    const at = k * 45
    add(at, 34.5, touching(34.5), 1)
    add(at + 22.5, 21, Math.sin((21 * Math.PI) / 180) * 0.545 + Math.cos((21 * Math.PI) / 180) * crown, 1)
    add(at + 11.25, 40, touching(40), 1)
    add(at - 11.25, 40, touching(40), 1)
    add(at, 40.8, touching(40.8), -1)
    add(at + 11.25, 42, touching(42), -1)
    add(at - 11.25, 42, touching(42), -1)
  }
  for (let k = 0; k < 32; k += 1) add(k * 11.25, 90, 1, 1)
  return facets
}

/** A step cut with clipped corners; `ratio` is length by width. */
function stepped(ratio: number): number[] {
  const facets: number[] = [0, 1, 0, 0.4]
  const sides: [number, number][] = [
    [0, ratio],
    [90, 1],
    [180, ratio],
    [270, 1],
    [45, (ratio + 1) * 0.6],
    [135, (ratio + 1) * 0.6],
    [225, (ratio + 1) * 0.6],
    [315, (ratio + 1) * 0.6],
  ]
  for (const [azimuth, reach] of sides) {
    const a = (azimuth * Math.PI) / 180
    for (const [slope, share, up] of [
      [50, 1, 1],
      [36, 0.955, 1],
      [26, 0.89, 1],
      [90, 1, 1],
      [58, 1, -1],
      [47, 0.94, -1],
      [36, 0.84, -1],
    ] as const) {
      const s = (slope * Math.PI) / 180
      const distance =
        Math.sin(s) * reach * 0.62 * (slope === 90 ? 1 : share) +
        Math.cos(s) * (up > 0 ? 0.09 + (1 - share) * 0.55 : 0.03 + (1 - share) * 1.2)
      facets.push(Math.sin(s) * Math.cos(a), Math.cos(s) * up, Math.sin(s) * Math.sin(a), distance)
    }
  }
  return facets
}

export interface GemOptions {
  readonly cut: 'brilliant' | 'step'
  readonly center: Triple
  readonly radius: number
  readonly turn?: Triple
  /** Turn of the piece that holds the stone. */
  readonly within?: Triple
  readonly absorb?: Color
  readonly index?: number
  readonly ratio?: number
}

/** A stone of that girdle radius with its table up, turned as said. */
export function gem({
  cut,
  center,
  radius,
  turn = [0, 0, 0],
  within = [0, 0, 0],
  absorb = [0, 0, 0],
  index = 2.42,
  ratio = 1.4,
}: GemOptions): Gem {
  const unit = cut === 'brilliant' ? brilliant() : stepped(ratio)
  const facets = Float64Array.from(unit, (value, place) => (place % 4 === 3 ? value * radius : value))
  return {
    facets,
    center,
    radius: radius * (cut === 'brilliant' ? 1.06 : ratio * 0.95),
    rotation: times(inverseRotation(turn), inverseRotation(within)),
    absorb,
    index,
  }
}

/** Where a ray in the stone's own directions goes in (`enter`) or out (`leave`) and through which facet; -1 when it misses. */
export const crossing = { enter: 0, leave: 0, entry: -1, exit: -1 }

export function cross(
  facets: Float64Array,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  let enter = -Infinity
  let leave = Infinity
  let entry = -1
  let exit = -1
  for (let f = 0; f < facets.length; f += 4) {
    const nx = facets[f] as number
    const ny = facets[f + 1] as number
    const nz = facets[f + 2] as number
    const along = dx * nx + dy * ny + dz * nz
    const gap = (facets[f + 3] as number) - (ox * nx + oy * ny + oz * nz)
    if (along < -1e-9) {
      const t = gap / along
      if (t > enter) {
        enter = t
        entry = f
      }
    } else if (along > 1e-9) {
      const t = gap / along
      if (t < leave) {
        leave = t
        exit = f
      }
    } else if (gap < 0) return false
    if (enter > leave) return false
  }
  crossing.enter = enter
  crossing.leave = leave
  crossing.entry = entry
  crossing.exit = exit
  return leave > 0
}

type Sky = (x: number, y: number, z: number) => Color

const fresnel = (cos: number, index: number): number => {
  const base = ((index - 1) / (index + 1)) ** 2
  return base + (1 - base) * (1 - cos) ** 5
}

const BOUNCES = 7

/**
 * What is seen in a stone: the reflection of its surface, and the light that has wandered inside and left it again, split
 * into colours as it leaves. Position and direction are in the studio's directions; `sky` is asked in these too.
 */
export function lightThrough(
  stone: Gem,
  px: number,
  py: number,
  pz: number,
  vx: number,
  vy: number,
  vz: number,
  sky: Sky,
): Color | undefined {
  const [a, b, c, d, e, f, g, h, i] = stone.rotation
  const [mx, my, mz] = [px - stone.center[0], py - stone.center[1], pz - stone.center[2]]
  const ox = a * mx + b * my + c * mz
  const oy = d * mx + e * my + f * mz
  const oz = g * mx + h * my + i * mz
  let dx = a * vx + b * vy + c * vz
  let dy = d * vx + e * vy + f * vz
  let dz = g * vx + h * vy + i * vz
  const { facets, index, absorb } = stone
  if (!cross(facets, ox, oy, oz, dx, dy, dz) || crossing.entry < 0 || crossing.enter < 0) return undefined
  const outside: Sky = (x, y, z) => sky(a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z)
  const nx = facets[crossing.entry] as number
  const ny = facets[crossing.entry + 1] as number
  const nz = facets[crossing.entry + 2] as number
  const cos = -(dx * nx + dy * ny + dz * nz)
  const shine = fresnel(cos, index)
  const mirror = outside(dx + 2 * cos * nx, dy + 2 * cos * ny, dz + 2 * cos * nz)
  const result: Color = [mirror[0] * shine, mirror[1] * shine, mirror[2] * shine]
  let x = ox + dx * crossing.enter
  let y = oy + dy * crossing.enter
  let z = oz + dz * crossing.enter
  const eta = 1 / index
  const bend = eta * cos - Math.sqrt(1 - eta * eta * (1 - cos * cos))
  dx = eta * dx + bend * nx
  dy = eta * dy + bend * ny
  dz = eta * dz + bend * nz
  let energy = 1 - shine
  let path = 0
  for (let bounce = 0; bounce < BOUNCES && energy > 0.02; bounce += 1) {
    cross(facets, x, y, z, dx, dy, dz)
    const at = crossing.exit
    if (at < 0) break
    const out = crossing.leave
    path += out
    x += dx * out
    y += dy * out
    z += dz * out
    const fx = facets[at] as number
    const fy = facets[at + 1] as number
    const fz = facets[at + 2] as number
    const up = dx * fx + dy * fy + dz * fz
    const outward = 1 - index * index * (1 - up * up)
    if (outward > 0) {
      const inner = fresnel(Math.sqrt(outward), index)
      for (let channel = 0; channel < 3; channel += 1) {
        const tuned = index * (1 + (channel - 1) * 0.012)
        const k = 1 - tuned * tuned * (1 - up * up)
        if (k <= 0) continue
        const s = Math.sqrt(k) - tuned * up
        const seen = outside(tuned * dx + s * fx, tuned * dy + s * fy, tuned * dz + s * fz)[channel] as number
        result[channel] =
          (result[channel] as number) + seen * energy * (1 - inner) * Math.exp(-(absorb[channel] as number) * path)
      }
      energy *= inner
    }
    dx -= 2 * up * fx
    dy -= 2 * up * fy
    dz -= 2 * up * fz
  }
  return result
}
