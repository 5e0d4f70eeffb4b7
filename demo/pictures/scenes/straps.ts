import { watchlight } from '../lighting.ts'
import { colorOf, leather, type Material, stone } from '../studio/materials.ts'
import type { Scene } from '../studio/scene.ts'
import { body, cylinder, type Distance, type Pose, place, type Shape, subtract, union } from '../studio/shapes.ts'

/** A strap without its watch, along z. */
export function looseStrap(color: string, stitch: string, pose: Pose, width = 0.5): Shape {
  const hide = leather(color) as Extract<Material, { kind: 'matte' }>
  const thread = colorOf(stitch)
  const half = (z: number): number => width - Math.max(0, z + 3) * 0.018
  const shape: Distance = (x, y, z) => {
    const tip = Math.max(0, z - 2.9)
    const qx = Math.abs(x) - half(z) + tip * tip * 0.75 + 0.05
    const qy =
      Math.abs(y) - 0.12 - 0.07 * Math.exp(-((z + 3.4) ** 2)) + Math.max(0, Math.abs(x) - width * 0.6) * 0.12 + 0.05
    const qz = Math.abs(z) - 3.7 + 0.05
    return (
      (Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0) - 0.05) * 0.8
    )
  }
  const holes = union(...[0, 1, 2, 3, 4].map((k) => place(cylinder(0.055, 0.4, 0.01), { move: [0, 0, 0.4 + k * 0.5] })))
  const paint: Material = {
    ...hide,
    paint: (x, y, z) => {
      const seam = Math.abs(Math.abs(x) - half(z) + 0.1)
      if (seam < 0.02 && Math.abs(z * 3.6) % 1 > 0.24 && z < 2.8) return thread
      const base = hide.paint(x, y, z)
      const shade = seam < 0.05 ? 0.72 : 1
      return [base[0] * shade, base[1] * shade, base[2] * shade]
    },
  }
  return body(subtract(shape, holes), [width + 0.05, 0.25, 3.75], paint, pose)
}

/** Loose straps beside each other on stone. */
export const straps = (): Scene => ({
  shapes: (
    [
      ['#7a4a2b', '#c9a77c'],
      ['#3a281f', '#8a6a4c'],
      ['#2f4a40', '#b7ab8c'],
      ['#24364f', '#9aa7b5'],
      ['#a8794c', '#e0c9a4'],
    ] as const
  ).map(([color, stitch], index) =>
    looseStrap(color, stitch, {
      move: [(index - 2) * 1.5, 0.2, (index % 2) * 0.5 - 0.2],
      turn: [0, (index - 2) * 1.6, 0],
    }),
  ),
  gems: [],
  table: stone('#c9bfb1', '#918575'),
  light: watchlight,
  detail: 0.005,
})
