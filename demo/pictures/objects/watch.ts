import { colorOf, finished, leather, type Material, type MetalName, metals, plain } from '../studio/materials.ts'
import { layers } from '../studio/noise.ts'
import {
  body,
  box,
  cylinder,
  type Distance,
  type Pose,
  place,
  rod,
  type Shape,
  subtract,
  type Triple,
  union,
} from '../studio/shapes.ts'
import { bezelPrint, type DialDesign, dialPrint } from './dial.ts'
import { textureOf } from './texture.ts'

export interface WatchDesign extends DialDesign {
  readonly metal: MetalName
  readonly bezel: 'slim' | 'wide' | 'diver' | 'fluted'
  /** Colour of a diver's bezel. */
  readonly ring?: string
  /** Brushed rays from the middle of the dial. */
  readonly rays?: boolean
  readonly hands: 'leaf' | 'baton' | 'sword'
  /** Metal of markers and hands; dark for printed ones. */
  readonly fittings: MetalName
  readonly luminous?: boolean
  readonly strap:
    | { readonly kind: 'leather'; readonly color: string; readonly stitch: string }
    | { readonly kind: 'bracelet' | 'mesh' }
    | { readonly kind: 'rubber'; readonly color: string }
  readonly pushers?: boolean
}

const DIAL = 1.58
const FACE = 0.36

/** A watch of four centimetres, lying with its dial up and twelve o'clock away from the camera. */
export async function watch(design: WatchDesign, pose: Pose): Promise<Shape[]> {
  const metal = metals[design.metal]
  const put: Put = (distance, half, material, height = 0) => body(distance, half, material, pose, [0, height, 0])
  const lume = design.luminous ? [put(lumeOf(design), [1.5, 0.08, 1.5], plain('#e8efe2'), FACE + 0.07)] : []
  return [
    put(caseBody(), [2.05, 0.4, 2.7], finished(design.metal, 'brushed')),
    put(
      lift(cylinder(DIAL + 0.06, 0.02, 0.005), FACE - 0.02),
      [DIAL + 0.06, 0.02, DIAL + 0.06],
      await dialPaint(design),
      FACE - 0.02,
    ),
    put(crown(), [2.42, 0.3, 0.3], metal),
    put(markers(design), [1.5, 0.06, 1.5], fittingOf(design), FACE + 0.05),
    put(hands(design), [1.5, 0.1, 1.5], fittingOf(design), FACE + 0.1),
    ...lume,
    ...(await bezel(design, put)),
    ...(design.pushers ? [put(pushers(), [2.3, 0.2, 1.5], metal)] : []),
    put(
      lift(cylinder(1.63, 0.02, 0.015), 0.56),
      [1.63, 0.02, 1.63],
      { kind: 'glass', fine: true, tint: [0.985, 0.985, 0.99] },
      0.56,
    ),
    ...strap(design, put),
  ]
}

type Put = (distance: Distance, half: Triple, material: Material, height?: number) => Shape

async function dialPaint(design: WatchDesign): Promise<Material> {
  const printed = await textureOf(dialPrint(design))
  return {
    kind: 'matte',
    gloss: design.rays ? 0.05 : 0.02,
    rough: 0.3,
    paint: (x, _y, z) => {
      const color = printed.at(0.5 + x / DIAL / 2, 0.5 + z / DIAL / 2)
      const shine = design.rays ? 0.62 + 0.75 * Math.abs(Math.cos(Math.atan2(z, x) + 0.6)) ** 5 : 1
      return [color[0] * shine, color[1] * shine, color[2] * shine]
    },
  }
}

const lift =
  (distance: Distance, height: number): Distance =>
  (x, y, z) =>
    distance(x, y - height, z)

const fittingOf = ({ fittings }: WatchDesign): Material =>
  fittings === 'dark' ? plain('#17181a', 0.08, 0.2) : metals[fittings]

function caseBody(): Distance {
  const body = cylinder(2, 0.34, 0.1)
  const lug = place(box(0.17, 0.16, 0.55, 0.08), { move: [0, 0.0, 1.76], turn: [16, 0, 0] })
  const lugs: Distance = (x, y, z) => lug(Math.abs(x) - 1.16, y, Math.abs(z))
  return subtract(union(body, lugs), lift(cylinder(1.64, 0.3, 0.01), FACE + 0.28))
}

const crown = (): Distance => {
  const knob = place(cylinder(0.26, 0.16, 0.05), { move: [2.2, 0, 0], turn: [0, 0, 90] })
  return (x, y, z) => knob(x, y, z) + 0.014 * Math.cos(Math.atan2(z, y) * 26)
}

