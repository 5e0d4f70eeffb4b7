import { isStillHere } from '#domain/orders/changed-lines.ts'
import { type Parcel, stillToSend } from '#domain/orders/parcels.ts'
import type { Language } from '#domain/texts/language.ts'
import { namedPieces } from '../shop/named-pieces.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import type { OrderLetter } from './order-letter.tsx'
import type { orderMailTexts } from './order-mail-texts.ts'
import { parcelTexts } from './parcel-texts.ts'

type Texts = (typeof orderMailTexts)[Language]

interface ParcelPen {
  readonly parcel?: number
  readonly language: Language
  readonly order: StoredOrder
  readonly texts: Texts
  readonly letter: (paragraphs: string[], more?: Partial<OrderLetter>) => OrderLetter
}

const block = (heading: string, lines: readonly string[]) => (lines.length > 0 ? [{ heading, lines }] : [])

const wordsOf = ({ message }: Parcel) => (message ? [message] : [])

/** How a parcel goes and where it is followed, for a letter. */
export const wayPart = (
  { carrier, tracking_number: number, tracking_link: link }: Omit<Parcel, 'pieces' | 'sent_on'>,
  texts: Texts,
): Partial<OrderLetter> => ({
  facts: [
    ...(carrier ? [[texts.provider, carrier] as const] : []),
    ...(number ? [[texts.tracking, number] as const] : []),
  ],
  ...(link && { button: { label: texts.track, href: link } }),
})

/** The letter of a parcel that went before others: what lies in it, and what still comes. */
export function parcelLetter({ parcel: place = 1, language, order, texts, letter }: ParcelPen): OrderLetter {
  const words = parcelTexts[language]
  const parcel = order.parcels[place - 1]
  if (!parcel) throw new Error(`Order ${order.id} has no parcel ${place}`)
  const rest = isStillHere(order.state)
    ? namedPieces(order, stillToSend(order.lines, order.parcels.slice(0, place)))
    : []
  return letter([...wordsOf(parcel), ...(rest.length > 0 ? [words.later] : [])], {
    ...wayPart(parcel, texts),
    blocks: [...block(words.inside, namedPieces(order, parcel.pieces)), ...block(words.toCome, rest)],
    notes: [words.period],
  })
}

/** What the letter of an order that is on its way as a whole says of its last parcel; nothing where it went in one. */
export function lastParcelPart(order: StoredOrder) {
  const words = parcelTexts[order.language]
  const last = order.parcels.at(-1)
  if (!last) return { words: [], blocks: [] }
  const { pieces, sent_on: _, message: __, ...way } = last
  return {
    words: [...wordsOf(last), words.complete, words.period],
    blocks: block(words.inside, namedPieces(order, pieces)),
    way,
  }
}
