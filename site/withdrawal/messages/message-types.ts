import type { Compiled, SourceOf } from '../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts of the withdrawal function. */
export type WithdrawalMessages = Compiled<typeof de>

export type WithdrawalMessageSource = SourceOf<typeof de>
