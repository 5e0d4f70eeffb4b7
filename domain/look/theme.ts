import { hexOf, parseColor, type Rgb, readableOn, textColorOn } from './contrast.ts'

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

/**
 * The theme as custom properties. `--on-*` is text on that colour and `--brand-text`, `--button-text` are brand and accent
 * as text on white, all with a contrast of at least 4.5 (SPEC 5). A missing or invalid value falls back; lengths without unit are px.
 */
export function themeProperties(theme: Theme | null | undefined): ThemeProperties {
  const brand = parseColor(theme?.brand_color) ?? defaultBrand
  const base = parseColor(theme?.base_color) ?? defaultBase
  const accent = parseColor(theme?.button?.accentColor) ?? brand
  return {
    '--brand': hexOf(brand),
    '--on-brand': hexOf(textColorOn(brand)),
    '--brand-text': hexOf(readableOn(paper, brand)),
    '--base': hexOf(base),
    '--on-base': hexOf(textColorOn(base)),
    '--button': hexOf(accent),
    '--on-button': hexOf(textColorOn(accent, parseColor(theme?.button?.color))),
    '--button-text': hexOf(readableOn(paper, accent)),
    '--button-radius': lengthOf(theme?.button?.borderRadius, '2px', 999),
    '--button-border': lengthOf(theme?.button?.borderThickness, '1px', 8),
  }
}
