import { messageSet, usePageMessages } from '../../../messages/message-set.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

const wishlistMessages = messageSet({ de, en, fr })

/** The texts of the wishlist in the page's language. */
export const useWishlistMessages = () => usePageMessages(wishlistMessages)
