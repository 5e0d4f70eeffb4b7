import type { Gem } from './gem.ts'

/** How far along a ray a stone is entered; less than nothing where the ray misses it. */
export function gemEntry(stone: Gem, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
  const { rotation: r, center, facets } = stone
  const mx = ox - center[0]
  const my = oy - center[1]
  const mz = oz - center[2]
  const px = r[0] * mx + r[1] * my + r[2] * mz
  const py = r[3] * mx + r[4] * my + r[5] * mz
  const pz = r[6] * mx + r[7] * my + r[8] * mz
  const vx = r[0] * dx + r[1] * dy + r[2] * dz
  const vy = r[3] * dx + r[4] * dy + r[5] * dz
  const vz = r[6] * dx + r[7] * dy + r[8] * dz
  let enter = -Infinity
  let leave = Infinity
  for (let f = 0; f < facets.length; f += 4) {
    const nx = facets[f] as number
    const ny = facets[f + 1] as number
    const nz = facets[f + 2] as number
    const along = vx * nx + vy * ny + vz * nz
    const gap = (facets[f + 3] as number) - (px * nx + py * ny + pz * nz)
    if (along < -1e-9) enter = Math.max(enter, gap / along)
    else if (along > 1e-9) leave = Math.min(leave, gap / along)
    else if (gap < 0) return -1
    if (enter > leave) return -1
  }
  return enter
}
