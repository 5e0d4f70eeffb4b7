import { blurredRoom, evening, watchlight } from '../lighting.ts'
import { band, bezelStone, solitaire, together } from '../objects/jewels.ts'
import type { Camera } from '../studio/camera.ts'
import { colorOf, finished, linen, type Material, metals, plain, velvet, wood } from '../studio/materials.ts'
import type { Scene } from '../studio/scene.ts'
import {
  body,
  box,
  cylinder,
  type Distance,
  flatBand,
  type Pose,
  place,
  rod,
  type Shape,
  subtract,
  type Triple,
  union,
} from '../studio/shapes.ts'
import { fragranceScene } from './fragrance.ts'
import { glasses } from './glasses.ts'
import type { Photo } from './photo.ts'
import { straps } from './straps.ts'

const view = (eye: Triple, target: Triple, angle: number, aperture: number): Camera => ({
  eye,
  target,
  angle,
  aperture,
})

const warmLamps = ['#ffcf8a', '#ffb765', '#ffe2b0', '#f7a95a', '#fff0d2']

/** A ring on a stand in front, the shop out of focus behind it. */
const interior = (): Scene => ({
  ...together(
    solitaire(
      { metal: 'gold', stone: 'diamond', size: 0.34, width: 0.1, pave: 0.6 },
      { move: [0.9, 2.12, 0], turn: [0, 22, 0] },
    ),
    band(
      { metal: 'platinum', profile: 'domed', width: 0.13, pave: 0.4 },
      { move: [-1.7, 0.72, 0.5], turn: [0, -30, 0] },
    ),
    {
      shapes: [
        body(
          union(cylinder(0.95, 0.62, 0.06), place(cylinder(1.02, 0.05, 0.03), { move: [0, -0.57, 0] })),
          [1.05, 0.65, 1.05],
          velvet('#33524a'),
          { move: [0.9, 0.62, 0] },
        ),
        body(box(1.1, 0.18, 0.75, 0.06), [1.1, 0.18, 0.75], velvet('#33524a'), { move: [-1.7, 0.02, 0.5] }),
      ],
      gems: [],
    },
  ),
  table: wood('#7b5637', '#432b19', 0.3),
  light: evening,
  detail: 0.003,
  far: [9, 15],
  backdrop: blurredRoom({
    seed: 21,
    count: 46,
    colors: warmLamps,
    size: [0.012, 0.07],
    height: [0.075, 0.36],
    ground: ['#3b2a1d', '#6e5237'],
    power: 0.55,
  }),
})

const FILE = finished('steel', 'brushed')

/** The goldsmith's bench: an unfinished ring, its tools, a lamp somewhere behind. */
const workshop = (): Scene => {
  const tool = (x: number, z: number, turn: number, length: number, handle: string): Shape[] => {
    const pose: Pose = { move: [x, 0.17, z], turn: [0, turn, 0] }
    return [
      body(rod([0, 0, -length], [0, 0, 0.2], 0.035, 0.11), [0.14, 0.14, length], FILE, pose, [0, 0, -length / 2 + 0.1]),
      body(rod([0, 0, 0.1], [0, 0, 1.9], 0.16, 0.2), [0.24, 0.24, 1.3], wood(handle, '#3c2413', 1.4), pose, [0, 0, 1]),
    ]
  }
  return {
    ...together(
      band(
        { metal: 'gold', profile: 'flat', width: 0.26, thick: 0.1, finish: 'hammered' },
        { move: [0, 1.0, 0.2], turn: [0, 32, 0] },
      ),
      band(
        { metal: 'gold', profile: 'domed', width: 0.15, thick: 0.08, finish: 'brushed' },
        { move: [-1.75, 0.15, 0.9], turn: [90, 0, 0] },
      ),
      bezelStone('gold', 'sapphire', 0.26, { move: [1.25, 0.22, 1.25], turn: [12, 0, -8] }),
      {
        shapes: [
          ...tool(2.5, 0.2, 14, 3.4, '#8c5a33'),
          ...tool(3.35, -0.2, 22, 3, '#a4713f'),
          ...tool(-3.2, -0.5, -20, 3.2, '#6f4426'),
          body(rod([-4.6, 0, 0], [3.2, 0, 0], 0.34, 0.62), [4.8, 0.7, 0.7], FILE, {
            move: [-0.6, 0.62, -3.2],
            turn: [0, 8, 4],
          }),
          body(cylinder(0.5, 0.35, 0.04), [0.5, 0.35, 0.5], metals.dark, { move: [-2.5, 0.35, -1.3] }),
        ],
        gems: [],
      },
    ),
    table: wood('#a5784c', '#5d3c20', 0.45),
    light: evening,
    detail: 0.003,
    far: [10, 17],
    backdrop: blurredRoom({
      seed: 8,
      count: 15,
      colors: warmLamps,
      size: [0.02, 0.09],
      height: [0.1, 0.34],
      ground: ['#2e2118', '#5a432e'],
      power: 0.8,
    }),
  }
}

