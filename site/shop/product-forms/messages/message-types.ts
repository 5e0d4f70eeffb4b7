import type { Compiled, SourceOf } from '../../../messages/message-types.ts'
import type { messages as de } from './de.ts'

/** The texts of a product's forms, which come after the page. */
export type ProductFormMessages = Compiled<typeof de>

export type ProductFormMessageSource = SourceOf<typeof de>
