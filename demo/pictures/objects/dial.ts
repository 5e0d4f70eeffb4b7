import { lettering } from '../lettering.ts'

export type Markers = 'baton' | 'roman' | 'arabic' | 'dots'

export interface DialDesign {
  readonly ground: string
  readonly ink: string
  readonly markers: Markers
  readonly name: string
  readonly line?: string
  /** Small dials of a chronograph, or one for the seconds. */
  readonly small?: 'none' | 'three' | 'two' | 'seconds'
  readonly smallGround?: string
  readonly date?: boolean
  readonly track?: 'railway' | 'minutes' | 'none'
}

const ROMAN = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']
const SIZE = 1000
const C = SIZE / 2

const polar = (degrees: number, radius: number): [number, number] => [
  C + Math.sin((degrees * Math.PI) / 180) * radius,
  C - Math.cos((degrees * Math.PI) / 180) * radius,
]

const tick = (degrees: number, from: number, to: number, width: number, color: string): string => {
  const [[x1, y1], [x2, y2]] = [polar(degrees, from), polar(degrees, to)]
  return `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${color}" stroke-width="${width}"/>`
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

function track({ track: kind = 'minutes', ink }: DialDesign): string {
  if (kind === 'none') return ''
  const ticks = range(60).map((minute) =>
    kind === 'railway'
      ? tick(minute * 6, 462, 482, minute % 5 ? 2.4 : 7, ink)
      : tick(minute * 6, minute % 5 ? 470 : 462, 486, minute % 5 ? 2.4 : 4, ink),
  )
  const rails =
    kind === 'railway'
      ? [462, 482].map((r) => `<circle cx="${C}" cy="${C}" r="${r}" fill="none" stroke="${ink}" stroke-width="2.2"/>`)
      : []
  return [...ticks, ...rails].join('')
}

function numerals({ markers, ink, small }: DialDesign): string {
  if (markers !== 'roman' && markers !== 'arabic') return ''
  const hidden = small === 'three' ? [3, 6, 9] : small === 'two' ? [3, 9] : small === 'seconds' ? [6] : []
  return range(12)
    .filter((hour) => !hidden.includes(hour))
    .map((hour) => {
      const roman = markers === 'roman'
      const [x, y] = polar(hour * 30, 396)
      const text = roman ? (ROMAN[hour] as string) : String(hour || 12)
      const size = roman ? 92 : 104
      const letters = lettering(text, 0, size * 0.32, {
        face: roman ? 'serif' : 'sans',
        size,
        fill: ink,
        weight: roman ? 0.02 : 0.03,
        align: 'middle',
      })
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${roman ? hour * 30 : 0})">${letters}</g>`
    })
    .join('')
}

function smallDial(x: number, y: number, radius: number, design: DialDesign, hand: number): string {
  const ink = design.smallGround ? contrasting(design.smallGround) : design.ink
  const ticks = range(30).map((index) => {
    const a = (index * 12 * Math.PI) / 180
    const inner = index % 5 ? radius - 11 : radius - 20
    return `<line x1="${(x + Math.sin(a) * inner).toFixed(1)}" y1="${(y - Math.cos(a) * inner).toFixed(1)}" x2="${(x + Math.sin(a) * (radius - 4)).toFixed(1)}" y2="${(y - Math.cos(a) * (radius - 4)).toFixed(1)}" stroke="${ink}" stroke-width="${index % 5 ? 2 : 4}"/>`
  })
  const a = (hand * Math.PI) / 180
  const rings = range(9).map(
    (index) =>
      `<circle cx="${x}" cy="${y}" r="${(radius * (index + 1)) / 10}" fill="none" stroke="#000" stroke-opacity="0.05" stroke-width="2"/>`,
  )
  return `<circle cx="${x}" cy="${y + 3}" r="${radius + 3}" fill="#000" opacity="0.28"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${design.smallGround ?? design.ground}"/>${rings.join('')}${ticks.join('')}<line x1="${x - Math.sin(a) * 18}" y1="${y + Math.cos(a) * 18}" x2="${x + Math.sin(a) * (radius - 18)}" y2="${y - Math.cos(a) * (radius - 18)}" stroke="${ink}" stroke-width="6"/><circle cx="${x}" cy="${y}" r="9" fill="${ink}"/>`
}

const contrasting = (hex: string): string => (Number.parseInt(hex.slice(1, 3), 16) > 120 ? '#1d1b19' : '#f2efe9')

function smallDials(design: DialDesign): string {
  const { small = 'none' } = design
  if (small === 'three')
    return (
      smallDial(278, C, 116, design, 50) + smallDial(722, C, 116, design, 200) + smallDial(C, 722, 116, design, 300)
    )
  if (small === 'two') return smallDial(278, C, 118, design, 40) + smallDial(722, C, 118, design, 210)
  return small === 'seconds' ? smallDial(C, 700, 128, design, 235) : ''
}

/** What is printed on a dial, as an SVG of 1000 by 1000; markers and hands stand on it as bodies. */
export function dialPrint(design: DialDesign): string {
  const { ground, ink, name, line, date } = design
  const letters =
    lettering(name.toUpperCase(), C, 325, { size: 54, spacing: 0.12, fill: ink, weight: 0.012, align: 'middle' }) +
    (line && design.small !== 'three'
      ? lettering(line, C, 668, { face: 'sans', size: 27, spacing: 0.08, fill: ink, weight: 0.016, align: 'middle' })
      : '')
  const window = date
    ? `<rect x="${design.small === 'three' ? 640 : 770}" y="${C - 34}" width="76" height="68" rx="6" fill="#f4f2ec" stroke="#8a8680" stroke-width="4"/>${lettering('26', 808, C + 19, { face: 'sans', size: 54, fill: '#1d1b19', weight: 0.03, align: 'middle' })}`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${track(design)}${numerals(design)}${letters}${smallDials(design)}${design.small === 'three' ? '' : window}</svg>`
}

/** The scale on a diver's bezel, as an SVG of 1000 by 1000 with the ring between radius 405 and 500. */
export function bezelPrint(ground: string, ink: string): string {
  const marks = range(60).map((minute) =>
    (minute % 5 === 0 && minute % 10 !== 0) || (minute > 0 && minute < 15)
      ? tick(minute * 6, minute % 5 ? 450 : 425, 478, minute % 5 ? 5 : 11, ink)
      : '',
  )
  const figures = [10, 20, 30, 40, 50].map((minute) => {
    const [x, y] = polar(minute * 6, 452)
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${minute * 6})">${lettering(String(minute), 0, 22, { face: 'sans', size: 62, fill: ink, weight: 0.04, align: 'middle' })}</g>`
  })
  const [x, y] = [C, C - 478]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${marks.join('')}${figures.join('')}<path d="M${x - 30} ${y} h60 l-30 54 z" fill="${ink}"/></svg>`
}
