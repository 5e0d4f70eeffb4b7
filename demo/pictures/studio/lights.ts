import type { Color } from './materials.ts'
import type { Triple } from './shapes.ts'

/** A softbox far away: where it hangs, how large it is (tangent of the half angle), how bright. */
export interface Softbox {
  readonly from: Triple
  readonly size: readonly [number, number]
  readonly light: Color
  /** How much it lights matte surfaces. */
  readonly reach: number
}

export interface Light {
  readonly boxes: readonly Softbox[]
  /** The room around: above, at eye level, below. */
  readonly room: readonly [Color, Color, Color]
  /** Even light on matte surfaces. */
  readonly ambient: Color
}

interface Frame {
  readonly c: Triple
  readonly u: Triple
  readonly v: Triple
}

const normalized = ([x, y, z]: Triple): Triple => {
  const length = Math.sqrt(x * x + y * y + z * z)
  return [x / length, y / length, z / length]
}

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const directionOf = (box: Softbox): Triple => normalized(box.from)

const edge = (value: number, half: number, soft: number): number => {
  const t = (half + soft - Math.abs(value)) / (2 * soft)
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t)
}

/** The light that arrives from a direction, with edges blurred for rough surfaces. */
export function surroundings(light: Light): (x: number, y: number, z: number, rough: number) => Color {
  const frames: Frame[] = light.boxes.map((box) => {
    const c = directionOf(box)
    const u = normalized(cross(Math.abs(c[1]) > 0.98 ? [0, 0, 1] : [0, 1, 0], c))
    return { c, u, v: cross(c, u) }
  })
  const [above, level, below] = light.room
  return (x, y, z, rough) => {
    const [to, share] = y > 0 ? [above, Math.min(1, y * 1.2)] : [below, Math.min(1, -y * 2.2)]
    let r = level[0] + (to[0] - level[0]) * share
    let g = level[1] + (to[1] - level[1]) * share
    let b = level[2] + (to[2] - level[2]) * share
    for (let index = 0; index < frames.length; index += 1) {
      const { c, u, v } = frames[index] as Frame
      const { size, light: shine } = light.boxes[index] as Softbox
      const facing = x * c[0] + y * c[1] + z * c[2]
      if (facing < 0.05) continue
      const soft = 0.05 + rough * 1.6
      const across = edge((x * u[0] + y * u[1] + z * u[2]) / facing, size[0], soft)
      if (across === 0) continue
      const up = (x * v[0] + y * v[1] + z * v[2]) / facing
      const fade = 0.75 + 0.25 * Math.min(1, Math.max(-1, up / size[1]))
      const strength = (across * edge(up, size[1], soft) * fade) / (1 + rough * 1.5)
      r += shine[0] * strength
      g += shine[1] * strength
      b += shine[2] * strength
    }
    return [r, g, b]
  }
}
