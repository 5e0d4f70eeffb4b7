import { messageSet, usePageMessages } from '../../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

/** The texts of lists in a language, for what the server writes. */
export const listMessages = messageSet({ de, en, fr })

/** The texts of lists in the page's language. */
export const useListMessages = () => usePageMessages(listMessages)
