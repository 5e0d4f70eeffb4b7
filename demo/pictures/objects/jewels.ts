import { type Gem, gem } from '../studio/gem.ts'
import { type Color, finished, type Material, type MetalName, metals } from '../studio/materials.ts'
import { randomFrom } from '../studio/noise.ts'
import {
  body,
  cylinder,
  type Distance,
  domedBand,
  flatBand,
  type Pose,
  place,
  placed,
  rod,
  type Shape,
  sphere,
  type Triple,
  union,
} from '../studio/shapes.ts'

/** Bodies and stones of one piece. */
export interface Piece {
  readonly shapes: readonly Shape[]
  readonly gems: readonly Gem[]
}

export const together = (...pieces: Piece[]): Piece => ({
  shapes: pieces.flatMap(({ shapes }) => shapes),
  gems: pieces.flatMap(({ gems }) => gems),
})

/** How much of each colour a stone swallows, and how strongly it bends light. */
export const stones = {
  diamond: { absorb: [0, 0, 0], index: 2.42 },
  tourmaline: { absorb: [3.4, 0.9, 2.2], index: 1.9 },
  sapphire: { absorb: [4.2, 2.6, 0.6], index: 1.95 },
  aquamarine: { absorb: [1.5, 0.5, 0.32], index: 1.8 },
  ruby: { absorb: [0.5, 4.4, 3.2], index: 1.95 },
  morganite: { absorb: [0.25, 0.9, 0.75], index: 1.85 },
  citrine: { absorb: [0.25, 0.9, 3.4], index: 1.8 },
  amethyst: { absorb: [1.5, 3.2, 0.9], index: 1.8 },
  onyx: { absorb: [9, 9, 9], index: 1.9 },
} as const satisfies Record<string, { absorb: readonly [number, number, number]; index: number }>

export type StoneName = keyof typeof stones

const RADIUS = 0.9

export interface BandDesign {
  readonly metal: MetalName
  readonly profile: 'domed' | 'flat'
  readonly width: number
  readonly thick?: number
  readonly finish?: 'polished' | 'brushed' | 'hammered'
  /** Small stones set around; a share of the ring from 0 to 1. */
  readonly pave?: number
  readonly radius?: number
}

/** A ring around its own z axis. */
export function band(
  { metal, profile, width, thick = 0.08, finish = 'polished', pave = 0, radius = RADIUS }: BandDesign,
  pose: Pose,
): Piece {
  const distance =
    profile === 'domed'
      ? domedBand(radius, thick, width)
      : flatBand(radius, thick, width, Math.min(thick, width) * 0.42)
  const outer = radius + thick
  const gems: Gem[] = []
  const size = Math.min(width * 0.72, 0.085)
  const steps = Math.floor((Math.PI * 2 * outer) / (size * 2.15))
  for (let step = 0; step < steps * pave; step += 1) {
    const angle = 90 + (step % 2 ? 1 : -1) * Math.ceil(step / 2) * (360 / steps)
    const a = (angle * Math.PI) / 180
    gems.push(
      set(
        'diamond',
        'brilliant',
        size,
        [Math.cos(a) * (outer - size * 0.15), Math.sin(a) * (outer - size * 0.15), 0],
        [0, 0, angle - 90],
        pose,
      ),
    )
  }
  return { shapes: [body(distance, [outer, outer, width], finished(metal, finish), pose)], gems }
}

/** A stone of a piece: its place and turn are in the piece's directions. */
function set(
  name: StoneName,
  cut: 'brilliant' | 'step',
  radius: number,
  at: Triple,
  turn: Triple,
  pose: Pose,
  ratio?: number,
): Gem {
  return gem({
    cut,
    center: placed(at, pose),
    radius,
    turn,
    within: pose.turn ?? [0, 0, 0],
    index: stones[name].index,
    absorb: [...stones[name].absorb] as Color,
    ...(ratio && { ratio }),
  })
}

export interface SolitaireDesign {
  readonly metal: MetalName
  readonly claws?: MetalName
  readonly stone: StoneName
  readonly cut?: 'brilliant' | 'step'
  /** Radius of the stone. */
  readonly size: number
  readonly width?: number
  readonly pave?: number
  readonly halo?: boolean
}

