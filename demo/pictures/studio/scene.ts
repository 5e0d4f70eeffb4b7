import type { Gem } from './gem.ts'
import type { Light } from './lights.ts'
import type { Color, Material } from './materials.ts'
import type { Shape } from './shapes.ts'

/** Everything in front of the camera. */
export interface Scene {
  readonly shapes: readonly Shape[]
  readonly gems: readonly Gem[]
  /** The table; without it the bodies float in the room. */
  readonly table?: Material
  readonly light: Light
  /** What lies behind everything, for the camera only. */
  readonly backdrop?: (x: number, y: number, z: number) => Color
  /** Distances between which the table passes into the background. */
  readonly far?: readonly [number, number]
  /** Size of the relief's finite difference and of shadows, about the size of the smallest detail. */
  readonly detail?: number
}

/** The light a ray brings back, and what it met: for depth of field and for finding edges. */
export interface Seen {
  color: Color
  distance: number
  thing: number
}
