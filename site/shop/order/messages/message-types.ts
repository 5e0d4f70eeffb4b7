import type { Compiled, SourceOf } from '../../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts of the page of an order. */
export type OrderMessages = Compiled<typeof de>

export type OrderMessageSource = SourceOf<typeof de>
