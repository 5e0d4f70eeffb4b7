import { useShared } from '../../data/shared-data-context.tsx'
import type { WishView } from '../../shop/wishlist/wish-view.ts'
import { WishlistContent } from '../../shop/wishlist/wishlist-content.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './wishlist-page.module.css'

export default function WishlistPage({ data: { wishes } }: { data: { wishes: WishView[] } }) {
  return (
    <>
      <PageIntro heading={useShared().page.meta.title} />
      <div className={styles.page}>
        <WishlistContent given={wishes} />
      </div>
    </>
  )
}
