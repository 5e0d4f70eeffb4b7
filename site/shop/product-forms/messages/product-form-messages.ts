import { messageSet, usePageMessages } from '../../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

const productFormMessages = messageSet({ de, en, fr })

/** The texts of a product’s forms in the page's language. */
export const useProductFormMessages = () => usePageMessages(productFormMessages)
