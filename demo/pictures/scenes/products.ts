import { daylight, watchlight } from '../lighting.ts'
import {
  type BandDesign,
  band,
  bezelStone,
  chain,
  type PearlName,
  type Piece,
  pearl,
  type SolitaireDesign,
  type StoneName,
  solitaire,
  strand,
  together,
} from '../objects/jewels.ts'
import { leatherCase } from '../objects/leather-case.ts'
import { type WatchDesign, watch } from '../objects/watch.ts'
import type { Camera } from '../studio/camera.ts'
import { type MetalName, metals, plain } from '../studio/materials.ts'
import type { Scene } from '../studio/scene.ts'
import { body, cylinder, domedBand, place, rod, type Shape, type Triple, union } from '../studio/shapes.ts'
import { fragranceScene } from './fragrance.ts'
import type { Photo } from './photo.ts'
import { looseStrap } from './straps.ts'
import { designs } from './watches.ts'

/** What a product's picture shows, as the content says it in `draw`. `ground` is the colour of the table. */
export type Draw = { readonly ground?: string } & (
  | {
      readonly kind: 'watch'
      readonly base: keyof typeof designs
      readonly design: Partial<WatchDesign>
      readonly turn?: number
    }
  | { readonly kind: 'solitaire'; readonly design: SolitaireDesign }
  | { readonly kind: 'bands'; readonly designs: readonly BandDesign[] }
  | {
      readonly kind: 'studs'
      readonly metal: MetalName
      readonly stone: StoneName
      readonly size: number
      readonly cut?: 'brilliant' | 'step'
    }
  | {
      readonly kind: 'pendant'
      readonly metal: MetalName
      readonly stone?: StoneName
      readonly size: number
      readonly cut?: 'brilliant' | 'step'
    }
  | { readonly kind: 'hoops'; readonly design: BandDesign }
  | { readonly kind: 'bangle'; readonly design: BandDesign }
  | {
      readonly kind: 'chain'
      readonly metal: MetalName
      readonly link: number
      readonly radius: number
      readonly charm?: boolean
    }
  | { readonly kind: 'strand'; readonly color: PearlName; readonly size: number; readonly graded?: boolean }
  | { readonly kind: 'pearls'; readonly color: PearlName; readonly metal: MetalName; readonly size: number }
  | { readonly kind: 'strap'; readonly color: string; readonly stitch: string }
  | { readonly kind: 'case'; readonly color: string; readonly lining: string; readonly long?: boolean }
  | {
      readonly kind: 'fragrance'
      readonly glass: string
      readonly liquid: string
      readonly form: 'diffuser' | 'candle'
    }
)

const SIZE = [720, 900] as const

const view = (eye: Triple, target: Triple, angle: number): Camera => ({ eye, target, angle, aperture: 0 })

const table = (ground = '#d9d1c6') => plain(ground, 0.04, 0.4)

const photo = (draw: Draw, piece: () => Piece, camera: Camera, detail = 0.004, exposure = 0.95): Photo => ({
  size: SIZE,
  scene: (): Scene => ({ ...piece(), table: table(draw.ground), light: daylight, detail }),
  camera,
  print: { exposure, vignette: 0.12, grain: 2 },
})

const flat = (height: number, x = 0, z = 0): { move: Triple; turn: Triple } => ({
  move: [x, height, z],
  turn: [90, 0, 0],
})

const loop = (metal: MetalName, z: number): Shape =>
  body(place(domedBand(0.15, 0.035, 0.035), { turn: [60, 0, 0] }), [0.2, 0.2, 0.2], metals[metal], {
    move: [0, 0.12, z],
  })

