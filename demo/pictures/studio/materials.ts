import { layers, noise } from './noise.ts'

/** Linear light: red, green, blue. */
export type Color = [number, number, number]

/** Turns `#rrggbb` into linear light. */
export function colorOf(hex: string): Color {
  return [1, 3, 5].map((start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255) ** 2.2) as Color
}

/** Colour of a surface at a point of the studio. */
export type Paint = (x: number, y: number, z: number) => Color

/** Height of a surface at a point, for fine relief. */
export type Relief = (x: number, y: number, z: number) => number

export type Material =
  | { readonly kind: 'metal'; readonly tint: Color; readonly rough: number; readonly relief?: Relief }
  | {
      readonly kind: 'matte'
      readonly paint: Paint
      /** Strength of a lacquer's reflection, 0 to 1, and how blurred it is. */
      readonly gloss: number
      readonly rough: number
      readonly relief?: Relief
      /** Light that it gives off by itself. */
      readonly glow?: number
    }
  | { readonly kind: 'pearl'; readonly tint: Color; readonly overtone: Color }
  | {
      readonly kind: 'glass'
      readonly tint: Color
      /** Something with small print lies behind it. */
      readonly fine?: boolean
    }

const metal = (hex: string, rough = 0.04): Material => ({ kind: 'metal', tint: colorOf(hex), rough })

export const metals = {
  gold: metal('#f6c67c'),
  rose: metal('#f3bd9d'),
  white: metal('#e9e4da'),
  platinum: metal('#dfdedb'),
  silver: metal('#f1efeb'),
  steel: metal('#cfd0d0', 0.07),
  dark: metal('#4a4b4e', 0.12),
} satisfies Record<string, Material>

export type MetalName = keyof typeof metals

/** The same metal with a brushed or hammered surface. */
export function finished(name: MetalName, finish: 'polished' | 'brushed' | 'hammered'): Material {
  const base = metals[name] as Extract<Material, { kind: 'metal' }>
  if (finish === 'brushed')
    return {
      ...base,
      rough: 0.3,
      relief: (x, y, z) => noise((x + y) * 3 + 40, z * 160) * 0.0016 + noise((x + z) * 120, y * 9) * 0.0006,
    }
  if (finish === 'hammered')
    return { ...base, rough: 0.07, relief: (x, y, z) => noise(x * 6 + z * 3, y * 6 - z * 4) * 0.03 }
  return base
}

export const plain = (hex: string, gloss = 0.03, rough = 0.5): Material => {
  const color = colorOf(hex)
  return { kind: 'matte', paint: () => color, gloss, rough }
}

const mix = (a: Color, b: Color, share: number): Color => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** Pale limestone or marble: soft clouds, few fine veins. */
export function stone(hex: string, vein: string, scale = 1): Material {
  const [base, dark] = [colorOf(hex), colorOf(vein)]
  return {
    kind: 'matte',
    gloss: 0.05,
    rough: 0.35,
    paint: (x, _y, z) => {
      const clouds = layers(x * 0.6 * scale + 3, z * 0.6 * scale, 4)
      const bend = layers(x * 0.35 * scale, z * 0.35 * scale + 8, 3)
      const line = 1 - Math.min(1, Math.abs(bend - 0.5) * 26)
      const grain = noise(x * 45, z * 45)
      return mix(base, dark, Math.min(1, (clouds - 0.35) * 0.38 + line * line * 0.16 + grain * 0.07))
    },
  }
}

/** Woven linen, seen near. */
export function linen(hex: string, scale = 16): Material {
  const base = colorOf(hex)
  const relief: Relief = (x, _y, z) => {
    const u = x * scale + noise(z * 2, 5) * 0.8
    const v = z * scale + noise(x * 2, 9) * 0.8
    const over = (Math.floor(u) + Math.floor(v)) % 2 === 0
    const along = over ? Math.abs(Math.sin(v * Math.PI)) : Math.abs(Math.sin(u * Math.PI))
    return along * 0.012 + noise(x * 60, z * 60) * 0.004
  }
  return {
    kind: 'matte',
    gloss: 0,
    rough: 1,
    relief,
    paint: (x, y, z) => mix([base[0] * 0.62, base[1] * 0.6, base[2] * 0.57], base, Math.min(1, relief(x, y, z) * 75)),
  }
}

/** Velvet: dark in the light, lighter where it turns away, with the traces of a hand. */
export function velvet(hex: string): Material {
  const base = colorOf(hex)
  return {
    kind: 'matte',
    gloss: 0,
    rough: 1,
    relief: (x, _y, z) => layers(x * 0.5, z * 0.5, 2) * 0.5 + noise(x * 70, z * 70) * 0.004,
    paint: (x, _y, z) =>
      mix([base[0] * 0.55, base[1] * 0.55, base[2] * 0.55], base, layers(x * 0.7 + 4, z * 0.7, 3) * 1.2),
  }
}

/** Planed wood with its grain along x. */
export function wood(hex: string, dark: string, scale = 1): Material {
  const [base, deep] = [colorOf(hex), colorOf(dark)]
  return {
    kind: 'matte',
    gloss: 0.03,
    rough: 0.5,
    relief: (x, _y, z) => noise(x * 2 * scale, z * 60 * scale) * 0.002,
    paint: (x, _y, z) => {
      const rings = layers(x * 0.12 * scale, z * 1.6 * scale, 3) * 9
      const fibre = layers(x * 0.8 * scale, z * 38 * scale, 2)
      return mix(base, deep, Math.min(1, (0.5 + 0.5 * Math.sin(rings * 2.4)) * 0.5 + fibre * 0.55 - 0.12))
    },
  }
}

/** Smooth leather with fine pores. */
export function leather(hex: string): Material {
  const base = colorOf(hex)
  return {
    kind: 'matte',
    gloss: 0.07,
    rough: 0.45,
    relief: (x, y, z) => layers(x * 22 + y * 7, z * 22 - y * 5, 2) * 0.012,
    paint: (x, y, z) => mix([base[0] * 0.6, base[1] * 0.58, base[2] * 0.55], base, 0.3 + layers(x * 3 + y, z * 3, 3)),
  }
}
