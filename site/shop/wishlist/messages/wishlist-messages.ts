import { messageSet, usePageMessages } from '../../../messages/message-set.ts'

const wishlistMessages = messageSet({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})

/** The texts of the wishlist in the page's language. */
export const useWishlistMessages = () => usePageMessages(wishlistMessages)