/** The photo that a product's `draw` describes. */
export function productPhoto(draw: Draw): Photo {
  switch (draw.kind) {
    case 'watch':
      return {
        size: SIZE,
        scene: async () => ({
          shapes: await watch(
            { ...designs[draw.base], ...draw.design },
            { move: [0, 0.62, 0], turn: [0, draw.turn ?? -12, 0] },
          ),
          gems: [],
          table: table(draw.ground),
          light: watchlight,
          detail: 0.005,
        }),
        camera: view([0.7, 10.4, 5.4], [0, 0.5, 0.05], 34),
        print: { exposure: 1, vignette: 0.12, grain: 2 },
      }
    case 'solitaire':
      return photo(
        draw,
        () => solitaire(draw.design, { move: [0, 0.975, 0], turn: [0, 26, 0] }),
        view([0.6, 3.2, 6.6], [0, 1.12, 0], 25),
      )
    case 'bands':
      return photo(
        draw,
        () =>
          together(
            ...draw.designs.map((design, index) =>
              draw.designs.length === 1
                ? band(design, { move: [0, 0.9 + (design.thick ?? 0.08), 0], turn: [0, 34, 0] })
                : index === 0
                  ? band(design, flat(design.width, -0.45, 0.45))
                  : band(design, { move: [0.5, 0.9 + (design.thick ?? 0.08), -0.55], turn: [0, -34, 0] }),
            ),
          ),
        view([0.3, 3.4, 6.6], [0, draw.designs.length === 1 ? 0.9 : 0.68, 0], 30),
      )
    case 'studs':
      return photo(
        draw,
        () =>
          together(
            ...[-1, 1].map((side) =>
              bezelStone(
                draw.metal,
                draw.stone,
                draw.size,
                { move: [side * draw.size * 1.55, draw.size * 0.75, side * -0.12], turn: [38, side * 8, 0] },
                draw.cut,
              ),
            ),
          ),
        view([0.2, 3.2, 4.2], [0, 0.15, 0], draw.size * 80),
        0.002,
      )
    case 'pendant':
      return photo(
        draw,
        () =>
          together(
            {
              shapes: [chain(draw.metal, 2.5, 0.09, 0.022, { move: [0, 0.05, -2.1] }), loop(draw.metal, 0.5)],
              gems: [],
            },
            draw.stone
              ? bezelStone(
                  draw.metal,
                  draw.stone,
                  draw.size,
                  { move: [0, draw.size * 0.42, 0.62 + draw.size], turn: [10, 0, 0] },
                  draw.cut,
                )
              : {
                  shapes: [
                    body(
                      union(
                        cylinder(draw.size, 0.07, 0.05),
                        place(domedBand(draw.size * 0.86, 0.02, 0.02), { move: [0, 0.07, 0], turn: [90, 0, 0] }),
                      ),
                      [draw.size, 0.15, draw.size],
                      metals[draw.metal],
                      { move: [0, 0.12, 0.62 + draw.size], turn: [5, 0, 0] },
                    ),
                  ],
                  gems: [],
                },
          ),
        view([0.3, 5.6, 4.6], [0, 0, 0.15], 27),
      )
    case 'hoops':
      return photo(
        draw,
        () =>
          together(
            band(draw.design, { move: [-0.8, (draw.design.radius ?? 0.9) + 0.1, -0.2], turn: [0, 48, 0] }),
            band(draw.design, flat(draw.design.width + 0.01, 0.75, 0.55)),
          ),
        view([0.2, 3.2, 7.4], [0, 0.75, 0], 33),
      )
    case 'bangle':
      return photo(
        draw,
        () => band({ radius: 2.1, ...draw.design }, flat(draw.design.width)),
        view([0.4, 6.2, 9.4], [0, 0.1, 0], 31),
        0.006,
      )
    case 'chain':
      return photo(
        draw,
        () => ({
          shapes: [
            chain(draw.metal, draw.radius, draw.link, draw.link * 0.26, { move: [0, draw.link * 0.55, 0] }),
            ...(draw.charm
              ? [
                  loop(draw.metal, draw.radius + 0.2),
                  body(cylinder(0.5, 0.06, 0.04), [0.5, 0.07, 0.5], metals[draw.metal], {
                    move: [0, 0.1, draw.radius + 0.8],
                  }),
                ]
              : []),
          ],
          gems: [],
        }),
        view([0.3, 7.4, 5.2], [0, 0, draw.charm ? 0.4 : 0], 37),
        0.004,
      )
    case 'strand':
      return photo(
        draw,
        () => ({
          shapes: strand(
            (s) => draw.size * (draw.graded ? 0.72 + 0.28 * Math.sin(Math.PI * s) : 1),
            (s) => [Math.cos(Math.PI * (0.5 + s * 2)) * 2.2, Math.sin(Math.PI * (0.5 + s * 2)) * -2.6],
            draw.color,
          ).slice(0, -1),
          gems: [],
        }),
        view([0.2, 8.4, 6], [0, 0, 0], 36),
        0.008,
      )
    case 'pearls':
      return photo(
        draw,
        () => ({
          shapes: [-1, 1].flatMap((side) => [
            pearl(draw.size, [side * draw.size * 1.5, draw.size, side * -0.15], draw.color),
            body(rod([0, 0, 0], [0.12, 0.1, -0.75], 0.03), [0.2, 0.2, 0.8], metals[draw.metal], {
              move: [side * draw.size * 1.5, draw.size, side * -0.15 - draw.size * 0.9],
            }),
          ]),
          gems: [],
        }),
        view([0.2, 2.6, 4.6], [0, draw.size * 0.7, 0], draw.size * 80),
      )
    case 'strap':
      return photo(
        draw,
        () => ({
          shapes: [
            looseStrap(draw.color, draw.stitch, { move: [-0.75, 0.2, 0], turn: [0, -7, 0] }),
            looseStrap(draw.color, draw.stitch, { move: [0.85, 0.2, 0.2], turn: [0, 6, 0] }),
          ],
          gems: [],
        }),
        view([0.3, 9.6, 5.6], [0, 0, 0.1], 40),
        0.006,
        0.98,
      )
    case 'case':
      return photo(
        draw,
        () => ({ shapes: leatherCase(draw.color, draw.lining, draw.long ?? false), gems: [] }),
        view([1.6, 5, 8], [0, 0.85, 0], draw.long ? 46 : 33),
        0.006,
      )
    case 'fragrance':
      return {
        size: SIZE,
        scene: () =>
          fragranceScene({ glass: draw.glass, liquid: draw.liquid, ground: table(draw.ground), kind: draw.form }),
        camera:
          draw.form === 'candle' ? view([0.8, 3.2, 7], [0, 0.95, 0.5], 25) : view([0.8, 3.4, 10], [0, 2.2, 0], 34),
        print: { exposure: 0.92, vignette: 0.12, grain: 2 },
      }
  }
}
