/**
 * What makes shops differ beside their colours. Each first choice is what a website has that has chosen nothing: it adds no property.
 */

/** Faces of headings and texts that go together, self-hosted (scripts/fonts.ts). */
export const TYPE_PAIRS = ['classic', 'clear', 'warm'] as const
export const BACKGROUNDS = ['cream', 'white', 'sky', 'sage', 'rose'] as const
export const CORNERS = ['square', 'soft', 'round'] as const
export const SPACINGS = ['airy', 'compact'] as const
export const HEADER_LAYOUTS = ['beside', 'centred'] as const
export const HOME_LAYOUTS = ['beside', 'turned', 'stacked'] as const

export type TypePair = (typeof TYPE_PAIRS)[number]
export type Background = (typeof BACKGROUNDS)[number]
export type Corners = (typeof CORNERS)[number]
export type Spacing = (typeof SPACINGS)[number]

/** Characters of a website's own style sheet: it comes along with every first page. */
export const LARGEST_STYLE_SHEET = 12_000

/** Custom properties by name; every value stands in this file, so it is safe to write into CSS. */
export type LookProperties = Readonly<Record<string, string>>

interface Pair {
  /** How the files of its faces begin. */
  readonly files: readonly [headings: string, texts: string]
  readonly properties: LookProperties
}

const family = (name: string, ...others: string[]) => `"${name} Variable","${name} Variable fallback",${others.join()}`

export const typePairs: Readonly<Record<TypePair, Pair>> = {
  classic: { files: ['cormorant-garamond', 'hanken-grotesk'], properties: {} },
  clear: {
    files: ['bricolage-grotesque', 'figtree'],
    properties: {
      '--serif': family('Bricolage Grotesque', 'Arial', 'sans-serif'),
      '--sans': family('Figtree', 'Arial', 'sans-serif'),
      '--heading-weight': '600',
      '--heading-scale': '.86',
    },
  },
  warm: {
    files: ['fraunces', 'source-sans-3'],
    properties: {
      '--serif': family('Fraunces', 'Georgia', 'serif'),
      '--sans': family('Source Sans 3', 'Arial', 'sans-serif'),
      '--heading-weight': '480',
      '--heading-scale': '.9',
    },
  },
}

const ground = (paper: string, tint: string, line: string): LookProperties => ({
  '--paper': paper,
  '--tint': tint,
  '--line': line,
})

/** The tinted ground of a website that has chosen none, as `site/ui/tokens.css` has it. */
export const OWN_TINT = '#f5f1ea'

/** Light grounds: what is written on them in the theme's ink is read on the darkest as well. */
export const backgrounds: Readonly<Record<Background, LookProperties>> = {
  cream: {},
  white: ground('#ffffff', '#f4f4f2', '#dcdcd8'),
  sky: ground('#fafcfe', '#e8f0f6', '#cbd8e2'),
  sage: ground('#fafcf9', '#e9f0e8', '#cbd8ca'),
  rose: ground('#fffbfa', '#f9ebe8', '#e7d3ce'),
}

export const corners: Readonly<Record<Corners, LookProperties>> = {
  square: {},
  soft: { '--radius': '8px', '--radius-small': '5px' },
  round: { '--radius': '22px', '--radius-small': '10px' },
}

export const spacings: Readonly<Record<Spacing, LookProperties>> = {
  airy: {},
  compact: { '--space-section': 'clamp(2.5rem, 5vw, 5rem)', '--space-block': 'clamp(1.25rem, 2vw, 2rem)' },
}
