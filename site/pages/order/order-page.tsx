import { useShared } from '../../data/shared-data-context.tsx'
import { OrderContent } from '../../shop/order/order-content.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import type { OrderPageData } from './order-data.ts'
import styles from './order-page.module.css'

export default function OrderPage({ data: { token } }: { data: OrderPageData }) {
  return (
    <>
      <PageIntro heading={useShared().page.meta.title} />
      <div className={styles.page}>
        <OrderContent token={token} />
      </div>
    </>
  )
}
