import sharp from 'sharp'
import { type Frame, frames, pair } from './frames.ts'

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

const placed = (frame: Frame, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${pair(frame)}</g>`

/** One pair on its own ground. */
const alone = (frame: Frame, ground: string, light: string) =>
  svg(
    1200,
    1500,
    `${rect(0, 0, 1200, 1500, ground)}<circle cx="600" cy="720" r="480" fill="${light}"/>${placed(frame, 600, 740, 0.9)}`,
  )

const [peach, mint, butter, lilac, sky, blush] = ['#ffd7bf', '#cde8e2', '#f6e6ac', '#d9d5f3', '#cfe3f5', '#f8d4d8']
const light = '#ffffff55'

/** A shelf in the shop: pairs in a row, each on a panel of its own. */
const shelf = svg(
  2400,
  1050,
  [
    { frame: frames.havel, ground: mint },
    { frame: frames.wuhle, ground: peach },
    { frame: frames.tegel, ground: butter },
  ]
    .map(({ frame, ground }, at) => {
      const x = at * 800
      return `${rect(x, 0, 800, 1050, ground)}<circle cx="${x + 400}" cy="500" r="330" fill="${light}"/>${placed(frame, x + 400, 520, 0.72, [-7, 5, -3][at])}`
    })
    .join(''),
)

/** How far the next line of an eye chart lies below. */
const CHART_LINES = [190, 155, 120]

const chart = (x: number, y: number) =>
  ['E', 'F P', 'T O Z', 'L P E D']
    .map((line, row) => {
      const size = 150 - row * 34
      const top = y + CHART_LINES.slice(0, row).reduce((sum, height) => sum + height, 0)
      return line
        .split(' ')
        .map((_letter, at, all) => {
          const left = x + (at - (all.length - 1) / 2) * size * 1.35 - size / 2
          return `<path d="M${left} ${top} h${size} v${size * 0.2} h-${size * 0.8} v${size * 0.2} h${size * 0.6} v${size * 0.2} h-${size * 0.6} v${size * 0.2} h${size * 0.8} v${size * 0.2} h-${size} Z" fill="#14323a" transform="rotate(${((row * 3 + at) % 4) * 90} ${left + size / 2} ${top + size / 2})"/>`
        })
        .join('')
    })
    .join('')

/** An eye test: a chart on the wall, and a pair on the table before it. */
const test = svg(
  1500,
  1200,
  `${rect(0, 0, 1500, 1200, lilac)}${rect(420, 90, 660, 720, '#fff')}${chart(750, 150)}${rect(0, 980, 1500, 220, '#8fb9b2')}${placed(frames.spree, 750, 965, 0.5)}`,
)

const drawn: Readonly<Record<string, string>> = {
  'sandkamp-shelf.jpg': shelf,
  'sandkamp-test.jpg': test,
  'sandkamp-panke.jpg': alone(frames.panke, butter, light),
  'sandkamp-havel.jpg': alone(frames.havel, mint, light),
  'sandkamp-spree.jpg': alone(frames.spree, lilac, light),
  'sandkamp-wuhle.jpg': alone(frames.wuhle, blush, light),
  'sandkamp-dahme.jpg': alone(frames.dahme, sky, light),
  'sandkamp-tegel.jpg': alone(frames.tegel, peach, light),
  'sandkamp-wannsee.jpg': alone(frames.wannsee, mint, light),
  'sandkamp-muggel.jpg': alone(frames.muggel, sky, light),
  'sandkamp-plotze.jpg': alone(frames.plotze, butter, light),
}

/** The names of all illustrations. */
export const illustrationNames: readonly string[] = Object.keys(drawn)

/** The bytes of an illustration, as JPEG: made in some milliseconds, so none is shipped; undefined for any other picture. */
export async function illustration(filename: string): Promise<Uint8Array | undefined> {
  const picture = drawn[filename]
  return picture === undefined ? undefined : sharp(Buffer.from(picture)).jpeg({ quality: 88 }).toBuffer()
}
