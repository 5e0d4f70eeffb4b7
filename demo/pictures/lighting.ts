import type { Light } from './studio/lights.ts'
import { type Color, colorOf } from './studio/materials.ts'
import { randomFrom } from './studio/noise.ts'

const grey = (value: number, warm = 0.06): Color => [value * (1 + warm), value, value * (1 - warm)]

/** A large window from the left, a narrow fill from the right: for rings and pearls. */
export const daylight: Light = {
  boxes: [
    { from: [-3, 3.2, 1.5], size: [0.75, 0.5], light: grey(5, 0.05), reach: 0.19 },
    { from: [4, 1.6, -2], size: [0.25, 0.9], light: grey(3.1, 0.04), reach: 0.03 },
    { from: [0.5, 5, -3], size: [0.9, 0.25], light: grey(2.4, 0.03), reach: 0.05 },
  ],
  room: [grey(0.4, 0.09), grey(0.16, 0.1), grey(0.18, 0.14)],
  ambient: grey(0.17, 0.03),
}

/** A window from the left and strips around, kept out of the glass: for watches. */
export const watchlight: Light = {
  boxes: [
    { from: [-4, 2.7, 0.4], size: [0.42, 0.6], light: grey(5.6, 0.05), reach: 0.2 },
    { from: [4.4, 1.5, -1.6], size: [0.12, 0.9], light: grey(4.2, 0.05), reach: 0.03 },
    { from: [1.5, 2.2, 4.5], size: [0.55, 0.2], light: grey(1.5, 0.05), reach: 0.04 },
    { from: [-1, 1.3, -4.5], size: [0.9, 0.14], light: grey(2.6, 0.04), reach: 0 },
  ],
  room: [grey(0.42, 0.07), grey(0.07, 0.1), grey(0.09, 0.2)],
  ambient: grey(0.2, 0.05),
}

/** Low warm light on dark grounds. */
export const evening: Light = {
  boxes: [
    { from: [-3.4, 3, -0.6], size: [0.55, 0.45], light: grey(5.2, 0.09), reach: 0.2 },
    { from: [4.5, 1.8, 1.4], size: [0.14, 0.8], light: grey(3, 0.12), reach: 0.03 },
    { from: [0.5, 1.6, -4], size: [0.8, 0.16], light: grey(2.2, 0.14), reach: 0.02 },
  ],
  room: [grey(0.16, 0.12), grey(0.06, 0.14), grey(0.07, 0.2)],
  ambient: grey(0.12, 0.09),
}

export interface Lamps {
  readonly seed: number
  readonly count: number
  readonly colors: readonly string[]
  /** Smallest and largest radius, as tangent of an angle. */
  readonly size: readonly [number, number]
  /** Height of the lamps above the horizon, as tangents. */
  readonly height: readonly [number, number]
  readonly ground: readonly [string, string]
  readonly power?: number
}

/** A room far out of focus: a gradient and the discs that its lamps become. The camera looks along -z. */
export function blurredRoom({
  seed,
  count,
  colors,
  size,
  height,
  ground,
  power = 1,
}: Lamps): (x: number, y: number, z: number) => Color {
  const next = randomFrom(seed)
  const [low, high] = ground.map(colorOf) as [Color, Color]
  const discs = Array.from({ length: count }, () => ({
    x: next() * 1.8 - 0.9,
    y: height[0] + next() * (height[1] - height[0]),
    radius: size[0] + next() ** 2 * (size[1] - size[0]),
    color: colorOf(colors[(next() * colors.length) | 0] as string),
    power: (0.25 + next() * 0.75) * power,
  }))
  return (x, y, z) => {
    const u = x / Math.max(0.2, -z)
    const v = y / Math.max(0.2, -z)
    const share = Math.min(1, Math.max(0, (v + 0.25) / 0.7))
    const seen: Color = [
      low[0] + (high[0] - low[0]) * share,
      low[1] + (high[1] - low[1]) * share,
      low[2] + (high[2] - low[2]) * share,
    ]
    for (const disc of discs) {
      const distance = Math.hypot(u - disc.x, v - disc.y) / disc.radius
      if (distance > 1) continue
      const body = Math.min(1, (1 - distance) * 9) * (0.75 + 0.3 * distance ** 4) * disc.power
      for (let k = 0; k < 3; k += 1) seen[k] = (seen[k] as number) + (disc.color[k] as number) * body
    }
    return seen
  }
}
