import type { SourceOf } from '../../messages/message-types.ts'
import type { messages as de } from './de.ts'

export type ConsentMessageSource = SourceOf<typeof de>
