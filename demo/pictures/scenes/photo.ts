import sharp from 'sharp'
import { type Camera, photograph } from '../studio/camera.ts'
import { type Development, print } from '../studio/develop.ts'
import type { Scene } from '../studio/trace.ts'

/** How one picture is made: what stands there, from where it is seen, how it is printed. */
export interface Photo {
  readonly size: readonly [number, number]
  readonly scene: () => Scene | Promise<Scene>
  readonly camera: Camera
  readonly print?: Development
  /** Share of the points that are traced in each direction, where it is not the usual one. */
  readonly scale?: number
}

/** Takes a photo as a JPEG; `scale` below 1 traces fewer points and enlarges the result, for trying things out or for speed. */
export async function take(
  { size: [width, height], scene, camera, print: development }: Photo,
  scale = 1,
): Promise<Buffer> {
  const exposed = photograph(await scene(), camera, Math.round(width * scale), Math.round(height * scale))
  const bytes = await print(exposed, development)
  return scale === 1
    ? bytes
    : sharp(bytes).resize(width, height, { kernel: 'lanczos3' }).jpeg({ quality: 86 }).toBuffer()
}
