import { watchlight } from '../lighting.ts'
import { type WatchDesign, watch } from '../objects/watch.ts'
import type { Camera } from '../studio/camera.ts'
import { leather, linen, type Material, stone, wood } from '../studio/materials.ts'
import type { Scene } from '../studio/scene.ts'
import type { Photo } from './photo.ts'

const slate = stone('#6d6a66', '#3f3d3b')

export const designs = {
  diver: {
    ground: '#17385c',
    ink: '#e9eef2',
    markers: 'dots',
    name: 'Tidewerk',
    line: '300 M',
    metal: 'steel',
    bezel: 'diver',
    ring: '#0f2640',
    rays: true,
    hands: 'sword',
    luminous: true,
    fittings: 'steel',
    strap: { kind: 'bracelet' },
  },
  green: {
    ground: '#24483e',
    ink: '#e9e2d0',
    markers: 'baton',
    name: 'Tidewerk',
    line: 'AUTOMATIK',
    metal: 'steel',
    bezel: 'slim',
    rays: true,
    hands: 'sword',
    fittings: 'gold',
    date: true,
    strap: { kind: 'leather', color: '#74482a', stitch: '#c9a77c' },
  },
  dress: {
    ground: '#f1e7d2',
    ink: '#3a2f24',
    markers: 'roman',
    small: 'seconds',
    name: 'Corvin',
    metal: 'gold',
    bezel: 'slim',
    hands: 'leaf',
    fittings: 'gold',
    track: 'railway',
    strap: { kind: 'leather', color: '#26201d', stitch: '#26201d' },
  },
  chronograph: {
    ground: '#efece4',
    ink: '#1d1b19',
    markers: 'arabic',
    small: 'three',
    smallGround: '#1e1e1f',
    name: 'Brennhöfer',
    metal: 'steel',
    bezel: 'wide',
    hands: 'leaf',
    fittings: 'dark',
    pushers: true,
    track: 'railway',
    strap: { kind: 'leather', color: '#4a3326', stitch: '#b39a76' },
  },
  minimal: {
    ground: '#d9d8d4',
    ink: '#55534f',
    markers: 'baton',
    name: 'Hallander',
    metal: 'steel',
    bezel: 'slim',
    hands: 'baton',
    fittings: 'dark',
    track: 'none',
    strap: { kind: 'leather', color: '#8c8a86', stitch: '#a5a29c' },
  },
} as const satisfies Record<string, WatchDesign>

const near: Camera = { eye: [1.2, 9.6, 6.2], target: [0, 0.6, 0.1], angle: 27, aperture: 7 }

/** The watch turned on the table by `turn` degrees, on a ground. */
export const watchScene = async (design: WatchDesign, table: Material, turn: number): Promise<Scene> => ({
  shapes: await watch(design, { move: [0, 0.62, 0], turn: [0, turn, 0] }),
  gems: [],
  table,
  light: watchlight,
  detail: 0.004,
})

const photo = (design: WatchDesign, table: Material, turn: number, exposure = 1): Photo => ({
  size: [1600, 1067],
  scene: () => watchScene(design, table, turn),
  camera: near,
  print: { exposure, vignette: 0.25 },
})

export const watchPhotos: Record<string, Photo> = {
  'teaser-watches.jpg': {
    size: [960, 1200],
    scene: () => watchScene(designs.green, wood('#6f5038', '#3a2818', 0.35), -14),
    camera: { eye: [0.8, 9.4, 6.4], target: [0, 0.5, 0.1], angle: 33, aperture: 7 },
    print: { exposure: 1, vignette: 0.28 },
  },
  'watch-dress-cream.jpg': photo(designs.dress, linen('#cdbfa9', 20), 38, 0.92),
  'watch-diver-blue.jpg': photo(designs.diver, slate, 40),
  'watch-chronograph.jpg': photo(designs.chronograph, leather('#8a6a4c'), 44, 0.95),
  'watch-minimal.jpg': photo(designs.minimal, stone('#c4c2bd', '#8f8c86'), 36, 0.92),
}
