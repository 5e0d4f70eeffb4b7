import { useState } from 'react'
import { ratingLimits } from '#domain/goods/product-rating.ts'
import { emailMaxLength } from '#domain/texts/email.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import styles from '../../forms/form.module.css'
import { FormField } from '../../forms/form-field.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useFormMessages } from '../../forms/messages/form-messages.ts'
import { problemText } from '../../forms/problem-text.ts'
import { shownStatus } from '../../forms/shown-status.ts'
import { useForm } from '../../forms/use-form.ts'
import { useProductFormMessages } from './messages/product-form-messages.ts'
import { SentNotice } from './sent-notice.tsx'
import { StarsField } from './stars-field.tsx'

export type RatingFormProps = { product: number }

/** The form for a rating (SPEC 7). Without a script the browser sends it by itself and the backend answers with a page. */
export default function RatingForm({ product }: RatingFormProps) {
  const texts = useProductFormMessages()
  const messages = useFormMessages()
  const { domain } = useShared().site
  const [sent, setSent] = useState(false)
  const { form, status, problems, onSubmit } = useForm({
    load: async () => {
      const [{ sendRating }, { orderCalls }] = await Promise.all([
        import('./send-rating.ts'),
        import('../order-calls.ts'),
      ])
      return (fields) => sendRating(fields, orderCalls(domain), console.error)
    },
    onSent: () => setSent(true),
  })
  if (sent) return <SentNotice>{texts.ratingSent()}</SentNotice>
  const optional = (label: string) => `${label} (${texts.optional()})`
  const problemOf = (field: string) => problemText(messages, field, problems[field])

  return (
    <FormFrame
      ref={form}
      action="/ecom/rating"
      onSubmit={onSubmit}
      hidden={{ product, project: domain }}
      {...shownStatus(messages, status, texts.sendRating(), problems.product && texts.noRatings())}
    >
      <StarsField problem={problems.rating && texts.starsMissing()} />
      <FormField name="name" label={texts.publicName()} maxLength={ratingLimits.name} problem={problemOf('name')} />
      <FormField
        name="title"
        label={optional(texts.heading())}
        maxLength={ratingLimits.title}
        required={false}
        problem={problemOf('title')}
      />
      <FormField
        name="text"
        lines={5}
        label={texts.yourRating()}
        maxLength={ratingLimits.text}
        problem={problems.text === 'missing' ? texts.textMissing() : problemOf('text')}
      />
      <FormField
        name="order_number"
        label={optional(texts.orderNumber())}
        maxLength={ratingLimits.order_number}
        autoComplete="off"
        required={false}
        problem={problemOf('order_number')}
      />
      <FormField
        name="email"
        type="email"
        label={optional(texts.orderEmail())}
        maxLength={emailMaxLength}
        autoComplete="email"
        required={false}
        problem={problemOf('email')}
      />
      <p className={styles.hint}>{texts.orderNumberHint()}</p>
    </FormFrame>
  )
}
