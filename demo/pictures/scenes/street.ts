import sharp from 'sharp'
import { lettering } from '../lettering.ts'
import { layers, noise, randomFrom } from '../studio/noise.ts'

export interface Facade {
  readonly size: readonly [number, number]
  readonly seed: number
  readonly wall: 'brick' | 'render'
  readonly wood: string
  readonly name: string
  readonly sky: readonly [string, string]
  /** How dark the evening is, 0 to 1. */
  readonly dusk: number
  /** Middles and half widths of the windows, as shares of the width; the door stands between the first two. */
  readonly windows: readonly (readonly [number, number])[]
  readonly door: number
}

const STREET = 0.74

function bricks({ size: [w, h], seed, wall }: Facade, bottom: number): string {
  const next = randomFrom(seed)
  const parts: string[] = []
  if (wall === 'render') {
    for (let index = 0; index < 260; index += 1)
      parts.push(
        `<ellipse cx="${(next() * w).toFixed(0)}" cy="${(next() * bottom).toFixed(0)}" rx="${(40 + next() * 160).toFixed(0)}" ry="${(10 + next() * 40).toFixed(0)}" fill="${next() > 0.5 ? '#fff8ea' : '#b9ac97'}" opacity="0.07"/>`,
      )
    for (let y = bottom * 0.1; y < bottom * 0.44; y += h * 0.034)
      parts.push(`<rect y="${y.toFixed(0)}" width="${w}" height="2" fill="#8d8271" opacity="0.25"/>`)
    return `<rect width="${w}" height="${bottom}" fill="#d6cbb8"/>${parts.join('')}`
  }
  const tall = h / 62
  const long = tall * 3.1
  const tones = ['#6b3a2b', '#7a4432', '#5f3226', '#824b37', '#6f3d30', '#58302a']
  for (let row = 0; row * tall < bottom; row += 1)
    for (let column = -1; column * long < w; column += 1)
      parts.push(
        `<rect x="${(column * long + (row % 2) * long * 0.5 + 1).toFixed(1)}" y="${(row * tall + 1).toFixed(1)}" width="${(long - 2.4).toFixed(1)}" height="${(tall - 2.2).toFixed(1)}" fill="${tones[(next() * tones.length) | 0]}"/>`,
      )
  return `<rect width="${w}" height="${bottom}" fill="#3d2c26"/>${parts.join('')}`
}

/** What lies in a window: busts, small stands with rings and watches, boxes, all in warm light. */
function display(x: number, y: number, w: number, h: number, next: () => number): string {
  const parts = [`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#room)"/>`]
  for (let index = 0; index < 5; index += 1) {
    const px = x + w * (0.1 + index * 0.2)
    parts.push(
      `<ellipse cx="${px}" cy="${y + h * 0.05}" rx="${w * 0.035}" ry="${h * 0.014}" fill="#fffbe8"/><polygon points="${px - w * 0.03},${y + h * 0.05} ${px + w * 0.03},${y + h * 0.05} ${px + w * 0.15},${y + h * 0.86} ${px - w * 0.15},${y + h * 0.86}" fill="#ffe9b8" opacity="0.13"/>`,
    )
  }
  for (let shelf = 0; shelf < 2; shelf += 1) {
    const sy = y + h * (0.36 + shelf * 0.2)
    parts.push(
      `<rect x="${x + w * 0.05}" y="${sy}" width="${w * 0.9}" height="${h * 0.012}" fill="#fff2cf" opacity="0.8"/>`,
    )
    for (let item = 0; item < 9; item += 1) {
      const px = x + w * (0.09 + item * 0.1 + next() * 0.02)
      const tall = h * (0.05 + next() * 0.07)
      parts.push(
        next() > 0.45
          ? `<rect x="${px}" y="${sy - tall}" width="${w * 0.035}" height="${tall}" rx="3" fill="${next() > 0.5 ? '#33514a' : '#5b3a2a'}"/><circle cx="${px + w * 0.017}" cy="${sy - tall}" r="${w * 0.011}" fill="#ffe7a8"/>`
          : `<circle cx="${px + w * 0.02}" cy="${sy - tall * 0.5}" r="${tall * 0.42}" fill="none" stroke="#ffe3a1" stroke-width="${w * 0.007}"/>`,
      )
    }
  }
  const floor = y + h * 0.86
  parts.push(
    `<rect x="${x}" y="${floor}" width="${w}" height="${h * 0.14}" fill="#5e3f2a"/><rect x="${x}" y="${floor}" width="${w}" height="${h * 0.02}" fill="#ffdf9f" opacity="0.7"/>`,
  )
  for (let bust = 0; bust < 4; bust += 1) {
    const px = x + w * (0.14 + bust * 0.24)
    const tall = h * (0.2 + (bust % 2) * 0.07)
    const wide = tall * 0.72
    const top = floor - tall
    const to = (dx: number, dy: number): string => `${(px + dx * wide).toFixed(1)} ${(top + dy * tall).toFixed(1)}`
    parts.push(
      `<path d="M${to(-0.13, 0)} Q${to(0, -0.07)} ${to(0.13, 0)} L${to(0.14, 0.26)} C${to(0.2, 0.4)} ${to(0.5, 0.36)} ${to(0.53, 0.6)} L${to(0.34, 1)} L${to(-0.34, 1)} L${to(-0.53, 0.6)} C${to(-0.5, 0.36)} ${to(-0.2, 0.4)} ${to(-0.14, 0.26)} Z" fill="url(#bust)"/><path d="M${to(-0.2, 0.36)} Q${to(0, 0.86)} ${to(0.2, 0.36)}" fill="none" stroke="#fff6dd" stroke-width="${(w * 0.008).toFixed(1)}" stroke-dasharray="2 3"/><circle cx="${px}" cy="${(top + tall * 0.62).toFixed(1)}" r="${(w * 0.009).toFixed(1)}" fill="#fff9e8"/>`,
    )
  }
  for (let stand = 0; stand < 7; stand += 1) {
    const px = x + w * (0.06 + stand * 0.135)
    parts.push(
      `<ellipse cx="${px + w * 0.03}" cy="${floor + h * 0.045}" rx="${w * 0.032}" ry="${h * 0.014}" fill="#33514a"/><circle cx="${px + w * 0.03}" cy="${floor + h * 0.025}" r="${w * 0.013}" fill="none" stroke="#ffe2a0" stroke-width="${w * 0.005}"/>`,
    )
  }
  return parts.join('')
}

