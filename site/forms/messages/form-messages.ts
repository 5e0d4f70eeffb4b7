import { messageSet, usePageMessages } from '../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

/** The texts of the forms in a language. */
export const formMessages = messageSet({ de, en, fr })

/** The texts of the forms in the page's language. */
export const useFormMessages = () => usePageMessages(formMessages)
