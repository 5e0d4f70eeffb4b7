import { emailMaxLength } from '../texts/email.ts'
import { enteredId, enteredLine, enteredText, isNotGiven, textProblem } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'

/** What a visitor says about a product (SPEC 7, `POST /ecom/rating`); texts are empty when not given. */
export interface ProductRating {
  product: number
  /** 1 to 5. */
  rating: number
  name: string
  title: string
  text: string
  /** Number and e-mail address of an order, which together prove the purchase. */
  orderNumber: string
  email: string
  /** The proof from a mail about the order instead. */
  purchase: string
}

export type RatingField = Exclude<keyof ProductRating, 'orderNumber'> | 'order_number'

export type RatingResult =
  | { ok: true; rating: ProductRating }
  | { ok: false; problems: Partial<Record<RatingField, FieldProblem>> }

/** The greatest length of each text in characters. */
export const ratingLimits = { name: 100, title: 120, text: 2000, order_number: 40, purchase: 100 } as const

/** The stars that a rating may have. */
export const ratingStars = [1, 2, 3, 4, 5] as const

function starsOf(value: unknown): number | undefined {
  const stars = enteredId(value)
  return stars !== undefined && stars <= ratingStars.length ? stars : undefined
}

/** Checks a rating, the same way in browser and server: product, stars, name and text are required. */
export function checkProductRating(input: Readonly<Record<string, unknown>>): RatingResult {
  const product = enteredId(input.product)
  const rating = starsOf(input.rating)
  const name = enteredLine(input.name)
  const title = enteredLine(input.title)
  const text = enteredText(input.text)
  const orderNumber = enteredLine(input.order_number)
  const purchase = enteredLine(input.purchase)
  const email = enteredLine(input.email)
  const problems: Record<RatingField, FieldProblem | undefined> = {
    product: product !== undefined ? undefined : isNotGiven(input.product) ? 'missing' : 'invalid',
    rating: rating !== undefined ? undefined : isNotGiven(input.rating) ? 'missing' : 'invalid',
    name: textProblem(input.name, name, { maximum: ratingLimits.name, required: true }),
    title: textProblem(input.title, title, { maximum: ratingLimits.title, required: false }),
    text: textProblem(input.text, text, { maximum: ratingLimits.text, required: true }),
    email: textProblem(input.email, email, { maximum: emailMaxLength, required: false }),
    purchase: textProblem(input.purchase, purchase, { maximum: ratingLimits.purchase, required: false }),
    order_number: textProblem(input.order_number, orderNumber, { maximum: ratingLimits.order_number, required: false }),
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  return product !== undefined && rating !== undefined && found.length === 0
    ? { ok: true, rating: { product, rating, name, title, text, orderNumber, email, purchase } }
    : { ok: false, problems: Object.fromEntries(found) }
}