function front(facade: Facade): string {
  const {
    size: [w, h],
    wood,
    name,
    dusk,
    windows,
    door,
    seed,
  } = facade
  const next = randomFrom(seed + 5)
  const bottom = h * STREET
  const top = h * 0.27
  const sill = h * 0.655
  const head = h * 0.36
  const frames = windows.map(([middle, half]) => {
    const x = (middle - half) * w
    const wide = half * 2 * w
    const glass = sill - head
    return `<rect x="${x - 10}" y="${head - 10}" width="${wide + 20}" height="${glass + 20}" fill="${wood}"/>${display(x, head, wide, glass, next)}<rect x="${x}" y="${head}" width="${wide}" height="${glass}" fill="url(#glass)"/><rect x="${x + wide / 2 - 4}" y="${head}" width="8" height="${glass}" fill="${wood}"/><rect x="${x - 16}" y="${sill}" width="${wide + 32}" height="${h * 0.016}" fill="#cbbfa9" opacity="0.6"/>`
  })
  const dx = door * w
  const dw = w * 0.046
  const entrance = `<rect x="${dx - dw - 12}" y="${head - 10}" width="${dw * 2 + 24}" height="${bottom - head + 10}" fill="${wood}"/><rect x="${dx - dw}" y="${head}" width="${dw * 2}" height="${bottom - head - h * 0.05}" fill="url(#room)"/><rect x="${dx - dw * 0.55}" y="${head + h * 0.09}" width="${dw * 1.1}" height="${h * 0.2}" fill="#3f2614" opacity="0.5"/><ellipse cx="${dx}" cy="${head + h * 0.06}" rx="${dw * 0.4}" ry="${h * 0.02}" fill="#fff3cf"/><rect x="${dx - dw}" y="${bottom - h * 0.05}" width="${dw * 2}" height="${h * 0.05}" fill="${wood}"/><rect x="${dx - 3}" y="${head}" width="6" height="${bottom - head}" fill="${wood}"/><rect x="${dx + 10}" y="${h * 0.53}" width="5" height="${h * 0.05}" rx="2" fill="#e9c983"/>`
  const band = `<rect y="${top}" width="${w}" height="${h * 0.075}" fill="${wood}"/><rect y="${top}" width="${w}" height="5" fill="#fff" opacity="0.12"/><rect y="${top + h * 0.075}" width="${w}" height="${h * 0.012}" fill="#000" opacity="0.45"/>`
  const sign = lettering(name, w * 0.5, top + h * 0.055, {
    size: h * 0.052,
    spacing: 0.22,
    fill: '#f6dfae',
    weight: 0.02,
    align: 'middle',
  })
  const upper = [0.12, 0.32, 0.52, 0.72, 0.92].map((x, index) => {
    const lit = (index + seed) % 3 === 0
    return `<rect x="${x * w - w * 0.042}" y="${-h * 0.02}" width="${w * 0.084}" height="${h * 0.2}" fill="#e3dccd" opacity="0.82"/><rect x="${x * w - w * 0.036}" y="${-h * 0.02}" width="${w * 0.072}" height="${h * 0.185}" fill="${lit ? '#e8ab5c' : '#26313f'}" opacity="${lit ? 0.85 : 1}"/><rect x="${x * w - 3}" y="${-h * 0.02}" width="6" height="${h * 0.185}" fill="#e3dccd"/><rect x="${x * w - w * 0.05}" y="${h * 0.178}" width="${w * 0.1}" height="${h * 0.014}" fill="#d5cab8"/>`
  })
  const base = `<rect y="${sill + h * 0.016}" width="${w}" height="${bottom - sill}" fill="${wood}"/>${windows.map(([m, half]) => `<rect x="${(m - half) * w + 14}" y="${sill + h * 0.034}" width="${half * 2 * w - 28}" height="${bottom - sill - h * 0.05}" fill="none" stroke="#fff" stroke-opacity="0.13" stroke-width="4"/>`).join('')}`
  const lamps = [
    Math.min(...windows.map(([m, half]) => m - half)),
    Math.max(...windows.map(([m, half]) => m + half)),
  ].map(
    (x) =>
      `<circle cx="${x * w}" cy="${h * 0.325}" r="${h * 0.011}" fill="#fff3d2"/><ellipse cx="${x * w}" cy="${h * 0.36}" rx="${w * 0.03}" ry="${h * 0.07}" fill="url(#pool)"/>`,
  )
  const bay = (x: number): string =>
    `<rect x="${x * w - w * 0.017}" y="${bottom - h * 0.075}" width="${w * 0.034}" height="${h * 0.08}" fill="#3b332d"/>${Array.from(
      { length: 70 },
      () => {
        const a = next() * 6.28
        const r = Math.sqrt(next()) * h * 0.062
        return `<ellipse cx="${(x * w + Math.cos(a) * r).toFixed(0)}" cy="${(bottom - h * 0.15 + Math.sin(a) * r).toFixed(0)}" rx="${h * 0.011}" ry="${h * 0.006}" transform="rotate(${(next() * 180).toFixed(0)} ${(x * w + Math.cos(a) * r).toFixed(0)} ${(bottom - h * 0.15 + Math.sin(a) * r).toFixed(0)})" fill="${next() > 0.5 ? '#2d4a35' : '#1d3327'}"/>`
      },
    ).join('')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs>
<linearGradient id="room" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8bf7c"/><stop offset="0.4" stop-color="#b67c3d"/><stop offset="1" stop-color="#5e3519"/></linearGradient>
<linearGradient id="bust" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#4a3a30"/><stop offset="0.45" stop-color="#2f2520"/><stop offset="1" stop-color="#1d1613"/></linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#bcd0e6" stop-opacity="0.2"/><stop offset="0.3" stop-color="#bcd0e6" stop-opacity="0"/><stop offset="0.62" stop-color="#bcd0e6" stop-opacity="0.1"/><stop offset="0.7" stop-color="#bcd0e6" stop-opacity="0"/></linearGradient>
<radialGradient id="pool"><stop offset="0" stop-color="#ffdc9a" stop-opacity="0.85"/><stop offset="1" stop-color="#ffdc9a" stop-opacity="0"/></radialGradient>
<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${facade.sky[0]}" stop-opacity="${dusk}"/><stop offset="1" stop-color="${facade.sky[1]}" stop-opacity="${dusk * 0.72}"/></linearGradient>
</defs>${bricks(facade, bottom)}${upper.join('')}<rect width="${w}" height="${bottom}" fill="url(#night)"/>${base}${band}${lamps.join('')}${frames.join('')}${entrance}${sign}${bay(door - 0.076)}${bay(door + 0.076)}<rect y="${bottom - h * 0.008}" width="${w}" height="${h * 0.01}" fill="#000" opacity="0.5"/></svg>`
}

