import { useShared } from '../../data/shared-data-context.tsx'
import { CheckoutContent } from '../../shop/checkout/checkout-content.tsx'
import { useStepHeading } from '../../shop/checkout/checkout-progress.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import type { CheckoutData } from './checkout-data.ts'
import styles from './checkout-page.module.css'

export default function CheckoutPage({ data }: { data: CheckoutData }) {
  const { page, shop } = useShared()
  const step = useStepHeading(page.meta.title)
  return (
    <>
      <PageIntro heading={shop?.isOpen ? step : page.meta.title} />
      <div className={styles.page}>
        <CheckoutContent notice={data.notice} />
      </div>
    </>
  )
}
