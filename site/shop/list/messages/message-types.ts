import type { Compiled, SourceOf } from '../../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts of product lists, apart from all others, because only they load them. */
export type ListMessages = Compiled<typeof de>

export type ListMessageSource = SourceOf<typeof de>
