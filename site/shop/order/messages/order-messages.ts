import { messageSet, usePageMessages } from '../../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

const orderMessages = messageSet({ de, en, fr })

/** The texts of the page of an order in the page's language. */
export const useOrderMessages = () => usePageMessages(orderMessages)
