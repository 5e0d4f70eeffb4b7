import type { WishlistMessageSource } from './message-types.ts'

export const messages = {
  loading: 'Loading your wishlist …',
  needsScript: 'The wishlist lies in your browser and needs JavaScript. A link with products shows them all the same.',
  empty: 'There is nothing on your wishlist yet. “Add to wishlist” on the page of a product puts it here.',
  failed: 'The wishlist cannot be loaded at the moment. Please try again later.',
  gone: 'What is no longer available is not shown.',
  allGone: 'What was on this list is no longer available.',
  whereKept:
    'The wishlist lies in this browser alone, for half a year after the last change. The link holds nothing but the numbers of the products.',
  shared: 'Somebody has shared this list with you. Prices and stock are those of today.',
  keep: 'Add to my wishlist',
  toOwn: 'My wishlist ({count})',
  toShop: 'To the online shop',
  remove: 'Remove {name}',
  allToCart: 'Add all to the cart',
  added: '{count, plural, one {One product is} other {# products are}} in your cart.',
  toCart: 'To the cart',
  notAll: 'Left out is what is sold out, made to enquiry, or has to be chosen on its page first.',
  link: 'Link to share',
  share: 'Share',
  copied: 'The link has been copied.',
  put: 'Add to wishlist',
  take: 'Remove from wishlist',
} satisfies WishlistMessageSource
