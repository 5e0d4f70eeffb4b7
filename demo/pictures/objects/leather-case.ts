import { leather, metals, plain } from '../studio/materials.ts'
import { body, box, cylinder, place, type Shape, subtract } from '../studio/shapes.ts'

/** A folded box of leather, half open. */
export function leatherCase(color: string, lining: string, long: boolean): Shape[] {
  const [hx, hz] = long ? [2.6, 0.9] : [1.5, 1.5]
  const tray = subtract(box(hx, 0.5, hz, 0.16), place(box(hx - 0.14, 0.5, hz - 0.14, 0.1), { move: [0, 0.2, 0] }))
  return [
    body(tray, [hx, 0.5, hz], leather(color), { move: [0, 0.5, 0.4] }),
    body(box(hx - 0.15, 0.24, hz - 0.15, 0.12), [hx, 0.25, hz], plain(lining, 0, 1), { move: [0, 0.42, 0.4] }),
    body(box(hx, 0.16, hz, 0.14), [hx, 0.17, hz], leather(color), { move: [0, 1.6, -hz * 0.95], turn: [-62, 0, 0] }),
    body(cylinder(0.1, 0.05, 0.02), [0.1, 0.06, 0.1], metals.gold, { move: [0, 0.62, hz + 0.4], turn: [90, 0, 0] }),
  ]
}
