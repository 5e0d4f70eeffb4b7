import type { Compiled, SourceOf } from '../../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts of product pages, apart from all others, because only they load them. */
export type ProductMessages = Compiled<typeof de>

export type ProductMessageSource = SourceOf<typeof de>
