import { messageSet, usePageMessages } from '../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

const shopMessages = messageSet({ de, en, fr })

/** The texts of product cards in the page's language. */
export const useShopMessages = () => usePageMessages(shopMessages)
