import { type ImageFormat, imageQuality, isDeliveredWidth } from '#domain/look/image.ts'
import { Invalid } from '../items/validate.ts'

export type VariantFormat = Exclude<ImageFormat, 'auto'>

/** How a picture is wanted: its width in px. */
export type Variant = { width: number; format: ImageFormat }

const known = ['width', 'format', 'v']
const formats: readonly string[] = ['auto', 'avif', 'webp', 'jpeg', 'png'] satisfies ImageFormat[]

/**
 * Reads the query of `/assets/{id}`; null when the stored file itself is wanted. Throws Invalid naming the parameter that
 * is not understood. (SPEC 7)
 */
export function parseVariant(query: URLSearchParams): Variant | null {
  const names = [...query.keys()]
  const stranger = names.find((name, index) => !known.includes(name) || names.indexOf(name) !== index)
  if (stranger !== undefined) throw refusal(stranger.slice(0, 40), `must be one of ${known.join(', ')}, given once`)
  if (names.every((name) => name === 'v')) return null

  const width = Number(query.get('width'))
  if (!isDeliveredWidth(width) || query.get('width') !== String(width))
    throw refusal('width', 'is not one of the delivered widths')
  return { width, format: choice(query, 'format', formats) }
}

/** The name under which the finished picture is kept; one for each different result. */
export const variantName = (hash: string, { width }: Pick<Variant, 'width'>, format: VariantFormat): string =>
  `${hash}-${width}x0-scale-q${imageQuality}.${format}`

const refusal = (field: string, message: string) => new Invalid([{ field, message }])

function choice<T extends string>(query: URLSearchParams, name: string, choices: readonly string[]): T {
  const text = query.get(name) ?? choices[0] ?? ''
  if (!choices.includes(text)) throw refusal(name, `must be one of ${choices.join(', ')}`)
  return text as T
}
