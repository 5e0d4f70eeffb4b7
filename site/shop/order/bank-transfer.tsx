import { useState } from 'react'
import type { PaymentStart } from '#contract/wire/order-types.ts'
import { longDay } from '#domain/company/long-day.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useMoney } from '../use-money.ts'
import styles from './bank-transfer.module.css'
import { useOrderMessages } from './messages/order-messages.ts'

type Transfer = Extract<PaymentStart, { kind: 'prepayment' }>

/** Where a prepaid order's money goes, to be copied or scanned. */
export function BankTransfer({ transfer }: { transfer: Transfer }) {
  const { language } = useShared().page
  const messages = useOrderMessages()
  const money = useMoney()
  const [copied, setCopied] = useState('')
  const due = transfer.due_on && new Date(transfer.due_on)
  const rows: { name: string; text: string; copy?: string }[] = [
    { name: messages.accountHolder(), text: transfer.account_holder, copy: transfer.account_holder },
    { name: messages.iban(), text: transfer.iban, copy: transfer.iban.replaceAll(' ', '') },
    ...(transfer.bic ? [{ name: messages.bic(), text: transfer.bic, copy: transfer.bic }] : []),
    ...(transfer.bank_name ? [{ name: messages.bank(), text: transfer.bank_name }] : []),
    { name: messages.amount(), text: money.euro(transfer.amount), copy: transfer.amount.toFixed(2).replace('.', ',') },
    { name: messages.reference(), text: transfer.reference, copy: transfer.reference },
    ...(due ? [{ name: messages.dueOn(), text: longDay(due, language) }] : []),
  ]

  async function copy(name: string, text: string, shown: Element | null) {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(messages.copied({ name })),
      () => {
        setCopied('')
        // What the browser does not copy lies ready to be copied by hand.
        if (shown) getSelection()?.selectAllChildren(shown)
      },
    )
  }

  return (
    <div className={styles.transfer}>
      <dl>
        {rows.map(({ name, text, copy: value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{text}</span>
              {value && 'clipboard' in navigator && (
                <button
                  type="button"
                  aria-label={messages.copyOf({ name })}
                  onClick={({ currentTarget }) => copy(name, value, currentTarget.previousElementSibling)}
                >
                  {messages.copy()}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {transfer.giro_code_svg && (
        <figure className={styles.code}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(transfer.giro_code_svg)}`}
            width={176}
            height={176}
            alt={messages.giroCode()}
          />
          <figcaption aria-hidden="true">{messages.giroCode()}</figcaption>
        </figure>
      )}
      <p role="status" className={styles.copied}>
        {copied}
      </p>
    </div>
  )
}
