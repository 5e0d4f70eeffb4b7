import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkitten'

type Face = 'serif' | 'sans'

const FILES: Record<Face, string> = {
  serif: '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
  sans: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
}

const load = (file: string) => {
  const font = create(readFileSync(createRequire(import.meta.url).resolve(file)))
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} holds more than one font.`)
  return font
}

const faces = new Map<Face, ReturnType<typeof load>>()

const faceOf = (face: Face) => {
  const font = faces.get(face) ?? load(FILES[face])
  faces.set(face, font)
  return font
}

export interface Lettering {
  readonly face?: Face
  readonly size: number
  /** Extra space between letters, in shares of the size. */
  readonly spacing?: number
  readonly fill?: string
  /** Thickens the letters, in shares of the size; the fonts are in their lightest weight. */
  readonly weight?: number
  readonly align?: 'start' | 'middle'
}

/** Width of a line of text in the units of `size`. */
export function widthOf(text: string, { face = 'serif', size, spacing = 0 }: Lettering): number {
  const font = faceOf(face)
  const advance = [...text].reduce(
    (sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0) as number).advanceWidth,
    0,
  )
  return (advance / font.unitsPerEm) * size + spacing * size * ([...text].length - 1)
}

/** A line of text as outlines, so that pictures look the same on machines without fonts; `x`, `y` is on its base line. */
export function lettering(text: string, x: number, y: number, options: Lettering): string {
  const { face = 'serif', size, spacing = 0, fill = '#000', weight = 0, align = 'start' } = options
  const font = faceOf(face)
  const scale = size / font.unitsPerEm
  let at = align === 'middle' ? x - widthOf(text, options) / 2 : x
  const glyphs = [...text].map((letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) as number)
    const path = `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`
    at += glyph.advanceWidth * scale + spacing * size
    return path
  })
  const stroke = weight > 0 ? ` stroke="${fill}" stroke-width="${(weight * font.unitsPerEm).toFixed(1)}"` : ''
  return `<g fill="${fill}"${stroke}>${glyphs.join('')}</g>`
}
