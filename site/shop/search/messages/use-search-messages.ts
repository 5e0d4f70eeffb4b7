import { messageSet, usePageMessages } from '../../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

const searchMessages = messageSet({ de, en, fr })

/** The texts of the search in the page's language. */
export const useSearchMessages = () => usePageMessages(searchMessages)