const linear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)

/** A shop front in the evening, mirrored in the wet cobbles before it. */
export async function street(facade: Facade): Promise<Buffer> {
  const [w, h] = facade.size
  const drawing = sharp(Buffer.from(front(facade))).removeAlpha()
  const sharpFront = await drawing.clone().blur(0.8).raw().toBuffer()
  const glow = await sharp(sharpFront, { raw: { width: w, height: h, channels: 3 } })
    .resize(w >> 3, h >> 3)
    .linear(1.35, -70)
    .blur(9)
    .resize(w, h, { kernel: 'cubic' })
    .raw()
    .toBuffer()
  const light = (x: number, y: number, k: number): number => {
    const at = (Math.min(h - 1, Math.max(0, y | 0)) * w + Math.min(w - 1, Math.max(0, x | 0))) * 3 + k
    const sun = sharpFront[at] as number
    return (linear[sun] as number) * (1 + (sun > 236 ? 0.9 : 0)) + (linear[glow[at] as number] as number) * 0.6
  }
  const next = randomFrom(facade.seed)
  const bottom = h * STREET
  const bytes = Buffer.alloc(w * h * 3)
  const falls = (y: number): number => 0.62 + 0.38 * Math.min(1, y / (h * 0.32))
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const color = [0, 0, 0]
      if (y < bottom) for (let k = 0; k < 3; k += 1) color[k] = light(x, y, k) * falls(y)
      else cobbles(x, y, color)
      const fleck = (next() + next() - 1) * 3
      const u = (x / w) * 2 - 1
      const fall = 1 - 0.3 * u * u
      for (let k = 0; k < 3; k += 1) {
        const v = (color[k] as number) * fall * 1.05
        bytes[(y * w + x) * 3 + k] = Math.max(
          0,
          Math.min(
            255,
            Math.min(1, (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14)) ** (1 / 2.2) * 255 + fleck,
          ),
        )
      }
    }

  function cobbles(x: number, y: number, color: number[]): void {
    const depth = (y - bottom) / (h - bottom)
    const far = 1 / (0.09 + depth)
    const px = ((x - w / 2) / w) * far * 20
    const pz = far * 15
    const row = Math.floor(pz)
    const column = Math.floor(px + (row % 2) * 0.5)
    const fx = px + (row % 2) * 0.5 - column - 0.5
    const fz = pz - row - 0.5
    const edge = Math.max(Math.abs(fx), Math.abs(fz))
    const joint = Math.min(1, Math.max(0, (0.5 - edge) * 7))
    const own = noise(column * 3.7, row * 5.3)
    const wet = 0.45 + 0.55 * layers(px * 0.22 + 7, pz * 0.3, 3)
    const tilt = (fx * 0.8 + (own - 0.5) * 1.1) * joint
    const lift = (fz * 1.2 + (noise(row * 2.9, column * 4.1) - 0.5) * 1.4) * joint
    const spread = h * (0.03 + depth * 0.09)
    const mirror = bottom - (y - bottom) * 1.75 + lift * spread
    const samples = 5
    for (let k = 0; k < 3; k += 1) {
      let seen = 0
      for (let s = 0; s < samples; s += 1)
        seen += light(x + tilt * spread * 0.5, mirror + (s / (samples - 1) - 0.5) * spread * 1.9, k)
      const stone = [0.05, 0.047, 0.045][k] as number
      color[k] =
        (stone * (0.5 + own) + (seen / samples) * (0.2 + 0.4 * wet) * (1 - depth * 0.3)) * (0.25 + 0.75 * joint)
    }
  }

  return sharp(bytes, { raw: { width: w, height: h, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer()
}

export const fronts: Record<string, Facade> = {
  'shop-front-dusk.jpg': {
    size: [2000, 1125],
    seed: 4,
    wall: 'brick',
    wood: '#1f3832',
    name: 'JUWELIER WENNERHOLT',
    sky: ['#14233f', '#2b3450'],
    dusk: 0.62,
    windows: [
      [0.135, 0.1],
      [0.365, 0.075],
      [0.635, 0.075],
      [0.865, 0.1],
    ],
    door: 0.5,
  },
  'shop-blankenese.jpg': {
    size: [1600, 1067],
    seed: 9,
    wall: 'render',
    wood: '#23423a',
    name: 'WENNERHOLT',
    sky: ['#36507c', '#6f7891'],
    dusk: 0.42,
    windows: [
      [0.215, 0.145],
      [0.785, 0.145],
    ],
    door: 0.5,
  },
}
