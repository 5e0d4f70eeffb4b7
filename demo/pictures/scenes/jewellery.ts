import { daylight, evening } from '../lighting.ts'
import { band, bezelStone, chain, type Piece, pearl, solitaire, strand, together } from '../objects/jewels.ts'
import type { Camera } from '../studio/camera.ts'
import { linen, metals, stone, velvet } from '../studio/materials.ts'
import { randomFrom } from '../studio/noise.ts'
import type { Scene } from '../studio/scene.ts'
import { body, cylinder, domedBand, place, type Shape, union } from '../studio/shapes.ts'
import type { Photo } from './photo.ts'

const limestone = stone('#d8ccbc', '#9b8b79')
const sand = stone('#cbb59b', '#8d745a')

const scene = ({ shapes, gems }: Piece, table: Scene['table'], light = daylight, detail = 0.003): Scene => ({
  shapes,
  gems,
  table,
  light,
  detail,
})

const upright = (
  turn: number,
  x: number,
  z: number,
  outer = 0.975,
): { move: [number, number, number]; turn: [number, number, number] } => ({ move: [x, outer, z], turn: [0, turn, 0] })

const lying = (
  height: number,
  x: number,
  z: number,
): { move: [number, number, number]; turn: [number, number, number] } => ({ move: [x, height, z], turn: [90, 0, 0] })

const view = (
  eye: Camera['eye'],
  target: Camera['target'],
  angle: number,
  aperture: number,
  shift?: Camera['shift'],
): Camera => ({ eye, target, angle, aperture, ...(shift && { shift }) })

const heroRings = (): Scene =>
  scene(
    together(
      solitaire({ metal: 'gold', claws: 'platinum', stone: 'diamond', size: 0.33, width: 0.1 }, upright(24, 0, 0)),
      band({ metal: 'gold', profile: 'flat', width: 0.13, thick: 0.07 }, lying(0.13, 1.75, -1.1)),
      band(
        { metal: 'rose', profile: 'domed', width: 0.09, pave: 0.5 },
        { move: [1.8, 0.36, -1.05], turn: [84, 0, 30] },
      ),
    ),
    sand,
  )

