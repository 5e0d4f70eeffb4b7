import styles from '../shop/search/search-link.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { WishlistLink } from './wishlist-link.tsx'

/** What follows the search in the header: the visitor's own list and the languages. */
export function SmallLinks() {
  return (
    <>
      <WishlistLink className={styles.link} />
      <LanguageSwitch />
    </>
  )
}
