import type { Compiled, SourceOf } from '../../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts of the checkout. */
export type CheckoutMessages = Compiled<typeof de>

export type CheckoutMessageSource = SourceOf<typeof de>
