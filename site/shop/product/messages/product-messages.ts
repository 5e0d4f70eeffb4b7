import { messageSet, usePageMessages } from '../../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

const productMessages = messageSet({ de, en, fr })

/** The texts of product pages in the page's language. */
export const useProductMessages = () => usePageMessages(productMessages)