const pushers = (): Distance =>
  union(
    place(cylinder(0.17, 0.2, 0.05), { move: [1.9, 0, -1.05], turn: [0, 29, 90] }),
    place(cylinder(0.17, 0.2, 0.05), { move: [1.9, 0, 1.05], turn: [0, -29, 90] }),
  )

/** Folds the plane so that one marker stands for twelve. */
const twelvefold =
  (distance: Distance): Distance =>
  (x, y, z) => {
    const sector = Math.PI / 6
    const angle = Math.round(Math.atan2(x, -z) / sector) * sector
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    return distance(x * c + z * s, y, -x * s + z * c)
  }

function markers({ markers: kind, small }: WatchDesign): Distance {
  const pin = lift(cylinder(0.07, 0.06, 0.02), FACE + 0.03)
  const cap: Distance = (x, y, z) => pin(x, y, z)
  if (kind === 'roman' || kind === 'arabic') return cap
  const single =
    kind === 'dots'
      ? place(cylinder(0.115, 0.03, 0.015), { move: [0, FACE + 0.03, -1.26] })
      : place(box(0.045, 0.035, 0.17, 0.012), { move: [0, FACE + 0.03, -1.24] })
  const all = twelvefold(single)
  const blocked = small === 'three' ? [90, 180, 270] : small === 'two' ? [90, 270] : small === 'seconds' ? [180] : []
  const holes = blocked.map((degrees) => {
    const a = (degrees * Math.PI) / 180
    return place(cylinder(0.42, 0.2, 0.01), { move: [Math.sin(a) * 1.15, FACE, -Math.cos(a) * 1.15] })
  })
  return union(
    holes.reduce((shape, hole) => subtract(shape, hole), all),
    cap,
  )
}

const TIME = { hour: 304, minute: 54, second: 218 }

const pointing = (distance: Distance, degrees: number, height: number): Distance =>
  place(distance, { move: [0, FACE + height, 0], turn: [0, -degrees, 0] })

function hands({ hands: kind, small }: WatchDesign): Distance {
  const width = kind === 'baton' ? 0.05 : kind === 'leaf' ? 0.075 : 0.1
  const hand = (length: number): Distance => {
    const blade = box(1, 0.014, length / 2 + 0.12, 0.008)
    return (x, y, z) => {
      const along = Math.min(1, Math.max(0, (-z + 0.24) / (length + 0.24)))
      const half =
        kind === 'baton'
          ? width
          : kind === 'leaf'
            ? 0.012 + width * Math.sin(Math.PI * Math.min(1, along * 1.02))
            : width * (along < 0.75 ? 0.55 + along * 0.6 : (1 - along) * 4)
      return Math.max(blade(x * 0.01, y + Math.abs(x) * 0.18, z + length / 2 - 0.06), (Math.abs(x) - half) * 0.9)
    }
  }
  const parts = [pointing(hand(0.88), TIME.hour, 0.075), pointing(hand(1.32), TIME.minute, 0.105)]
  if (small === undefined || small === 'none' || small === 'three' || small === 'two')
    parts.push(
      pointing(
        union(rod([0, 0, 0.34], [0, 0, -1.4], 0.012), rod([0, 0, 0.34], [0, 0, 0.2], 0.035)),
        small === 'none' || !small ? TIME.second : 0,
        0.135,
      ),
    )
  return union(...parts)
}

function lumeOf({ hands: kind, markers: marks }: WatchDesign): Distance {
  const blade = (length: number): Distance =>
    place(box(kind === 'sword' ? 0.05 : 0.025, 0.01, length * 0.3, 0.004), { move: [0, 0.012, -length * 0.55] })
  const single =
    marks === 'dots'
      ? place(cylinder(0.09, 0.03, 0.01), { move: [0, FACE + 0.045, -1.26] })
      : place(box(0.028, 0.03, 0.14, 0.006), { move: [0, FACE + 0.045, -1.24] })
  const shown = marks === 'dots' || marks === 'baton' ? [twelvefold(single)] : []
  return union(pointing(blade(0.88), TIME.hour, 0.075), pointing(blade(1.32), TIME.minute, 0.105), ...shown)
}

