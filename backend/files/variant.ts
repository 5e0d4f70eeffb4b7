import { type ImageFit, type ImageFormat, imageQualities, imageQuality, isDeliveredSize } from '#domain/look/image.ts'
import { Invalid } from '../items/validate.ts'

export type VariantFormat = Exclude<ImageFormat, 'auto'>

/** How a picture is wanted. Sizes in px, quality 1 to 100. */
export type Variant = { width?: number; height?: number; fit: ImageFit; format: ImageFormat; quality: number }

const known = ['width', 'height', 'fit', 'format', 'quality', 'v']
const formats: readonly string[] = ['auto', 'avif', 'webp', 'jpeg', 'png'] satisfies ImageFormat[]
const fits: readonly string[] = ['cover', 'contain'] satisfies ImageFit[]

/**
 * Reads the query of `/assets/{id}`; null when the stored file itself is wanted. Throws Invalid naming the parameter that
 * is not understood. (SPEC 7)
 */
export function parseVariant(query: URLSearchParams): Variant | null {
  const names = [...query.keys()]
  const stranger = names.find((name, index) => !known.includes(name) || names.indexOf(name) !== index)
  if (stranger !== undefined) throw refusal(stranger.slice(0, 40), `must be one of ${known.join(', ')}, given once`)
  if (names.every((name) => name === 'v')) return null

  const width = wholeNumber(query, 'width')
  const height = wholeNumber(query, 'height')
  if (!isDeliveredSize(width, undefined)) throw refusal('width', 'is not one of the delivered widths')
  if (!isDeliveredSize(width, height)) throw refusal('height', 'is not one of the delivered heights')
  const quality = wholeNumber(query, 'quality') ?? imageQuality
  if (!(imageQualities as readonly number[]).includes(quality))
    throw refusal('quality', `must be one of ${imageQualities.join(', ')}`)
  return { width, height, fit: choice(query, 'fit', fits), format: choice(query, 'format', formats), quality }
}

/** The name under which the finished picture is kept; one for each different result. */
export function variantName(hash: string, variant: Variant, format: VariantFormat): string {
  const { width = 0, height = 0, fit, quality } = variant
  const shape = width && height ? fit : 'scale'
  return `${hash}-${width}x${height}-${shape}-q${quality}.${format}`
}

const refusal = (field: string, message: string) => new Invalid([{ field, message }])

function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^[1-9]\d{0,3}$/.test(text)) throw refusal(name, 'must be a whole number')
  return Number(text)
}

function choice<T extends string>(query: URLSearchParams, name: string, choices: readonly string[]): T {
  const text = query.get(name) ?? choices[0] ?? ''
  if (!choices.includes(text)) throw refusal(name, `must be one of ${choices.join(', ')}`)
  return text as T
}