const stripes: Material = {
  ...finished('steel', 'polished'),
  kind: 'metal',
  tint: colorOf('#d9d6cf'),
  rough: 0.22,
  relief: (x, _y, z) => Math.abs(((x * 0.8 + z * 0.55) * 3.2) % 1) * 0.006,
}
const perlage: Material = {
  ...stripes,
  relief: (x, _y, z) => Math.hypot(((x * 2.4 + 50) % 1) - 0.5, ((z * 2.4 + 50) % 1) - 0.5) * 0.008,
}

/** A movement seen from behind: plate, bridges, wheels, rubies and blued screws. */
const calibre = (): Scene => {
  const wheel = (radius: number, teeth: number): Distance => {
    const rim = subtract(cylinder(radius, 0.05, 0.01), cylinder(radius * 0.8, 0.2, 0.01))
    const spokes = [0, 1, 2].map((k) =>
      place(box(radius * 0.85, 0.035, radius * 0.055, 0.01), { turn: [0, k * 60 + 15, 0] }),
    )
    const all = union(rim, ...spokes, cylinder(radius * 0.17, 0.06, 0.01))
    return (x, y, z) => all(x, y, z) + radius * 0.012 * (1 + Math.cos(Math.atan2(z, x) * teeth))
  }
  const at = (x: number, y: number, z: number, turn = 0): Pose => ({ move: [x, y, z], turn: [0, turn, 0] })
  const brass = { ...metals.gold, kind: 'metal', rough: 0.1 } as Material
  const blue: Material = { kind: 'metal', tint: colorOf('#24418f'), rough: 0.08 }
  const bridge = (sx: number, sz: number, pose: Pose, hole: [number, number, number]): Shape =>
    body(
      subtract(
        union(cylinder(sx, 0.11, 0.05), place(box(sx * 0.9, 0.11, sz, 0.05), { move: [sx * 0.5, 0, 0] })),
        place(cylinder(hole[2], 0.4, 0.01), { move: [hole[0], 0, hole[1]] }),
      ),
      [sx * 1.7, 0.14, Math.max(sx, sz) * 1.1],
      stripes,
      pose,
      [sx * 0.3, 0, 0],
    )
  const jewel = (x: number, y: number, z: number): Shape[] => [
    body(flatBand(0.13, 0.035, 0.03, 0.012), [0.18, 0.18, 0.04], brass, { move: [x, y, z], turn: [90, 0, 0] }),
    body(
      subtract(cylinder(0.1, 0.04, 0.02), cylinder(0.025, 0.2, 0.005)),
      [0.11, 0.05, 0.11],
      { kind: 'matte', paint: () => [0.55, 0.02, 0.07], gloss: 0.16, rough: 0.05, glow: 0.25 },
      at(x, y, z),
    ),
  ]
  const screw = (x: number, y: number, z: number, turn: number): Shape =>
    body(
      subtract(
        cylinder(0.14, 0.06, 0.025),
        place(box(0.3, 0.05, 0.02, 0.004), { move: [0, 0.06, 0], turn: [0, turn, 0] }),
      ),
      [0.15, 0.07, 0.15],
      blue,
      at(x, y, z),
    )
  return {
    shapes: [
      body(cylinder(4.4, 0.2, 0.05), [4.4, 0.2, 4.4], perlage, at(0, -0.2, 0)),
      bridge(1.35, 0.9, at(-1.5, 0.42, -1.1, 28), [0.1, 0.1, 0.3]),
      bridge(0.95, 0.55, at(1.5, 0.42, -1.7, 205), [0, 0, 0.22]),
      bridge(0.62, 0.42, at(1.75, 0.56, 1.35, 160), [0, 0, 0.16]),
      body(wheel(1.05, 64), [1.12, 0.08, 1.12], brass, at(-0.55, 0.22, 1.35)),
      body(wheel(0.72, 48), [0.8, 0.08, 0.8], brass, at(0.55, 0.34, 0.15, 20)),
      body(wheel(1.25, 72), [1.32, 0.08, 1.32], metals.steel, at(-1.55, 0.62, -1.1)),
      body(union(flatBand(0.98, 0.08, 0.08, 0.03), rod([-0.95, 0, 0], [0.95, 0, 0], 0.05)), [1.1, 1.1, 0.1], brass, {
        move: [1.75, 0.3, 1.35],
        turn: [90, 0, 0],
      }),
      ...jewel(-0.55, 0.3, 1.35),
      ...jewel(0.55, 0.42, 0.15),
      ...jewel(1.75, 0.72, 1.35),
      ...jewel(1.35, 0.56, -1.65),
      ...jewel(0.35, 0.56, -1.05),
      ...jewel(-2.6, 0.56, 0.1),
      screw(-2.55, 0.6, -1.75, 30),
      screw(-0.2, 0.58, -1.85, 100),
      screw(2.4, 0.58, -2.15, 62),
      screw(1.15, 0.72, 1.7, 140),
      screw(-2.7, 0.1, 1.7, 10),
      screw(3.3, 0.1, -0.1, 75),
    ],
    gems: [],
    table: plain('#1b1a19'),
    light: {
      ...watchlight,
      boxes: watchlight.boxes.map((softbox, index) =>
        index === 3 ? { ...softbox, from: [-1, 2.4, -4.5] as Triple, size: [0.9, 0.3] as [number, number] } : softbox,
      ),
    },
    detail: 0.005,
  }
}