export const jewelleryPhotos: Record<string, Photo> = {
  'hero-solitaire.jpg': {
    size: [2000, 1125],
    scene: heroRings,
    camera: view([0.9, 2.5, 7.8], [0.4, 1.06, 0], 25, 13, [0.13, 0]),
    print: { exposure: 0.95, warmth: 1.03, vignette: 0.3 },
  },
  'share.jpg': {
    size: [1200, 630],
    scene: heroRings,
    camera: view([0.9, 2.5, 7.8], [0.4, 1.06, 0], 25, 13, [0.13, 0]),
    print: { exposure: 0.95, warmth: 1.03, vignette: 0.3 },
  },
  'teaser-engagement.jpg': {
    size: [960, 1200],
    scene: () =>
      scene(
        solitaire({ metal: 'platinum', stone: 'diamond', size: 0.36, width: 0.09, pave: 0.7 }, upright(-32, 0, 0)),
        stone('#c9c3bb', '#8b847b'),
      ),
    camera: view([0.4, 3.2, 6.4], [0, 1.12, 0], 27, 15),
    print: { exposure: 0.9, vignette: 0.25 },
  },
  'teaser-wedding-rings.jpg': {
    size: [960, 1200],
    scene: () =>
      scene(
        together(
          band({ metal: 'gold', profile: 'domed', width: 0.22, thick: 0.09 }, lying(0.22, -0.15, 0.2)),
          band(
            { metal: 'platinum', profile: 'domed', width: 0.2, thick: 0.085 },
            { move: [0.42, 0.98, -0.42], turn: [-24, 38, 0] },
          ),
        ),
        linen('#d3c6b3', 15),
      ),
    camera: view([0.6, 4.4, 6.2], [0.12, 0.62, -0.05], 26, 14),
    print: { exposure: 1, vignette: 0.22 },
  },
  'wedding-rings.jpg': {
    size: [1600, 1067],
    scene: () =>
      scene(
        together(
          band(
            { metal: 'gold', profile: 'flat', width: 0.27, thick: 0.085, finish: 'brushed' },
            lying(0.27, -0.75, 0.15),
          ),
          band(
            { metal: 'gold', profile: 'flat', width: 0.2, thick: 0.08, pave: 0.24 },
            { move: [0.72, 0.93, -0.1], turn: [0, -42, 0] },
          ),
        ),
        limestone,
      ),
    camera: view([-0.4, 3.1, 6.6], [0, 0.62, 0], 27, 14),
    print: { exposure: 0.9, vignette: 0.25 },
  },
  'teaser-jewelry.jpg': {
    size: [960, 1200],
    scene: () =>
      scene(
        together(
          solitaire(
            { metal: 'gold', stone: 'tourmaline', cut: 'step', size: 0.46, width: 0.12, pave: 0.5 },
            { move: [0, 0.97, 0], turn: [0, 26, 0] },
          ),
          bezelStone('gold', 'diamond', 0.2, { move: [1.15, 0.22, 0.75], turn: [32, 0, -16] }),
          bezelStone('gold', 'diamond', 0.2, { move: [1.5, 0.2, -0.1], turn: [18, 0, 14] }),
        ),
        linen('#d9cebd', 15),
      ),
    camera: view([0.9, 4.4, 6.2], [0.3, 1.0, 0.1], 30, 14),
    print: { exposure: 0.98, vignette: 0.22 },
  },
  'teaser-pearls.jpg': {
    size: [960, 1200],
    scene: () => scene(pearlPile('white'), velvet('#b9a391')),
    camera: view([0.3, 4.6, 6], [0, 0.35, 0], 25, 16),
    print: { exposure: 0.92, vignette: 0.3 },
  },
  'pearls-strand.jpg': {
    size: [1600, 1067],
    scene: () =>
      scene(
        {
          shapes: strand(
            (s) => 0.27 + 0.13 * Math.sin(Math.PI * s),
            (s) => [
              Math.cos(Math.PI * (0.05 + s * 1.15)) * 3.2 + 0.3,
              Math.sin(Math.PI * (0.05 + s * 1.15)) * 2.3 - 0.9,
            ],
            'white',
          ),
          gems: [],
        },
        velvet('#4a3034'),
        evening,
      ),
    camera: view([0.3, 5.6, 7], [0.2, 0.1, 0.2], 28, 12),
    print: { exposure: 1.15, vignette: 0.3 },
  },
  'necklace-pendant.jpg': {
    size: [1600, 1067],
    scene: () =>
      scene(
        together(
          {
            shapes: [
              chain('rose', 3.1, 0.11, 0.026, { move: [0, 0.06, -2.7] }),
              body(place(domedBand(0.15, 0.035, 0.035), { turn: [60, 0, 0] }), [0.2, 0.2, 0.2], metals.rose, {
                move: [0, 0.12, 0.5],
              }),
            ],
            gems: [],
          },
          bezelStone('rose', 'morganite', 0.48, { move: [0, 0.2, 1.12], turn: [10, 0, 0] }),
        ),
        stone('#ddd2c6', '#a89888'),
      ),
    camera: view([0.5, 5.2, 6.2], [0, 0, 0.35], 25, 14),
    print: { exposure: 0.92, vignette: 0.25 },
  },
  'bangles.jpg': {
    size: [1600, 1067],
    scene: () =>
      scene(
        together(
          band(
            { metal: 'silver', profile: 'domed', width: 0.3, thick: 0.13, radius: 2.1, finish: 'hammered' },
            lying(0.3, 0, 0),
          ),
          band(
            { metal: 'gold', profile: 'domed', width: 0.2, thick: 0.16, radius: 2.1 },
            { move: [0.2, 0.84, -0.15], turn: [84, 0, 0] },
          ),
          band(
            { metal: 'silver', profile: 'flat', width: 0.16, thick: 0.12, radius: 2.15, finish: 'brushed' },
            { move: [-0.25, 1.36, 0], turn: [97, 4, 0] },
          ),
        ),
        stone('#c9c0b4', '#8f8577'),
        daylight,
        0.005,
      ),
    camera: view([0.6, 5.6, 10.4], [0, 0.65, 0], 28, 12),
    print: { exposure: 0.88, vignette: 0.25 },
  },
  'kids-bracelet.jpg': {
    size: [1600, 1067],
    scene: () =>
      scene(
        {
          shapes: [
            chain('silver', 1.9, 0.15, 0.04, { move: [0, 0.08, -0.6] }),
            body(
              union(
                cylinder(0.62, 0.06, 0.04),
                place(domedBand(0.5, 0.02, 0.03), { move: [0, 0.06, 0], turn: [90, 0, 0] }),
              ),
              [0.66, 0.14, 0.66],
              metals.silver,
              { move: [0.12, 0.12, 2.2], turn: [5, 0, 4] },
            ),
            body(place(domedBand(0.14, 0.035, 0.035), { turn: [50, 0, 0] }), [0.2, 0.2, 0.2], metals.silver, {
              move: [0.05, 0.14, 1.48],
            }),
          ],
          gems: [],
        },
        linen('#d5dcd8', 12),
      ),
    camera: view([0.4, 6.4, 6.8], [0.05, 0, 0.4], 30, 12),
    print: { exposure: 0.95, vignette: 0.2 },
  },
}

/** Pearls as they roll together: a lower layer and a few on top. */
function pearlPile(color: 'white' | 'rose' | 'tahiti' | 'golden'): Piece {
  const next = randomFrom(12)
  const shapes: Shape[] = []
  for (let row = -4; row <= 4; row += 1)
    for (let column = -4; column <= 4; column += 1) {
      if (Math.hypot(row, column) > 3.6 + next()) continue
      const r = 0.33 + next() * 0.05
      shapes.push(
        pearl(
          r,
          [(column + (row % 2) * 0.5) * 0.78 + next() * 0.12, r, row * 0.68 + next() * 0.12],
          next() < 0.16 && color === 'white' ? 'rose' : color,
        ),
      )
    }
  for (const [x, z] of [
    [-0.35, 0.4],
    [0.5, 0.1],
    [0.05, -0.75],
    [1.1, -0.9],
    [-1.1, -0.4],
  ] as const)
    shapes.push(pearl(0.36, [x, 0.9, z], color))
  return { shapes, gems: [] }
}
