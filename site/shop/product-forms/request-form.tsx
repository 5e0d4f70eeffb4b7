import { useState } from 'react'
import type { ContactPrivacy } from '#domain/company/contact-form.ts'
import { requestLimits } from '#domain/goods/product-request.ts'
import { stockNoticeConsent } from '#domain/goods/stock-notice.ts'
import { emailMaxLength } from '#domain/texts/email.ts'
import type { BranchChoice } from '../../data/branch-choices.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { BranchField } from '../../forms/branch-field.tsx'
import styles from '../../forms/form.module.css'
import { FormField } from '../../forms/form-field.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useFormMessages } from '../../forms/messages/form-messages.ts'
import { PrivacyField } from '../../forms/privacy-field.tsx'
import { problemText } from '../../forms/problem-text.ts'
import { SenderFields } from '../../forms/sender-fields.tsx'
import { shownStatus } from '../../forms/shown-status.ts'
import { useForm } from '../../forms/use-form.ts'
import { Link } from '../../ui/link.tsx'
import { useProductFormMessages } from './messages/product-form-messages.ts'
import { SentNotice } from './sent-notice.tsx'

export type RequestFormProps = {
  product: number
  variant: number | null
  /** What is asked for, as the visitor knows it. */
  name: string
  privacy: ContactPrivacy
  branches: readonly BranchChoice[]
}

/** The availability request (SPEC 7). Without a script the browser sends it by itself and the backend answers with a page. */
export default function RequestForm({ product, variant, name, privacy, branches }: RequestFormProps) {
  const texts = useProductFormMessages()
  const messages = useFormMessages()
  const { domain } = useShared().site
  const [sent, setSent] = useState(false)
  const { form, status, problems, onSubmit } = useForm({
    load: async () => {
      const [{ sendRequest }, { orderCalls }] = await Promise.all([
        import('./send-request.ts'),
        import('../order-calls.ts'),
      ])
      return (fields) => sendRequest(fields, privacy, orderCalls(domain), console.error)
    },
    onSent: () => setSent(true),
  })
  if (sent) return <SentNotice>{texts.requestSent()}</SentNotice>
  const optional = (label: string) => `${label} (${texts.optional()})`
  const isRefused = problems.product !== undefined || problems.variant !== undefined
  const problemOf = (field: string) => problemText(messages, field, problems[field])

  return (
    <FormFrame
      ref={form}
      action="/ecom/request"
      onSubmit={onSubmit}
      hidden={{ product, variant: variant ?? '', project: domain }}
      {...shownStatus(messages, status, texts.sendRequest(), isRefused ? texts.noRequests() : undefined)}
    >
      <p className={styles.hint}>
        {texts.about()} <strong>{name}</strong>
        <br />
        {texts.notBinding()}
      </p>
      <SenderFields nameLimit={requestLimits.name} problemOf={problemOf} />
      <FormField
        name="phone"
        type="tel"
        label={optional(texts.yourPhone())}
        autoComplete="tel"
        maxLength={requestLimits.phone}
        required={false}
        problem={problems.phone === 'invalid' ? texts.phoneInvalid() : problemOf('phone')}
      />
      <FormField
        name="message"
        lines={4}
        label={optional(texts.yourQuestion())}
        maxLength={requestLimits.message}
        required={false}
        problem={problemOf('message')}
      />
      <BranchField branches={branches} problem={problemOf('branch')} />
      <PrivacyField privacy={privacy} problem={problemOf('privacy')} />
    </FormFrame>
  )
}

type StockNoticeFormProps = {
  product: number
  /** Null: the product itself, or any of its variants. */
  variant: number | null
  /** What is waited for, as the visitor knows it. */
  name: string
}

/** Asks to be told once by mail when sold-out goods are back. Without a script the browser sends it by itself and the backend answers with a page. */
export function AwaitedGoodsForm(props: StockNoticeFormProps) {
  // Another variant is waited for anew.
  return <Notice key={props.variant} {...props} />
}

function Notice({ product, variant, name }: StockNoticeFormProps) {
  const texts = useProductFormMessages()
  const messages = useFormMessages()
  const { page, paths, site } = useShared()
  const [sent, setSent] = useState(false)
  const { form, status, problems, onSubmit } = useForm({
    load: async () => {
      const { sendStockNotice } = await import('./send-request.ts')
      return (fields) => sendStockNotice(fields, (...request) => fetch(...request))
    },
    onSent: () => setSent(true),
  })
  if (sent) return <SentNotice>{texts.noticeAsked()}</SentNotice>
  const isRefused = problems.product !== undefined || problems.variant !== undefined

  return (
    <FormFrame
      ref={form}
      action="/forms/stock-notice"
      onSubmit={onSubmit}
      hidden={{ product, variant: variant ?? '' }}
      {...shownStatus(messages, status, texts.sendNotice(), isRefused ? texts.noRequests() : undefined)}
    >
      <p>
        <strong>{texts.noticeHeading()}</strong>
      </p>
      <FormField
        name="email"
        type="email"
        label={messages.yourEmail()}
        autoComplete="email"
        maxLength={emailMaxLength}
        problem={problemText(messages, 'email', problems.email)}
      />
      <p className={styles.hint}>
        {stockNoticeConsent({ sender: site.newsletter.sender, goods: name }, page.language)}{' '}
        <Link href={paths.privacy}>{messages.privacyPolicy()}</Link>
      </p>
    </FormFrame>
  )
}
