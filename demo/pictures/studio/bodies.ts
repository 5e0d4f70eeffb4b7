import type { Distance, Matrix, Shape, Triple } from './shapes.ts'

const NEVER = 1e4

interface Member {
  readonly distance: Distance
  readonly low: Triple
  readonly high: Triple
  readonly index: number
  readonly opaque: boolean
}

/** Bodies that stand and are turned alike, so that a ray is turned only once for all of them. */
interface Group {
  readonly rotation: Matrix
  readonly move: Triple
  readonly low: Triple
  readonly high: Triple
  readonly members: readonly Member[]
}

export interface Bodies {
  /** Which body the last ray met; -1 for none. */
  met: number
  /** How far a ray goes until it meets a body, at most `limit`. */
  cast(o: Triple, dx: number, dy: number, dz: number, skip: number, limit: number): number
  /** Distance to the nearest opaque body, at most `limit`. */
  nearest(x: number, y: number, z: number, limit: number): number
  /** How much of a light in direction `to` is seen past the opaque bodies; `softness` is the light's half width. */
  unshaded(x: number, y: number, z: number, to: Triple, softness: number): number
}

function groupsOf(shapes: readonly Shape[]): Group[] {
  const indexed = shapes.map((shape, index) => ({ shape, index }))
  const alike = Map.groupBy(indexed, ({ shape }) => [...shape.move, ...shape.rotation].join())
  return [...alike.values()].map((entries) => {
    const [{ shape: first }] = entries as [(typeof entries)[0]]
    const members = entries.map(({ shape: { distance, low, high, material }, index }) => ({
      distance,
      low,
      high,
      index,
      opaque: material.kind !== 'glass',
    }))
    const corner = (pick: (...values: number[]) => number, of: 'low' | 'high'): Triple => [
      pick(...members.map((member) => member[of][0])),
      pick(...members.map((member) => member[of][1])),
      pick(...members.map((member) => member[of][2])),
    ]
    return {
      rotation: first.rotation,
      move: first.move,
      low: corner(Math.min, 'low'),
      high: corner(Math.max, 'high'),
      members,
    }
  })
}

/** Prepares bodies for being seen and for throwing shadows; `eps` is how near counts as touching. */
export function gather(shapes: readonly Shape[], eps: number): Bodies {
  const groups = groupsOf(shapes)
  // The ray in a group's directions: origin, direction and its inverse; and where it is inside a box.
  let px = 0
  let py = 0
  let pz = 0
  let vx = 0
  let vy = 0
  let vz = 0
  let ix = 0
  let iy = 0
  let iz = 0
  let from = 0
  let to = 0

  function turn(
    { rotation: r, move }: Group,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
  ): void {
    locate(r, move, x, y, z)
    vx = r[0] * dx + r[1] * dy + r[2] * dz
    vy = r[3] * dx + r[4] * dy + r[5] * dz
    vz = r[6] * dx + r[7] * dy + r[8] * dz
    ix = 1 / vx
    iy = 1 / vy
    iz = 1 / vz
  }

  function locate(r: Matrix, move: Triple, x: number, y: number, z: number): void {
    const mx = x - move[0]
    const my = y - move[1]
    const mz = z - move[2]
    px = r[0] * mx + r[1] * my + r[2] * mz
    py = r[3] * mx + r[4] * my + r[5] * mz
    pz = r[6] * mx + r[7] * my + r[8] * mz
  }

  function inside(low: Triple, high: Triple, more: number): boolean {
    const ax = (low[0] - more - px) * ix
    const bx = (high[0] + more - px) * ix
    const ay = (low[1] - more - py) * iy
    const by = (high[1] + more - py) * iy
    const az = (low[2] - more - pz) * iz
    const bz = (high[2] + more - pz) * iz
    from = Math.max(0, Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz))
    to = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz))
    return from <= to
  }

  function walk(distance: Distance, start: number, end: number): number {
    let t = start
    for (let step = 0; step < 90 && t <= end; step += 1) {
      const d = distance(px + vx * t, py + vy * t, pz + vz * t)
      if (d < eps * 0.25) return t
      t += d * 0.95
    }
    return NEVER
  }

  function openPast(distance: Distance, softness: number, start: number, end: number): number {
    let open = 1
    let t = start
    for (let step = 0; step < 18 && t < end; step += 1) {
      const d = distance(px + vx * t, py + vy * t, pz + vz * t)
      open = Math.min(open, 0.5 + (0.5 * d) / (softness * t))
      if (open <= 0) return 0
      t += Math.max(d, eps * 12, t * 0.1)
    }
    return open
  }

  return {
    met: -1,
    cast(o, dx, dy, dz, skip, limit) {
      let hit = limit
      this.met = -1
      for (let g = 0; g < groups.length; g += 1) {
        const group = groups[g] as Group
        turn(group, o[0], o[1], o[2], dx, dy, dz)
        if (!inside(group.low, group.high, eps) || from > hit) continue
        const { members } = group
        for (let m = 0; m < members.length; m += 1) {
          const { distance, low, high, index } = members[m] as Member
          if (!inside(low, high, eps) || from > hit) continue
          const t = walk(distance, Math.max(from, skip), Math.min(to, hit))
          if (t < hit) {
            hit = t
            this.met = index
          }
        }
      }
      return hit
    },
    nearest(x, y, z, limit) {
      let best = limit
      for (let g = 0; g < groups.length; g += 1) {
        const { rotation, move, low, high, members } = groups[g] as Group
        locate(rotation, move, x, y, z)
        if (Math.max(low[0] - px, px - high[0], low[1] - py, py - high[1], low[2] - pz, pz - high[2]) >= best) continue
        for (let m = 0; m < members.length; m += 1) {
          const { distance, low: a, high: b, opaque } = members[m] as Member
          if (!opaque) continue
          if (Math.max(a[0] - px, px - b[0], a[1] - py, py - b[1], a[2] - pz, pz - b[2]) >= best) continue
          best = Math.min(best, distance(px, py, pz))
        }
      }
      return best
    },
    unshaded(x, y, z, light, softness) {
      let open = 1
      for (let g = 0; g < groups.length && open > 0.01; g += 1) {
        const group = groups[g] as Group
        turn(group, x, y, z, light[0], light[1], light[2])
        if (!inside(group.low, group.high, softness * 0.8)) continue
        const { members } = group
        for (let m = 0; m < members.length && open > 0.01; m += 1) {
          const { distance, low, high, opaque } = members[m] as Member
          if (!opaque || !inside(low, high, softness * 0.8)) continue
          open = Math.min(open, openPast(distance, softness, Math.max(from, eps * 8), to))
        }
      }
      return open
    },
  }
}