export const thingPhotos: Record<string, Photo> = {
  'interior.jpg': {
    size: [1600, 1067],
    scene: interior,
    camera: view([0.2, 2.6, 8.6], [0.1, 1.75, 0], 30, 16),
    print: { exposure: 1.15, vignette: 0.3, bloom: 0.12 },
  },
  'workshop.jpg': {
    size: [1600, 1067],
    scene: workshop,
    camera: view([0.4, 3.6, 8], [0.1, 0.8, 0], 32, 15),
    print: { exposure: 1.15, vignette: 0.32, bloom: 0.1 },
  },
  'watch-calibre.jpg': {
    size: [1600, 1067],
    scene: calibre,
    camera: view([0.6, 8.2, 4.6], [0, 0.2, 0.1], 32, 8),
    print: { exposure: 1.05, vignette: 0.35 },
  },
  'leather-straps.jpg': {
    size: [1600, 1067],
    scene: straps,
    camera: view([0.6, 10.5, 5.4], [0, 0, 0.1], 36, 6),
    print: { exposure: 0.95, vignette: 0.25 },
  },
  'fragrance.jpg': {
    size: [1600, 1067],
    scene: () => fragranceScene({ glass: '#f3efe6', liquid: '#d9a05a', ground: linen('#d8cdbb', 9), kind: 'both' }),
    camera: view([0.8, 3.4, 9.6], [0.1, 2, 0], 34, 10),
    print: { exposure: 0.9, vignette: 0.25 },
  },
  'sandkamp-glasses.jpg': {
    size: [1600, 1067],
    scene: glasses,
    camera: view([-1.5, 6, 9.4], [0.1, 0.9, 0], 32, 12),
    print: { exposure: 0.85, vignette: 0.25 },
  },
}
