import sharp from 'sharp'
import type { Exposure } from './camera.ts'
import { randomFrom } from './noise.ts'

export interface Development {
  readonly exposure?: number
  /** Strength of the glow around bright spots. */
  readonly bloom?: number
  readonly grain?: number
  readonly vignette?: number
  /** Multiplies red and divides blue. */
  readonly warmth?: number
}

/** Four numbers a pixel: light, and how much of it counts. */
interface Layer {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

function shrink({ width, height, data }: Layer): Layer {
  const [w, h] = [width >> 1, height >> 1]
  const out = new Float32Array(w * h * 4)
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const at = (y * 2 * width + x * 2) * 4
      const to = (y * w + x) * 4
      const row = width * 4
      for (let k = 0; k < 4; k += 1)
        out[to + k] =
          ((data[at + k] as number) +
            (data[at + 4 + k] as number) +
            (data[at + row + k] as number) +
            (data[at + row + 4 + k] as number)) /
          4
    }
  return { width: w, height: h, data: out }
}

/** Three box blurs, which together are nearly a Gaussian one. */
function blurred({ width, height, data }: Layer, radius: number): Layer {
  const [a, b] = [Float32Array.from(data), new Float32Array(data.length)]
  for (let pass = 0; pass < 3; pass += 1) {
    sweep(a, b, height, width, width * 4, 4, radius)
    sweep(b, a, width, height, 4, width * 4, radius)
  }
  return { width, height, data: a }
}

function sweep(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
): void {
  const scale = 1 / (radius * 2 + 1)
  const end = length - 1
  for (let line = 0; line < lines; line += 1)
    for (let k = 0; k < 4; k += 1) {
      const base = line * lineStep + k
      let sum = 0
      for (let i = -radius; i <= radius; i += 1) sum += from[base + Math.min(end, Math.max(0, i)) * step] as number
      for (let i = 0; i < length; i += 1) {
        to[base + i * step] = sum * scale
        const [into, out] = [i + radius + 1, i - radius]
        sum += (from[base + Math.min(into, end) * step] as number) - (from[base + Math.max(out, 0) * step] as number)
      }
    }
}

const drawn = new Float32Array(4)

/** Reads a layer between its pixels into `drawn`; the light is divided by its weight. */
function draw({ width, height, data }: Layer, x: number, y: number): void {
  const cx = x < 0 ? 0 : Math.min(x, width - 1.001)
  const cy = y < 0 ? 0 : Math.min(y, height - 1.001)
  const ix = cx | 0
  const iy = cy | 0
  const fx = cx - ix
  const fy = cy - iy
  const at = (iy * width + ix) * 4
  const row = width * 4
  const [a, b, c, d] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy]
  for (let k = 0; k < 4; k += 1)
    drawn[k] =
      (data[at + k] as number) * a +
      (data[at + 4 + k] as number) * b +
      (data[at + row + k] as number) * c +
      (data[at + row + 4 + k] as number) * d
  const weight = Math.max(1e-4, drawn[3] as number)
  drawn[0] = (drawn[0] as number) / weight
  drawn[1] = (drawn[1] as number) / weight
  drawn[2] = (drawn[2] as number) / weight
}

const COPIES = [0, 3, 10, 26]

