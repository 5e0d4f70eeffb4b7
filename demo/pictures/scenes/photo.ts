import { type Camera, photograph } from '../studio/camera.ts'
import { type Development, print } from '../studio/develop.ts'
import type { Scene } from '../studio/scene.ts'

/** How one picture is made: what stands there, from where it is seen, how it is printed. */
export interface Photo {
  readonly size: readonly [number, number]
  readonly scene: () => Scene | Promise<Scene>
  readonly camera: Camera
  readonly print?: Development
}

/** Takes a photo as a JPEG. */
export async function take({ size: [width, height], scene, camera, print: development }: Photo): Promise<Buffer> {
  return print(photograph(await scene(), camera, width, height), development)
}
