import { lazy, Suspense, useEffect } from 'react'
import type { GuaranteeNoticeView } from '../../data/guarantee-notice.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { untilLoaded } from '../../data/until-loaded.ts'
import { useLocation, useSearch } from '../../loader/location.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useMounted } from '../../ui/use-mounted.ts'
import { ShopClosed } from '../cart/shop-closed.tsx'
import { AddressStep } from './address-step.tsx'
import styles from './checkout.module.css'
import { CheckoutProgress } from './checkout-progress.tsx'
import { stepPath, stepToShow } from './checkout-steps.ts'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import { OrderOverview } from './order-overview.tsx'
import { PlacedNote, usePlacedOrder } from './placed-order.tsx'
import { useCheckout } from './use-checkout.ts'

const loadDelivery = () => untilLoaded(() => import('./delivery-step.tsx'))
const loadReview = () => untilLoaded(() => import('./review-step.tsx'))
const DeliveryStep = lazy(async () => ({ default: (await loadDelivery()).DeliveryStep }))
const ReviewStep = lazy(async () => ({ default: (await loadReview()).ReviewStep }))

/** Loads the steps that follow while the first is filled in: once something of it is touched. */
function useStepsToCome(): void {
  useEffect(() => {
    const load = () => {
      void loadDelivery()
      void loadReview()
    }
    addEventListener('focusin', load, { once: true })
    return () => removeEventListener('focusin', load)
  }, [])
}

type Noticed = { notice: GuaranteeNoticeView | undefined }

/** The checkout, or what there is to say instead of it. It lives in the browser: the server renders its waiting place. */
export function CheckoutContent({ notice }: Noticed) {
  const { shop } = useShared()
  const messages = useCheckoutMessages()
  const mounted = useMounted()
  const placed = usePlacedOrder()
  if (!shop?.isOpen) return <ShopClosed />
  if (placed) return <PlacedNote order={placed} />
  return mounted ? (
    <CheckoutFlow path={shop.paths.checkout ?? ''} notice={notice} />
  ) : (
    <div className={styles.waiting}>
      <p className="needs-script">{messages.loading()}</p>
      <noscript>
        <p>{messages.needsScript()}</p>
      </noscript>
    </div>
  )
}

function CheckoutFlow({ path, notice }: Noticed & { path: string }) {
  const { shop } = useShared()
  const messages = useCheckoutMessages()
  const [, navigate] = useLocation()
  const search = useSearch()
  const checkout = useCheckout()
  useStepsToCome()
  const { cart, state, result } = checkout
  const problems = result.ok ? {} : result.problems
  const step = stepToShow(search, problems)
  const address = stepPath(path, step)
  const moved = address !== (search ? `${path}?${search}` : path)

  useEffect(() => {
    if (moved) navigate(address, { replace: true })
  }, [moved, address, navigate])

  const closed = state.refusal?.reason
  if (closed === 'maintenance' || closed === 'shop_closed') return <ShopClosed pause={closed === 'maintenance'} />
  if (cart.totalCount === 0) {
    return (
      <div className={styles.waiting}>
        <p>{messages.cartEmpty()}</p>
        {shop?.paths.cart && <ButtonLink href={shop.paths.cart}>{messages.backToCart()}</ButtonLink>}
      </div>
    )
  }
  return (
    <>
      <CheckoutProgress step={step} path={path} />
      <Suspense
        fallback={
          <p className={styles.waiting} role="status">
            {messages.loading()}
          </p>
        }
      >
        {step === 'review' ? (
          <ReviewStep checkout={checkout} path={path} notice={notice} />
        ) : (
          <div className={styles.columns}>
            {step === 'address' ? (
              <AddressStep checkout={checkout} next={stepPath(path, 'delivery')} />
            ) : (
              <DeliveryStep checkout={checkout} next={stepPath(path, 'review')} back={path} />
            )}
            <OrderOverview checkout={checkout} />
          </div>
        )}
      </Suspense>
    </>
  )
}