/** Applies the depth of field: each pixel comes from the blurred copy that fits its distance. What is sharp does not bleed. */
function focusBlur({ width, height, light, blur }: Exposure): Float32Array {
  const weighted = new Float32Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const weight = Math.min(1, 0.004 + ((blur[at] as number) / 5) ** 2)
    for (let k = 0; k < 3; k += 1) weighted[at * 4 + k] = (light[at * 3 + k] as number) * weight
    weighted[at * 4 + 3] = weight
  }
  const half = shrink({ width, height, data: weighted })
  const quarter = shrink(half)
  const [slight, middle, strong] = [blurred(half, 1), blurred(quarter, 2), blurred(quarter, 6)]
  const out = Float32Array.from(light)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const radius = Math.min(25.9, blur[at] as number)
      if (radius < 0.4) continue
      const upper = radius < 3 ? 1 : radius < 10 ? 2 : 3
      const share =
        (radius - (COPIES[upper - 1] as number)) / ((COPIES[upper] as number) - (COPIES[upper - 1] as number))
      if (upper === 1) draw(slight, (x + 0.5) / 2 - 0.5, (y + 0.5) / 2 - 0.5)
      else draw(upper === 2 ? middle : strong, (x + 0.5) / 4 - 0.5, (y + 0.5) / 4 - 0.5)
      const [r, g, b] = drawn as unknown as [number, number, number]
      if (upper === 2) draw(slight, (x + 0.5) / 2 - 0.5, (y + 0.5) / 2 - 0.5)
      else if (upper === 3) draw(middle, (x + 0.5) / 4 - 0.5, (y + 0.5) / 4 - 0.5)
      else for (let k = 0; k < 3; k += 1) drawn[k] = light[at * 3 + k] as number
      out[at * 3] = (drawn[0] as number) * (1 - share) + r * share
      out[at * 3 + 1] = (drawn[1] as number) * (1 - share) + g * share
      out[at * 3 + 2] = (drawn[2] as number) * (1 - share) + b * share
    }
  return out
}

function glowOf(light: Float32Array, width: number, height: number): Layer {
  const [w, h] = [width >> 3, height >> 3]
  const small = new Float32Array(w * h * 4)
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const to = (y * w + x) * 4
      for (const j of [1, 3, 5, 7])
        for (const i of [1, 3, 5, 7])
          for (let k = 0; k < 3; k += 1)
            small[to + k] =
              (small[to + k] as number) + (light[((y * 8 + j) * width + x * 8 + i) * 3 + k] as number) / 16
      small[to + 3] = 1
    }
  return blurred({ width: w, height: h, data: small }, 4)
}

const curve = (() => {
  const table = new Float32Array(4096)
  for (let index = 0; index < table.length; index += 1) {
    const x = (index / 4095) * 8
    const film = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    table[index] = Math.min(1, film) ** (1 / 2.2) * 255
  }
  return table
})()

/** Turns an exposure into bytes of a picture, 8 bits a channel: focus, bloom, vignette, film curve and grain. */
export function develop(exposed: Exposure, options: Development = {}): Buffer {
  const { exposure = 1, bloom = 0.06, grain = 3.2, vignette = 0.16, warmth = 1.02 } = options
  const { width, height } = exposed
  const light = exposed.blur.some((radius) => radius > 1) ? focusBlur(exposed) : exposed.light
  const glow = glowOf(light, width, height)
  const next = randomFrom(width * 31 + height)
  const speckle = Float32Array.from({ length: 65536 }, () => (next() + next() - 1) * grain)
  const bytes = Buffer.alloc(width * height * 3)
  const gains = [exposure * warmth, exposure, exposure / warmth]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const [u, v] = [(x / width) * 2 - 1, (y / height) * 2 - 1]
      const fall = 1 - vignette * (u * u * 0.6 + v * v * 0.5)
      const fleck = speckle[(Math.imul(at, 2654435761) >>> 13) & 65535] as number
      draw(glow, x / 8 - 0.44, y / 8 - 0.44)
      for (let k = 0; k < 3; k += 1) {
        const value =
          ((light[at + k] as number) * (1 - bloom) + (drawn[k] as number) * bloom) * fall * (gains[k] as number)
        const shown = (curve[Math.min(4095, (value * 511.875) | 0)] as number) + fleck
        bytes[at + k] = shown < 0 ? 0 : Math.min(shown, 255)
      }
    }
  return bytes
}

/** The finished photograph as a JPEG. */
export const print = (exposed: Exposure, options?: Development): Promise<Buffer> =>
  sharp(develop(exposed, options), { raw: { width: exposed.width, height: exposed.height, channels: 3 } })
    .jpeg({ quality: 88, mozjpeg: false, chromaSubsampling: '4:4:4' })
    .toBuffer()
