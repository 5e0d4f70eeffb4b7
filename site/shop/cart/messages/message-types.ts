import type { Compiled, SourceOf } from '../../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts of the cart, which only pages with a cart load. */
export type CartMessages = Compiled<typeof de>

export type CartMessageSource = SourceOf<typeof de>
