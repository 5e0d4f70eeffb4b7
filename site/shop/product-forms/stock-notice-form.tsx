import { useState } from 'react'
import { checkStockNotice, stockNoticeConsent } from '#domain/goods/stock-notice.ts'
import { emailMaxLength } from '#domain/texts/email.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import styles from '../../forms/form.module.css'
import { FormField } from '../../forms/form-field.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useFormMessages } from '../../forms/messages/form-messages.ts'
import { problemText } from '../../forms/problem-text.ts'
import { shownStatus } from '../../forms/shown-status.ts'
import { useForm } from '../../forms/use-form.ts'
import { Link } from '../../ui/link.tsx'
import { useProductFormMessages } from './messages/product-form-messages.ts'
import { SentNotice } from './sent-notice.tsx'

export type StockNoticeFormProps = {
  product: number
  /** Null: the product itself, or any of its variants. */
  variant: number | null
  /** What is waited for, as the visitor knows it. */
  name: string
}

/** Asks to be told once by mail when sold-out goods are back. Without a script the browser sends it by itself and the backend answers with a page. */
export default function StockNoticeForm(props: StockNoticeFormProps) {
  // Another variant is waited for anew.
  return <Form key={props.variant} {...props} />
}

function Form({ product, variant, name }: StockNoticeFormProps) {
  const texts = useProductFormMessages()
  const messages = useFormMessages()
  const { page, paths, site } = useShared()
  const [sent, setSent] = useState(false)
  const { form, status, problems, onSubmit } = useForm({
    load: async () => {
      const { sendForm } = await import('../../forms/send-form.ts')
      return async (fields) => {
        const result = checkStockNotice(fields)
        if (!result.ok) return { kind: 'problems', problems: result.problems }
        return sendForm('/forms/stock-notice', fields, (...request) => fetch(...request))
      }
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
