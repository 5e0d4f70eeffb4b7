import { messageSet, usePageMessages } from '../../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

const checkoutMessages = messageSet({ de, en, fr })

/** The texts of the checkout in the page's language. */
export const useCheckoutMessages = () => usePageMessages(checkoutMessages)