async function bezel(design: WatchDesign, put: Put): Promise<Shape[]> {
  const metal = metals[design.metal]
  const hollow = cylinder(1.62, 0.6, 0.01)
  const ring = (radius: number, half: number, edge: number, height: number): Distance =>
    subtract(lift(cylinder(radius, half, edge), height), lift(hollow, 0.5))
  if (design.bezel === 'slim') return [put(ring(1.88, 0.14, 0.12, 0.44), [1.9, 0.16, 1.9], metal, 0.44)]
  if (design.bezel === 'wide') return [put(ring(1.98, 0.16, 0.14, 0.44), [2, 0.18, 2], metal, 0.44)]
  if (design.bezel === 'fluted') {
    const body = ring(1.96, 0.15, 0.13, 0.44)
    return [
      put((x, y, z) => body(x, y, z) + 0.022 * Math.abs(Math.sin(Math.atan2(z, x) * 45)), [2, 0.17, 2], metal, 0.44),
    ]
  }
  const scale = await textureOf(bezelPrint(design.ring ?? '#14171a', '#eeece6'))
  const painted: Material = {
    kind: 'matte',
    gloss: 0.06,
    rough: 0.08,
    paint: (x, _y, z) => scale.at(0.5 + x / 3.96, 0.5 + z / 3.96),
  }
  const edge = lift(cylinder(2.12, 0.14, 0.05), 0.42)
  const grip = subtract(
    (x, y, z) => edge(x, y, z) + 0.025 * Math.max(0, Math.cos(Math.atan2(z, x) * 60)),
    lift(hollow, 0.5),
  )
  const inlay = subtract(lift(cylinder(1.98, 0.04, 0.02), 0.555), lift(hollow, 0.5))
  return [put(grip, [2.13, 0.15, 2.13], metal, 0.42), put(inlay, [2, 0.05, 2], painted, 0.555)]
}

/** Height of the strap's middle at a distance from the watch's centre: it comes down from the lugs and lies on the table. */
const drop = (along: number): number => -0.06 - 0.34 * (1 - Math.exp(-((Math.max(0, along - 1.9) * 0.75) ** 2)))

function strap({ strap: kind, metal }: WatchDesign, put: Put): Shape[] {
  const half: Triple = [1.1, 0.55, 7.5]
  const tapered = (z: number): number => 0.98 - Math.min(1, Math.max(0, (Math.abs(z) - 2) / 5)) * 0.16
  if (kind.kind === 'leather' || kind.kind === 'rubber') {
    const cover: Material = kind.kind === 'leather' ? leather(kind.color) : plain(kind.color, 0.03, 0.6)
    const stitch = colorOf(kind.kind === 'leather' ? kind.stitch : kind.color)
    const paint = cover.kind === 'matte' ? cover.paint : () => stitch
    const thick = 0.15
    const band: Distance = (x, y, z) => {
      const along = Math.abs(z)
      if (along < 1.75) return Math.max(0.05, 1.8 - along)
      const swell =
        thick + 0.1 * Math.exp(-((along - 2.2) ** 2) * 1.4) - Math.max(0, Math.abs(x) / tapered(z) - 0.55) * 0.16
      const qx = Math.abs(x) - tapered(z) + 0.05
      const qy = Math.abs(y - drop(along)) - swell + 0.05
      return (Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - 0.05) * 0.8
    }
    const sewn: Material = {
      ...(cover as Extract<Material, { kind: 'matte' }>),
      paint: (x, y, z) => {
        const seam = Math.abs(Math.abs(x) - tapered(z) + 0.14)
        const dash = Math.abs(z * 3.4) % 1
        if (kind.kind === 'leather' && seam < 0.026 && dash > 0.22) return stitch
        const color = paint(x, y, z)
        const fold = seam < 0.06 ? 0.7 : 0.85 + layers(x, z * 0.7, 2) * 0.3
        return [color[0] * fold, color[1] * fold, color[2] * fold]
      },
    }
    return [put(band, half, sewn, -0.2)]
  }
  const pitch = kind.kind === 'mesh' ? 0.16 : 0.46
  const columns = kind.kind === 'mesh' ? 0.14 : 0.62
  const links: Distance = (x, y, z) => {
    const along = Math.abs(z)
    if (along < 1.75) return Math.max(0.05, 1.8 - along)
    const row = Math.round((along - 2.2) / pitch)
    const width = tapered(z)
    const column = Math.round((x / width) * (0.98 / columns)) * columns * width
    const inside = Math.abs(x - column)
    const shifted = kind.kind === 'mesh' ? 0 : Math.abs(column) < 0.1 ? pitch / 2 : 0
    const rz = shifted
      ? along - 2.2 - (Math.round((along - 2.2 - shifted) / pitch) * pitch + shifted)
      : along - 2.2 - row * pitch
    const qx = Math.max(inside - columns * width * 0.5 + 0.06, Math.abs(x) - width + 0.06)
    const qy = Math.abs(y - drop(along)) - 0.13 + 0.06
    const qz = Math.abs(rz) - pitch / 2 + 0.07
    return (
      (Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0) - 0.05) * 0.65
    )
  }
  return [put(links, half, finished(metal, kind.kind === 'mesh' ? 'polished' : 'brushed'), -0.2)]
}
