import sharp from 'sharp'
import type { Color } from '../studio/materials.ts'

/** Reads a drawing at `u`, `v` from 0 to 1 in linear light, with its opacity in `alpha`. */
export interface Texture {
  at(u: number, v: number): Color
  alpha: number
}

const linear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)

/** Rasters an SVG so that a surface can be painted with it. */
export async function textureOf(svg: string): Promise<Texture> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const texture: Texture = {
    alpha: 0,
    at(u, v) {
      const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5))
      const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5))
      const [ix, iy] = [x | 0, y | 0]
      const [fx, fy] = [x - ix, y - iy]
      const at = (iy * width + ix) * 4
      const row = width * 4
      const read = (k: number): number =>
        ((linear[data[at + k] as number] as number) * (1 - fx) + (linear[data[at + 4 + k] as number] as number) * fx) *
          (1 - fy) +
        ((linear[data[at + row + k] as number] as number) * (1 - fx) +
          (linear[data[at + row + 4 + k] as number] as number) * fx) *
          fy
      texture.alpha = (data[at + 3] as number) / 255
      return [read(0), read(1), read(2)]
    },
  }
  return texture
}
