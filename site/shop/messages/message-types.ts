import type { Compiled, SourceOf } from '../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts of product cards, wherever they stand. */
export type ShopMessages = Compiled<typeof de>

export type ShopMessageSource = SourceOf<typeof de>
