import { messageSet, usePageMessages } from '../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

/** The texts of the withdrawal function in a language. */
export const withdrawalMessages = messageSet({ de, en, fr })

/** The texts of the withdrawal function in the page's language. */
export const useWithdrawalMessages = () => usePageMessages(withdrawalMessages)
