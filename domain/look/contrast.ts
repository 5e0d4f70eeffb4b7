/** A colour as red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The least contrast between a button and its text (SPEC 5), WCAG's for normal text. */
export const minimumContrast = 4.5

/** Reads `#rgb`, `#rrggbb` or `rgb(r, g, b)`; undefined for anything else, so that no other CSS gets through. */
export function parseColor(value: unknown): Rgb | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text)
  if (short) return channels(short, (digit) => Number.parseInt(digit + digit, 16))
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(text)
  if (long) return channels(long, (digits) => Number.parseInt(digits, 16))
  const functional = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text)
  const color = functional && channels(functional, Number)
  return color?.every((channel) => channel <= 255) ? color : undefined
}

function channels(match: RegExpExecArray, read: (text: string) => number): Rgb {
  return [read(match[1] ?? ''), read(match[2] ?? ''), read(match[3] ?? '')]
}

/** The colour as `#rrggbb`. */
export function hexOf(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of WCAG 2, 0 (black) to 1 (white). */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** Text colour on a background with a contrast of at least 4.5 (SPEC 5): the own colour if it reaches that, else white, else black. */
export function textColorOn(background: Rgb, own?: Rgb): Rgb {
  const reaches = (color: Rgb) => contrastRatio(color, background) >= minimumContrast
  if (own && reaches(own)) return own
  return reaches(white) ? white : black
}

/** The colour, moved towards black or white only as far as text in it needs to be readable on the background. */
export function readableOn(background: Rgb, color: Rgb): Rgb {
  const goal = textColorOn(background)
  for (let step = 0; step < 20; step += 1) {
    const mix = (channel: 0 | 1 | 2) => Math.round(color[channel] + (goal[channel] - color[channel]) * (step / 20))
    const mixed: Rgb = [mix(0), mix(1), mix(2)]
    if (contrastRatio(mixed, background) >= minimumContrast) return mixed
  }
  return goal
}
