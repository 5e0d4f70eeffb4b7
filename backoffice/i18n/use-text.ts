import { useTranslate } from 'react-admin'
import type { textsDe } from './texts-de.ts'

type Keys<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : Keys<T[K], `${Path}${K}.`>
}[keyof T & string]

export type TextKey = Keys<typeof textsDe>

export type Text = (key: TextKey, values?: Record<string, string | number>) => string

/** The words of the back office in the person's language; of texts in two forms (`one |||| many`) that of `count`. */
export function useText(): Text {
  const translate = useTranslate()
  return (key, values) => translate(`office.${key}`, values && { smart_count: values.count, ...values })
}
