import type { Compiled, SourceOf } from '../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts of the forms, apart from all others, because they come after the page. */
export type FormMessages = Compiled<typeof de>

export type FormMessageSource = SourceOf<typeof de>
