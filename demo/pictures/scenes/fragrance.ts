import { daylight } from '../lighting.ts'
import { colorOf, type Material, metals, plain, wood } from '../studio/materials.ts'
import type { Scene } from '../studio/scene.ts'
import { body, box, cylinder, place, rod, type Shape, subtract, union } from '../studio/shapes.ts'

export interface Fragrance {
  readonly glass: string
  readonly liquid: string
  readonly ground: Material
  readonly kind: 'diffuser' | 'candle' | 'both'
}

/** A reed diffuser and a candle. Glass is thin here; the liquid is what is seen. */
export function fragranceScene({ glass, liquid, ground, kind }: Fragrance): Scene {
  const wax = plain('#efe4d0', 0.04, 0.5) as Extract<Material, { kind: 'matte' }>
  const left = kind === 'both' ? -1.25 : 0
  const right = kind === 'both' ? 1.45 : 0
  const reeds = [-26, -12, 3, 15, 28].map((tilt, index) => {
    const a = (tilt * Math.PI) / 180
    return rod([0, 0.4, 0], [Math.sin(a) * 3, 0.4 + Math.cos(a) * 4.4, Math.sin(index * 2.4) * 0.8], 0.045)
  })
  const label = plain('#f3eee4', 0.02, 0.6)
  const diffuser: Shape[] = [
    body(
      box(0.92, 0.78, 0.92, 0.22),
      [0.95, 0.8, 0.95],
      { kind: 'matte', paint: () => colorOf(liquid), gloss: 0.06, rough: 0.1, glow: 0.2 },
      { move: [left, 0.92, 0], turn: [0, 24, 0] },
    ),
    body(
      union(box(1.05, 1.05, 1.05, 0.24), place(cylinder(0.42, 0.42, 0.08), { move: [0, 1.3, 0] })),
      [1.08, 1.75, 1.08],
      { kind: 'glass', tint: colorOf(glass) },
      { move: [left, 1.06, 0], turn: [0, 24, 0] },
      [0, 0.4, 0],
    ),
    body(cylinder(0.45, 0.12, 0.04), [0.46, 0.13, 0.46], metals.gold, { move: [left, 2.62, 0] }),
    body(union(...reeds), [3, 2.6, 1], wood('#b08a5d', '#7a5a36', 3), { move: [left, 0, 0] }, [0, 2.6, 0]),
    body(box(0.52, 0.34, 0.02, 0.01), [0.53, 0.35, 0.03], label, { move: [left + 0.43, 0.95, 0.97], turn: [0, 24, 0] }),
  ]
  const candle: Shape[] = [
    body(
      cylinder(0.82, 0.62, 0.05),
      [0.83, 0.64, 0.83],
      { ...wax, glow: 0.16, paint: (_x, y) => [0.93 + y * 0.06, 0.8 + y * 0.14, 0.6 + y * 0.18] },
      { move: [right, 0.7, 0.5] },
    ),
    body(
      subtract(cylinder(0.95, 0.95, 0.06), place(cylinder(0.86, 0.95, 0.05), { move: [0, 0.1, 0] })),
      [0.96, 0.96, 0.96],
      { kind: 'glass', tint: colorOf(glass) },
      { move: [right, 0.95, 0.5] },
    ),
    body(
      rod([0, 0, 0], [0.02, 0.28, 0], 0.025),
      [0.06, 0.3, 0.06],
      plain('#2a211b'),
      { move: [right, 1.3, 0.5] },
      [0, 0.1, 0],
    ),
    body(
      (x, y, z) => Math.hypot(x * (1 + Math.max(0, y) * 1.6), y * 0.42, z * (1 + Math.max(0, y) * 1.6)) - 0.11,
      [0.16, 0.34, 0.16],
      { kind: 'matte', paint: (_x, y) => [3.4, 2.2 - y * 0.6, 0.9 - y], gloss: 0, rough: 1, glow: 2.6 },
      { move: [right + 0.02, 1.78, 0.5] },
    ),
    body(box(0.42, 0.3, 0.02, 0.01), [0.43, 0.31, 0.03], label, { move: [right, 0.85, 1.46] }),
  ]
  return {
    shapes: [...(kind !== 'candle' ? diffuser : []), ...(kind !== 'diffuser' ? candle : [])],
    gems: [],
    table: ground,
    light: daylight,
    detail: 0.006,
  }
}
