import { messageSet, usePageMessages } from '../../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

const cartMessages = messageSet({ de, en, fr })

/** The texts of the cart in the page's language. */
export const useCartMessages = () => usePageMessages(cartMessages)
