import { daylight } from '../lighting.ts'
import { type Material, wood } from '../studio/materials.ts'
import { noise } from '../studio/noise.ts'
import type { Scene } from '../studio/scene.ts'
import { body, box, type Distance, flatBand, place, rod, union } from '../studio/shapes.ts'

/** A pair of horn-rimmed glasses on a printed page. */
export const glasses = (): Scene => {
  const horn: Material = {
    kind: 'matte',
    gloss: 0.07,
    rough: 0.15,
    paint: (x, y, z) => (noise(x * 2.2 + y, z * 2.2 + y * 2) > 0.52 ? [0.2, 0.085, 0.025] : [0.05, 0.02, 0.01]),
  }
  const rim = (x: number): Distance => place(flatBand(1.05, 0.1, 0.13, 0.06), { move: [x, 0, 0] })
  const frame = union(
    rim(-1.35),
    rim(1.35),
    rod([-0.42, 0.42, 0], [0, 0.55, 0], 0.1),
    rod([0, 0.55, 0], [0.42, 0.42, 0], 0.1),
    rod([-2.3, 0.35, 0], [-2.5, 0.4, -3.6], 0.085),
    rod([2.3, 0.35, 0], [2.5, 0.4, -3.6], 0.085),
  )
  const paper: Material = {
    kind: 'matte',
    gloss: 0,
    rough: 1,
    paint: (x, _y, z) =>
      Math.abs(x) > 0.5 &&
      Math.abs(x) < 4.2 &&
      Math.abs(z) < 3.4 &&
      ((z + 9) * 3.2) % 1 < 0.34 &&
      noise(x * 7, Math.floor((z + 9) * 3.2) * 3.7) > 0.36
        ? [0.3, 0.28, 0.26]
        : [0.8, 0.75, 0.66],
  }
  const page: Distance = (x, y, z) =>
    box(
      4.8,
      0.3,
      3.9,
      0.04,
    )(x, y - 0.28 * Math.exp(-((Math.abs(x) - 1.1) ** 2) * 0.5) + 0.34 * Math.exp(-(x * x) * 14), z) * 0.7
  return {
    shapes: [
      body(frame, [2.75, 1.3, 2.1], horn, { move: [0.2, 1.98, 0.6], turn: [-6, 24, 0] }, [0, 0, -1.7]),
      body(page, [4.9, 0.75, 4], paper, { move: [0, 0.28, -0.4], turn: [0, -8, 0] }),
    ],
    gems: [],
    table: wood('#8b6a4a', '#4a3320', 0.3),
    light: daylight,
    detail: 0.005,
  }
}
