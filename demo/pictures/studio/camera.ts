import { randomFrom } from './noise.ts'
import type { Scene, Seen } from './scene.ts'
import type { Triple } from './shapes.ts'
import { tracer } from './trace.ts'

export interface Camera {
  readonly eye: Triple
  readonly target: Triple
  /** Vertical angle of view in degrees. */
  readonly angle: number
  /** Moves the picture on the sensor, as shares of its size, to leave room for a headline. */
  readonly shift?: readonly [number, number]
  /** Distance that is sharp; the target's unless said. */
  readonly focus?: number
  /** Blur in thousandths of the picture's height for something twice as far away as the focus. */
  readonly aperture: number
}

/** A picture in linear light, three numbers a pixel, with the blur that each pixel's distance gives it. */
export interface Exposure {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
  /** Radius in pixels. */
  readonly blur: Float32Array
}

const unit = ([x, y, z]: Triple): Triple => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** A sample counts with no more light than this, about what film shows as white: more would leave stairs on edges, and specks. */
const GLARE = 1.6

/**
 * Photographs a scene. The corners of small squares are traced; where they differ, so is what lies between, and several times
 * on edges; elsewhere the light between them is interpolated.
 */
export function photograph(scene: Scene, camera: Camera, width: number, height: number): Exposure {
  const trace = tracer(scene)
  const { eye, target, angle, shift = [0, 0], aperture } = camera
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]])
  const right = unit(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const half = Math.tan((angle * Math.PI) / 360)
  const focus = camera.focus ?? Math.hypot(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2])
  const light = new Float32Array(width * height * 3)
  const blur = new Float32Array(width * height)
  const things = new Int16Array(width * height)
  const jitter = randomFrom(7)
  const coarse = 4

  function see(px: number, py: number): Seen {
    const sx = ((px / width) * 2 - 1 - shift[0] * 2) * half * (width / height)
    const sy = (1 - (py / height) * 2 - shift[1] * 2) * half
    const dx = forward[0] + right[0] * sx + up[0] * sy
    const dy = forward[1] + right[1] * sx + up[1] * sy
    const dz = forward[2] + right[2] * sx + up[2] * sy
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    return trace(eye, dx / length, dy / length, dz / length)
  }

  function keep(x: number, y: number, { color, distance, thing }: Seen): void {
    const at = y * width + x
    light.set(color, at * 3)
    things[at] = thing
    blur[at] = (aperture * height * Math.min(3, Math.abs(1 - focus / distance))) / 500
  }

  function keepSeveral(x: number, y: number, count: number): void {
    const at = y * width + x
    traced[at] = 1
    let [r, g, b] = [0, 0, 0]
    for (let sample = 0; sample < count; sample += 1) {
      const seen = see(x + jitter(), y + jitter())
      keep(x, y, seen)
      r += Math.min(seen.color[0], GLARE)
      g += Math.min(seen.color[1], GLARE)
      b += Math.min(seen.color[2], GLARE)
    }
    light.set([r / count, g / count, b / count], at * 3)
  }

  function contrast(a: number, b: number): number {
    if (things[a] !== things[b]) return 1
    let most = 0
    for (let k = 0; k < 3; k += 1) {
      const [p, q] = [light[a * 3 + k] as number, light[b * 3 + k] as number]
      most = Math.max(most, Math.abs(p - q) / (p + q + 0.05))
    }
    return most
  }

  const traced = new Uint8Array(width * height)

  function ensure(x: number, y: number): number {
    const at = y * width + x
    if (traced[at] === 0) {
      traced[at] = 1
      keep(x, y, see(x + 0.5, y + 0.5))
    }
    return at
  }

  /** Fills a square: from its corners when they are alike, else from its quarters, in the end point by point. */
  function fill(x: number, y: number, step: number): void {
    const beside = Math.min(x + step, width - 1)
    const below = Math.min(y + step, height - 1)
    const corners = [ensure(x, y), ensure(beside, y), ensure(x, below), ensure(beside, below)] as const
    const thing = things[corners[0]] as number
    const same = corners.every((corner) => things[corner] === thing)
    const rough = Math.max(
      contrast(corners[0], corners[1]),
      contrast(corners[0], corners[2]),
      contrast(corners[0], corners[3]),
    )
    const soft = blur[corners[0]] as number
    const material = scene.shapes[thing]?.material
    const fine = material?.kind === 'glass' && material.fine === true
    if (same && !fine && rough <= (soft > 2.5 ? 0.4 : thing === -2 ? 0.12 : 0.06)) {
      for (let j = 0; j < step && y + j < height; j += 1)
        for (let i = 0; i < step && x + i < width; i += 1) between(x + i, y + j, corners, i / step, j / step)
    } else if (step > 2) {
      const half = step / 2
      for (const [i, j] of [
        [0, 0],
        [half, 0],
        [0, half],
        [half, half],
      ] as const)
        if (x + i < width && y + j < height) fill(x + i, y + j, half)
    } else {
      const samples = !same || rough > 0.5 ? 6 : thing >= 0 && rough > (fine ? 0.1 : 0.2) ? 3 : 1
      for (let j = 0; j < step && y + j < height; j += 1)
        for (let i = 0; i < step && x + i < width; i += 1) {
          if (samples > 1) keepSeveral(x + i, y + j, samples)
          else ensure(x + i, y + j)
        }
    }
  }

  for (let y = 0; y < height; y += coarse) for (let x = 0; x < width; x += coarse) fill(x, y, coarse)

  function between(
    x: number,
    y: number,
    corners: readonly [number, number, number, number],
    i: number,
    j: number,
  ): void {
    const at = y * width + x
    if (traced[at] === 1) return
    const [a, b, c, d] = corners
    for (let k = 0; k < 3; k += 1)
      light[at * 3 + k] =
        (light[a * 3 + k] as number) * (1 - i) * (1 - j) +
        (light[b * 3 + k] as number) * i * (1 - j) +
        (light[c * 3 + k] as number) * (1 - i) * j +
        (light[d * 3 + k] as number) * i * j
    blur[at] =
      (blur[a] as number) * (1 - i) * (1 - j) +
      (blur[b] as number) * i * (1 - j) +
      (blur[c] as number) * (1 - i) * j +
      (blur[d] as number) * i * j
    things[at] = things[a] as number
  }

  return { width, height, light, blur }
}
