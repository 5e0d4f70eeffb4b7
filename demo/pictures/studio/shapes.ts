import type { Material } from './materials.ts'

/** Signed distance from a point to a surface: negative inside. */
export type Distance = (x: number, y: number, z: number) => number

export type Triple = readonly [number, number, number]

/**
 * A body in the studio. Lengths are centimetres; the table is the plane y = 0. `distance`, the box and the material's paint
 * and relief are in the body's own directions.
 */
export interface Shape {
  readonly distance: Distance
  /** Corners of a box around the body. */
  readonly low: Triple
  readonly high: Triple
  readonly move: Triple
  readonly rotation: Matrix
  readonly material: Material
}

export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

const hypot2 = (a: number, b: number): number => Math.sqrt(a * a + b * b)

export const sphere =
  (radius: number): Distance =>
  (x, y, z) =>
    Math.sqrt(x * x + y * y + z * z) - radius

/** A box with rounded edges; the half sizes include the rounding. */
export const box =
  (hx: number, hy: number, hz: number, edge: number): Distance =>
  (x, y, z) => {
    const qx = Math.abs(x) - hx + edge
    const qy = Math.abs(y) - hy + edge
    const qz = Math.abs(z) - hz + edge
    const ox = Math.max(qx, 0)
    const oy = Math.max(qy, 0)
    const oz = Math.max(qz, 0)
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - edge
  }

/** A disc or rod along y with rounded edges. */
export const cylinder =
  (radius: number, half: number, edge: number): Distance =>
  (x, y, z) => {
    const across = hypot2(x, z) - radius + edge
    const along = Math.abs(y) - half + edge
    const a = Math.max(across, 0)
    const b = Math.max(along, 0)
    return hypot2(a, b) + Math.min(Math.max(across, along), 0) - edge
  }

/** A ring around the z axis whose section is an ellipse: `thick` from inside to outside, `wide` along the finger. */
export const domedBand =
  (radius: number, thick: number, wide: number): Distance =>
  (x, y, z) => {
    const a = (hypot2(x, y) - radius) / thick
    const b = z / wide
    const k0 = hypot2(a, b)
    return k0 < 1e-6 ? -Math.min(thick, wide) : (k0 * (k0 - 1)) / hypot2(a / thick, b / wide)
  }

/** A ring around the z axis with a flat section and rounded edges. */
export const flatBand =
  (radius: number, thick: number, wide: number, edge: number): Distance =>
  (x, y, z) => {
    const a = Math.abs(hypot2(x, y) - radius) - thick + edge
    const b = Math.abs(z) - wide + edge
    return hypot2(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - edge
  }

/** A round rod from one point to another. */
export function rod(from: Triple, to: Triple, radius: number, end = radius): Distance {
  const [ax, ay, az] = from
  const bx = to[0] - ax
  const by = to[1] - ay
  const bz = to[2] - az
  const length2 = bx * bx + by * by + bz * bz
  return (x, y, z) => {
    const px = x - ax
    const py = y - ay
    const pz = z - az
    const along = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / length2))
    const dx = px - bx * along
    const dy = py - by * along
    const dz = pz - bz * along
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - radius - (end - radius) * along
  }
}

export const union =
  (...parts: Distance[]): Distance =>
  (x, y, z) => {
    let nearest = Infinity
    for (const part of parts) nearest = Math.min(nearest, part(x, y, z))
    return nearest
  }

export const subtract =
  (from: Distance, what: Distance): Distance =>
  (x, y, z) =>
    Math.max(from(x, y, z), -what(x, y, z))

export interface Pose {
  readonly move?: Triple
  /** Degrees around x, then y, then z. */
  readonly turn?: Triple
}

/** The rotation that turns the studio's directions into those of a turned body. */
export function inverseRotation(turn: Triple): Matrix {
  const [a, b, c] = turn.map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const [sa, ca, sb, cb, sc, cc] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b), Math.sin(c), Math.cos(c)]
  return [
    cb * cc,
    cb * sc,
    -sb,
    sa * sb * cc - ca * sc,
    sa * sb * sc + ca * cc,
    sa * cb,
    ca * sb * cc + sa * sc,
    ca * sb * sc - sa * cc,
    ca * cb,
  ]
}

/** First `second`, then `first`. */
export function times(first: Matrix, second: Matrix): Matrix {
  const cell = (row: number, column: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + (first[row * 3 + k] as number) * (second[k * 3 + column] as number), 0)
  return Array.from({ length: 9 }, (_, index) => cell((index / 3) | 0, index % 3)) as unknown as Matrix
}

/** Where a point of a turned and moved body lies in the studio. */
export function placed([x, y, z]: Triple, { move = [0, 0, 0], turn = [0, 0, 0] }: Pose): Triple {
  const [a, b, c, d, e, f, g, h, i] = inverseRotation(turn)
  return [move[0] + a * x + d * y + g * z, move[1] + b * x + e * y + h * z, move[2] + c * x + f * y + i * z]
}

/** A body with its box, given by half sizes around `middle`, standing where `pose` says. */
export function body(
  distance: Distance,
  half: Triple,
  material: Material,
  pose: Pose = {},
  middle: Triple = [0, 0, 0],
): Shape {
  const corner = (side: number): Triple => [
    middle[0] + half[0] * side,
    middle[1] + half[1] * side,
    middle[2] + half[2] * side,
  ]
  return {
    distance,
    low: corner(-1),
    high: corner(1),
    move: pose.move ?? [0, 0, 0],
    rotation: inverseRotation(pose.turn ?? [0, 0, 0]),
    material,
  }
}

/** The same distance turned and moved, for parts of a body. */
export function place(distance: Distance, { move = [0, 0, 0], turn = [0, 0, 0] }: Pose): Distance {
  const [mx, my, mz] = move
  if (turn.every((degrees) => degrees === 0)) return (x, y, z) => distance(x - mx, y - my, z - mz)
  const [a, b, c, d, e, f, g, h, i] = inverseRotation(turn)
  return (x, y, z) => {
    const px = x - mx
    const py = y - my
    const pz = z - mz
    return distance(a * px + b * py + c * pz, d * px + e * py + f * pz, g * px + h * py + i * pz)
  }
}
