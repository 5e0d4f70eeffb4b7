import type { Compiled, SourceOf } from '../../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts of the search. */
export type SearchMessages = Compiled<typeof de>

export type SearchMessageSource = SourceOf<typeof de>
