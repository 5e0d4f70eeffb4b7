import { gather } from './bodies.ts'
import { type Gem, lightThrough } from './gem.ts'
import { gemEntry } from './gem-entry.ts'
import { directionOf, surroundings } from './lights.ts'
import type { Color, Material } from './materials.ts'
import type { Scene, Seen } from './scene.ts'
import type { Shape, Triple } from './shapes.ts'
import { sparkle } from './sparkle.ts'

const FAR = 1e4
const SKY = -1
const TABLE = -2
const GEM = 1000
const TAPS = [0.05, 0.18, 0.5]

/** Builds the function that follows a ray from the camera. */
export function tracer(scene: Scene): (origin: Triple, dx: number, dy: number, dz: number) => Seen {
  const { shapes, gems, table, light } = scene
  const eps = scene.detail ?? 0.002
  const room = surroundings(light)
  const suns = light.boxes.filter(({ reach }) => reach > 0).map((box) => ({ box, to: directionOf(box) }))
  const glints = sparkle()
  const far = scene.far ?? [14, 34]
  const bodies = gather(shapes, eps)
  const start: [number, number, number] = [0, 0, 0]
  let thing = SKY
  let n0 = 0
  let n1 = 1
  let n2 = 0
  let lx = 0
  let ly = 0
  let lz = 0

  function march(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, skip: number): number {
    thing = SKY
    let hit = FAR
    if (table && dy < -1e-6) {
      const t = -oy / dy
      if (t > 1e-4) {
        hit = t
        thing = TABLE
      }
    }
    for (let index = 0; index < gems.length; index += 1) {
      const stone = gems[index] as Gem
      const cx = stone.center[0] - ox
      const cy = stone.center[1] - oy
      const cz = stone.center[2] - oz
      const along = cx * dx + cy * dy + cz * dz
      if (along < 0 || cx * cx + cy * cy + cz * cz - along * along > stone.radius * stone.radius) continue
      const t = gemEntry(stone, ox, oy, oz, dx, dy, dz)
      if (t > 1e-4 && t < hit) {
        hit = t
        thing = GEM + index
      }
    }
    start[0] = ox
    start[1] = oy
    start[2] = oz
    const t = bodies.cast(start, dx, dy, dz, skip, hit)
    if (bodies.met >= 0) thing = bodies.met
    return t
  }

  function normalAt(which: number, x: number, y: number, z: number): void {
    const { distance, material, move, rotation: r } = shapes[which] as Shape
    const mx = x - move[0]
    const my = y - move[1]
    const mz = z - move[2]
    lx = r[0] * mx + r[1] * my + r[2] * mz
    ly = r[3] * mx + r[4] * my + r[5] * mz
    lz = r[6] * mx + r[7] * my + r[8] * mz
    const e = eps * 0.6
    const a = distance(lx + e, ly - e, lz - e)
    const b = distance(lx - e, ly - e, lz + e)
    const c = distance(lx - e, ly + e, lz - e)
    const d = distance(lx + e, ly + e, lz + e)
    n0 = a - b - c + d
    n1 = -a - b + c + d
    n2 = -a + b - c + d
    level()
    if ('relief' in material && material.relief) bump(material.relief, lx, ly, lz)
    const a0 = n0
    const a1 = n1
    const a2 = n2
    n0 = r[0] * a0 + r[3] * a1 + r[6] * a2
    n1 = r[1] * a0 + r[4] * a1 + r[7] * a2
    n2 = r[2] * a0 + r[5] * a1 + r[8] * a2
  }

  function level(): void {
    const length = Math.sqrt(n0 * n0 + n1 * n1 + n2 * n2) || 1
    n0 /= length
    n1 /= length
    n2 /= length
  }

  function bump(relief: (x: number, y: number, z: number) => number, x: number, y: number, z: number): void {
    const e = Math.max(eps, 0.004)
    const here = relief(x, y, z)
    n0 -= (relief(x + e, y, z) - here) / e
    n1 -= (relief(x, y + e, z) - here) / e
    n2 -= (relief(x, y, z + e) - here) / e
    level()
  }

  /** How much of a light is seen from a point; its edge is as soft as the light is large. */
  function shadow(x: number, y: number, z: number, to: Triple, softness: number): number {
    let open = bodies.unshaded(x, y, z, to, softness)
    for (const { center, radius } of gems) {
      const cx = center[0] - x
      const cy = center[1] - y
      const cz = center[2] - z
      const along = cx * to[0] + cy * to[1] + cz * to[2]
      if (along <= 0) continue
      const off = Math.sqrt(Math.max(0, cx * cx + cy * cy + cz * cz - along * along)) - radius * 0.7
      open = Math.min(open, 0.5 + (0.5 * off) / (softness * along) + 0.25)
    }
    if (open <= 0) return 0
    return open * open * (3 - 2 * open)
  }

  function openness(x: number, y: number, z: number, a: number, b: number, c: number): number {
    if (bodies.nearest(x + a * 0.3, y + b * 0.3, z + c * 0.3, 0.7) >= 0.7) return 1
    let hidden = 0
    let weight = 1
    for (let tap = 0; tap < 3; tap += 1) {
      const step = TAPS[tap] as number
      const d = bodies.nearest(x + a * step, y + b * step, z + c * step, step)
      hidden += ((step - Math.max(0, d)) / step) * weight * 0.5
      weight *= 0.7
    }
    return Math.max(0, 1 - hidden)
  }

  function lit(x: number, y: number, z: number, a: number, b: number, c: number, wrap: number, depth: number): Color {
    const open = depth > 0 ? 0.9 : openness(x, y, z, a, b, c)
    const sky = open * (0.55 + 0.45 * b)
    const result: Color = [light.ambient[0] * sky, light.ambient[1] * sky, light.ambient[2] * sky]
    for (const { box, to } of suns) {
      const facing = (a * to[0] + b * to[1] + c * to[2] + wrap) / (1 + wrap)
      if (facing <= 0) continue
      const seen =
        box.reach < 0.06 || depth > 1
          ? open
          : shadow(x + a * eps * 3, y + b * eps * 3, z + c * eps * 3, to, Math.max(box.size[0], box.size[1]))
      const strength = facing * box.reach * seen
      result[0] += box.light[0] * strength
      result[1] += box.light[1] * strength
      result[2] += box.light[2] * strength
    }
    return result
  }

  function follow(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    rough: number,
    depth: number,
  ): Color {
    if (depth > 2) return room(dx, dy, dz, rough)
    const t = march(ox, oy, oz, dx, dy, dz, eps * 9)
    return shade(ox, oy, oz, dx, dy, dz, t, thing, rough, depth)
  }

  function shade(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    t: number,
    what: number,
    rough: number,
    depth: number,
  ): Color {
    if (what === SKY) return depth === 0 && scene.backdrop ? scene.backdrop(dx, dy, dz) : room(dx, dy, dz, rough)
    const x = ox + dx * t
    const y = oy + dy * t
    const z = oz + dz * t
    if (what >= GEM) return throughGem(gems[what - GEM] as Gem, ox, oy, oz, dx, dy, dz, depth)
    const material = what === TABLE ? (table as Material) : (shapes[what] as Shape).material
    if (what === TABLE) {
      n0 = 0
      n1 = 1
      n2 = 0
      lx = x
      ly = 0
      lz = z
      if (depth === 0 && 'relief' in material && material.relief) bump(material.relief, x, 0, z)
    } else normalAt(what, x, y, z)
    const a = n0
    const b = n1
    const c = n2
    const ux = lx
    const uy = ly
    const uz = lz
    const cos = Math.min(1, Math.max(0, -(dx * a + dy * b + dz * c)))
    const rx = dx + 2 * cos * a
    const ry = dy + 2 * cos * b
    const rz = dz + 2 * cos * c
    const edgeOn = (1 - cos) ** 5
    if (material.kind === 'metal') {
      const { tint, rough: own } = material
      const seen = follow(
        x + a * eps * 2,
        y + b * eps * 2,
        z + c * eps * 2,
        rx,
        ry,
        rz,
        Math.max(own, rough),
        depth + 1,
      )
      const dim = depth === 0 ? 0.35 + 0.65 * openness(x, y, z, a, b, c) : 0.85
      const rim = edgeOn * 0.8
      return [
        seen[0] * (tint[0] + (1 - tint[0]) * rim) * dim,
        seen[1] * (tint[1] + (1 - tint[1]) * rim) * dim,
        seen[2] * (tint[2] + (1 - tint[2]) * rim) * dim,
      ]
    }
    if (material.kind === 'pearl') {
      const { tint, overtone } = material
      const soft = lit(x, y, z, a, b, c, 0.35, depth)
      const mirror = room(rx, ry, rz, 0.05)
      const halo = room(rx, ry, rz, 0.6)
      const rim = (1 - cos) ** 2
      return soft.map((value, k) => {
        const body = (tint[k] as number) * (1 - rim * 0.5) + (overtone[k] as number) * rim * 0.5
        return value * body * 0.8 + (mirror[k] as number) * (0.13 + 0.5 * edgeOn) + (halo[k] as number) * body * 0.12
      }) as Color
    }
    if (material.kind === 'glass') {
      const shine = 0.012 + 0.7 * edgeOn
      const mirror = room(rx, ry, rz, 0)
      const behind = follow(x - a * eps * 12, y - b * eps * 12, z - c * eps * 12, dx, dy, dz, rough, depth + 1)
      return behind.map(
        (value, k) => value * (material.tint[k] as number) * (1 - shine) + (mirror[k] as number) * shine,
      ) as Color
    }
    const paint = material.paint(ux, uy, uz)
    const soft = lit(x, y, z, a, b, c, 0, depth)
    const glow = material.glow ?? 0
    const result: Color = [paint[0] * (soft[0] + glow), paint[1] * (soft[1] + glow), paint[2] * (soft[2] + glow)]
    if (material.gloss > 0) {
      const strength = material.gloss + (1 - material.gloss) * edgeOn * (1 - material.rough) * 0.7
      const seen =
        depth === 0 && strength > 0.02
          ? follow(x + a * eps * 2, y + b * eps * 2, z + c * eps * 2, rx, ry, rz, material.rough, depth + 1)
          : room(rx, ry, rz, material.rough)
      for (let k = 0; k < 3; k += 1) result[k] = (result[k] as number) + (seen[k] as number) * strength
    }
    if (what === TABLE && t > far[0]) {
      const share = Math.min(1, (t - far[0]) / (far[1] - far[0]))
      const back = depth === 0 && scene.backdrop ? scene.backdrop(dx, 0, dz) : room(dx, 0, dz, 1)
      const fade = share * share * (3 - 2 * share)
      for (let k = 0; k < 3; k += 1) result[k] = (result[k] as number) * (1 - fade) + (back[k] as number) * fade
    }
    return result
  }

  function throughGem(
    stone: Gem,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    depth: number,
  ): Color {
    const around = (x: number, y: number, z: number): Color => {
      const base = room(x, y, z, 0.02)
      const spark = glints(x, y, z)
      const dark = y < -0.1 ? 0.4 : 1
      return [base[0] * dark + spark, base[1] * dark + spark, base[2] * dark + spark]
    }
    return (
      lightThrough(stone, ox, oy, oz, dx, dy, dz, around) ??
      follow(ox + dx * 0.01, oy + dy * 0.01, oz + dz * 0.01, dx, dy, dz, 0, depth + 1)
    )
  }

  return (origin, dx, dy, dz) => {
    const t = march(origin[0], origin[1], origin[2], dx, dy, dz, 0)
    const what = thing
    return { color: shade(origin[0], origin[1], origin[2], dx, dy, dz, t, what, 0, 0), distance: t, thing: what }
  }
}
