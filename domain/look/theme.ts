import { hexOf, parseColor, type Rgb, readableOn, textColorOn } from './contrast.ts'
import {
  type Background,
  backgrounds,
  type Corners,
  corners,
  type LookProperties,
  OWN_TINT,
  type Spacing,
  spacings,
  type TypePair,
  typePairs,
} from './theme-choices.ts'

/** Row of `theme` (SPEC 3), as an editor left it. */
export interface Theme {
  brand_color?: string | null
  base_color?: string | null
  button?: {
    accentColor?: string | null
    color?: string | null
    borderRadius?: string | number | null
    borderThickness?: string | number | null
  } | null
  type_pair?: string | null
  background?: string | null
  corners?: string | null
  spacing?: string | null
}

/** Custom properties that the style sheets build on; every value is safe to write into CSS. */
export type ThemeProperties = Record<
  | '--brand'
  | '--on-brand'
  | '--brand-text'
  | '--base'
  | '--on-base'
  | '--button'
  | '--on-button'
  | '--button-text'
  | '--button-radius'
  | '--button-border',
  string
>

const paper: Rgb = [255, 255, 255]
const defaultBrand: Rgb = [138, 109, 59]
const defaultBase: Rgb = [33, 29, 25]

function lengthOf(value: unknown, fallback: string, maximum: number): string {
  const match = /^(\d{1,3}(?:\.\d{1,3})?)(px|rem|em)?$/.exec(
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '',
  )
  if (!match || Number(match[1]) > maximum) return fallback
  return match[1] + (match[2] ?? 'px')
}

const isOf = <Name extends string>(table: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  Object.hasOwn(table, name)

function chosen<Name extends string>(
  table: Readonly<Record<Name, LookProperties>>,
  name: string | null | undefined,
): LookProperties {
  return name && isOf(table, name) ? table[name] : {}
}

/** The pair of faces of a theme; the first where it names none that there is. */
export const typePairOf = (theme: Theme | null | undefined): TypePair =>
  theme?.type_pair && isOf(typePairs, theme.type_pair) ? theme.type_pair : 'classic'

/** What a theme has chosen beside its colours, as custom properties; none for what every website has. */
export const lookProperties = (theme: Theme | null | undefined): LookProperties => ({
  ...typePairs[typePairOf(theme)].properties,
  ...chosen<Background>(backgrounds, theme?.background),
  ...chosen<Corners>(corners, theme?.corners),
  ...chosen<Spacing>(spacings, theme?.spacing),
})

/** The darkest ground that brand and accent are written on: that of tinted sections. */
const groundOf = (theme: Theme | null | undefined): Rgb =>
  parseColor(chosen<Background>(backgrounds, theme?.background)['--tint'] ?? OWN_TINT) ?? paper

/**
 * The theme as custom properties. `--on-*` is text on that colour and `--brand-text`, `--button-text` are brand and accent
 * as text on its ground, all with a contrast of at least 4.5 (SPEC 5). A missing or invalid value falls back; lengths without unit are px.
 */
export function themeProperties(theme: Theme | null | undefined): ThemeProperties {
  const brand = parseColor(theme?.brand_color) ?? defaultBrand
  const base = parseColor(theme?.base_color) ?? defaultBase
  const accent = parseColor(theme?.button?.accentColor) ?? brand
  return {
    '--brand': hexOf(brand),
    '--on-brand': hexOf(textColorOn(brand)),
    '--brand-text': hexOf(readableOn(groundOf(theme), brand)),
    '--base': hexOf(base),
    '--on-base': hexOf(textColorOn(base)),
    '--button': hexOf(accent),
    '--on-button': hexOf(textColorOn(accent, parseColor(theme?.button?.color))),
    '--button-text': hexOf(readableOn(groundOf(theme), accent)),
    '--button-radius': lengthOf(theme?.button?.borderRadius, '2px', 999),
    '--button-border': lengthOf(theme?.button?.borderThickness, '1px', 8),
  }
}
