import { useEffect, useId, useState } from 'react'
import type { PaymentStart } from '#contract/wire/order-types.ts'
import { loadScript } from '../../consent/load-script.ts'
import { Button } from '../../ui/button.tsx'
import { useOrderMessages } from './messages/order-messages.ts'
import type { Payment } from './use-payment.ts'

type Start = Extract<PaymentStart, { kind: 'klarna' }>

type Authorized = { approved?: boolean; show_form?: boolean; authorization_token?: string }

/** The part of Klarna's browser library that is used (Klarna Payments). */
type KlarnaPayments = {
  init(options: { client_token: string }): void
  load(options: { container: string }, data: object, callback: (answer: { show_form?: boolean }) => void): void
  authorize(options: object, data: object, callback: (answer: Authorized) => void): void
}

declare global {
  interface Window {
    Klarna?: { Payments: KlarnaPayments }
  }
}

/**
 * Whether the document was loaded for this page: Klarna's script is allowed by the policy that the page came with, not by that of a
 * page from which the visitor moved on.
 */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === location.pathname
}

/** Klarna's own widget, whose script is loaded only for an order that is to be paid with it. */
export function KlarnaPayment({ start, payment }: { start: Start; payment: Payment }) {
  const messages = useOrderMessages()
  const container = `klarna-${useId().replace(/\W/g, '')}`
  const [state, setState] = useState<'loading' | 'ready' | 'authorizing' | 'refused' | 'failed'>('loading')
  const { client_token, script } = start

  useEffect(() => {
    if (!isOwnDocument()) return location.reload()
    let stopped = false
    const set = (next: typeof state) => {
      if (!stopped) setState(next)
    }
    loadScript(document, script).then(
      () => {
        const payments = window.Klarna?.Payments
        if (stopped || !payments) return set('failed')
        payments.init({ client_token })
        payments.load({ container: `#${container}` }, {}, ({ show_form }) =>
          set(show_form === false ? 'failed' : 'ready'),
        )
      },
      () => set('failed'),
    )
    return () => {
      stopped = true
    }
  }, [client_token, script, container])

  function authorize() {
    setState('authorizing')
    window.Klarna?.Payments.authorize({}, {}, ({ approved, authorization_token }) => {
      if (approved && authorization_token) return void payment.takeKlarna(authorization_token)
      setState('refused')
    })
  }

  return (
    <div>
      <div id={container} />
      {state === 'failed' && <p role="alert">{messages.klarnaFailed()}</p>}
      {state === 'refused' && <p role="alert">{messages.klarnaRefused()}</p>}
      <Button aria-disabled={state === 'loading' || state === 'authorizing' || state === 'failed'} onClick={authorize}>
        {messages.payWithKlarna()}
      </Button>
    </div>
  )
}
