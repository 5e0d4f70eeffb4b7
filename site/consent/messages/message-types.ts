import type { Compiled, SourceOf } from '../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts about consents, apart from all others, because they are loaded only where they are shown. */
export type ConsentMessages = Compiled<typeof de>

export type ConsentMessageSource = SourceOf<typeof de>