/** A ring around its z axis with one stone at its top, held by claws. */
export function solitaire(design: SolitaireDesign, pose: Pose): Piece {
  const { metal, claws = metal, stone, cut = 'brilliant', size, width = 0.1, pave = 0, halo = false } = design
  const ring = band({ metal, profile: 'domed', width, thick: 0.072, pave: 0 }, pose)
  const top = RADIUS + 0.072
  const height = top + size * 0.9
  const count = cut === 'step' ? 4 : 6
  const ratio = 1.3
  const prongs = Array.from({ length: count }, (_, k) => {
    const a = ((k + 0.5) * 2 * Math.PI) / count
    const [rx, rz] = cut === 'step' ? [0.72 * ratio, 0.68] : [0.99, 0.99]
    return rod(
      [Math.cos(a) * size * 0.32, top - 0.05, Math.sin(a) * size * 0.32],
      [Math.cos(a) * size * rx, height + size * 0.2, Math.sin(a) * size * rz],
      size * 0.1,
      size * 0.078,
    )
  })
  const basket = place(domedBand(size * 0.66, size * 0.07, size * 0.07), {
    move: [0, height - size * 0.42, 0],
    turn: [90, 0, 0],
  })
  const head = body(union(...prongs, basket), [size * 1.4, size * 1.2, size * 1.4], metals[claws], pose, [
    0,
    top + size * 0.5,
    0,
  ])
  const gems = [set(stone, cut, size, [0, height, 0], [0, 8, 0], pose, cut === 'step' ? ratio : undefined)]
  const small = width * 0.66
  const shoulder = pave > 0 ? Math.round(9 * pave) : 0
  for (let k = 0; k < shoulder; k += 1)
    for (const side of [-1, 1]) {
      const angle = 90 + side * (16 + k * 8.5)
      const a = (angle * Math.PI) / 180
      gems.push(
        set(
          'diamond',
          'brilliant',
          small,
          [Math.cos(a) * (top - 0.012), Math.sin(a) * (top - 0.012), 0],
          [0, 0, angle - 90],
          pose,
        ),
      )
    }
  const shapes = [...ring.shapes, head]
  if (halo) {
    const around = 14
    for (let k = 0; k < around; k += 1) {
      const a = (k * 2 * Math.PI) / around
      gems.push(
        set(
          'diamond',
          'brilliant',
          size * 0.25,
          [Math.cos(a) * size * 1.28, height + size * 0.02, Math.sin(a) * size * 1.28],
          [0, 0, 0],
          pose,
        ),
      )
    }
    shapes.push(
      body(
        place(flatBand(size * 1.28, size * 0.24, size * 0.1, size * 0.06), {
          move: [0, height - size * 0.1, 0],
          turn: [90, 0, 0],
        }),
        [size * 1.6, size * 0.25, size * 1.6],
        metals[claws],
        pose,
        [0, height - size * 0.1, 0],
      ),
    )
  }
  return { shapes, gems }
}

export const pearlColors = {
  white: { kind: 'pearl', tint: [0.93, 0.83, 0.74], overtone: [0.98, 0.66, 0.66] },
  rose: { kind: 'pearl', tint: [0.93, 0.66, 0.6], overtone: [0.95, 0.6, 0.66] },
  tahiti: { kind: 'pearl', tint: [0.13, 0.14, 0.15], overtone: [0.3, 0.42, 0.36] },
  golden: { kind: 'pearl', tint: [0.82, 0.62, 0.34], overtone: [0.95, 0.75, 0.5] },
} satisfies Record<string, Material>

export type PearlName = keyof typeof pearlColors

export const pearl = (radius: number, at: Triple, color: PearlName = 'white'): Shape =>
  body(sphere(radius), [radius, radius, radius], pearlColors[color], { move: at })

/** Pearls that touch one another along a curve on the table; `path` goes from 0 to 1, `radius` likewise. */
export function strand(
  radius: (share: number) => number,
  path: (share: number) => [number, number],
  color: PearlName,
): Shape[] {
  const next = randomFrom(39)
  const pearls: Shape[] = []
  let share = 0
  while (share < 1) {
    const r = radius(share) * (0.985 + next() * 0.03)
    const [x, z] = path(share)
    pearls.push(pearl(r, [x, r, z], color))
    const wanted = r + radius(Math.min(1, share + 0.02))
    while (share < 1) {
      share += 0.0005
      const [u, v] = path(share)
      if (Math.hypot(u - x, v - z) >= wanted) break
    }
  }
  return pearls
}

/** A chain that lies in a circle around the y axis, made of links that stand and lie in turn. */
export function chain(metal: MetalName, radius: number, link: number, thick: number, pose: Pose): Shape {
  const pairs = Math.round((Math.PI * 2 * radius) / (link * 2.5))
  const lying = place(domedBand(link * 0.72, thick, thick), { turn: [90, 0, 0] })
  const upright = domedBand(link * 0.72, thick, thick)
  const oval =
    (shape: Distance): Distance =>
    (x, y, z) =>
      shape(x * 0.72, y, z)
  const links: Distance = (x, y, z) => {
    const sector = (Math.PI * 2) / pairs
    const angle = Math.atan2(z, x)
    const first = Math.round(angle / sector) * sector
    const second = (Math.floor(angle / sector) + 0.5) * sector
    const local = (turn: number, shape: Distance): number => {
      const [s, c] = [Math.sin(turn), Math.cos(turn)]
      return shape(-x * s + z * c, y, x * c + z * s - radius)
    }
    return Math.min(local(first, oval(lying)), local(second, oval(upright))) * 0.7
  }
  const reach = radius + link * 1.4
  return body(links, [reach, link, reach], metals[metal], pose)
}

/** A stud or pendant: a stone in a bezel of metal, lying with its table up. */
export function bezelStone(
  metal: MetalName,
  name: StoneName,
  size: number,
  pose: Pose,
  cut: 'brilliant' | 'step' = 'brilliant',
): Piece {
  const wall = place(flatBand(size * 1.1, size * 0.13, size * 0.26, size * 0.08), { turn: [90, 0, 0] })
  const cup = place(cylinder(size * 1.05, size * 0.06, size * 0.03), { move: [0, -size * 0.32, 0] })
  return {
    shapes: [body(union(wall, cup), [size * 1.3, size * 0.5, size * 1.3], metals[metal], pose)],
    gems: [set(name, cut, cut === 'step' ? size * 0.9 : size * 1.02, [0, size * 0.14, 0], [0, 0, 0], pose)],
  }
}
