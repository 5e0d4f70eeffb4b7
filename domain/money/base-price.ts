import { colonIn } from '../texts/colon.ts'
import type { Language } from '../texts/language.ts'
import { formatMoney } from './money.ts'

type BaseUnit = 'l' | 'kg' | 'm' | 'm²'

/** The units of a content, each as a part of the unit that base prices are given for. */
const units = {
  ml: ['l', 1000],
  l: ['l', 1],
  g: ['kg', 1000],
  kg: ['kg', 1],
  cm: ['m', 100],
  m: ['m', 1],
  m2: ['m²', 1],
} as const satisfies Record<string, readonly [BaseUnit, number]>

export type ContentUnit = keyof typeof units

export const contentUnits = Object.keys(units) as ContentUnit[]

/** What is in a piece: `{ amount: 200, unit: 'ml' }`. */
export interface Content {
  amount: number
  unit: ContentUnit
}

/** The price in cents of one litre, kilogram, metre or square metre (PAngV § 4, 5); undefined without a content. */
export function basePrice(cents: number, { amount, unit }: Content): { cents: number; unit: BaseUnit } | undefined {
  if (!(amount > 0)) return undefined
  const [base, parts] = units[unit]
  return { cents: Math.round((cents * parts) / amount), unit: base }
}

const labels: Record<Language, string> = { de: 'Grundpreis', en: 'Unit price', fr: 'Prix unitaire' }

/** The base price in the language, what it is called and how much it is: `Grundpreis`, `195,00 €/l`. */
export function basePriceWords(
  cents: number,
  content: Content,
  language: Language,
): { name: string; value: string } | undefined {
  const price = basePrice(cents, content)
  return price && { name: labels[language], value: `${formatMoney(price.cents, language)}/${price.unit}` }
}

/** The base price as text in the language: `Grundpreis: 195,00 €/l`. */
export function basePriceText(cents: number, content: Content, language: Language): string | undefined {
  const words = basePriceWords(cents, content, language)
  return words && `${words.name}${colonIn[language]} ${words.value}`
}
