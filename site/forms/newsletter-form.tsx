import { newsletterConsent, newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { newsletterMessages } from '#domain/company/newsletter-messages.ts'
import { emailMaxLength } from '#domain/texts/email.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { Link } from '../ui/link.tsx'
import styles from './form.module.css'
import { FormField } from './form-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { useFormMessages } from './messages/form-messages.ts'
import { type SendingStatus, useForm } from './use-form.ts'

const statusTexts: Partial<Record<SendingStatus, keyof typeof newsletterMessages>> = {
  sending: 'sending',
  tooMany: 'duplicate',
  failed: 'error',
  sent: 'success',
}

/** The newsletter form with the messages of SPEC 5; what follows is the mail that asks for confirmation. */
export default function NewsletterForm() {
  const messages = useFormMessages()
  const { page, paths, site } = useShared()
  const { language } = page
  const { form, status, problems, onSubmit } = useForm({
    load: async () => {
      const { sendNewsletter } = await import('./send-newsletter.ts')
      return (fields) => sendNewsletter(fields, (...request) => fetch(...request))
    },
    onSent: (element) => element.reset(),
  })
  const text = (name: keyof typeof newsletterMessages) => newsletterMessages[name][language]
  const problem = problems.email && text(problems.email === 'missing' ? 'emailMissing' : 'emailInvalid')
  const said = statusTexts[status]
  const sending = status === 'sending'

  return (
    <FormFrame
      ref={form}
      action="/forms/newsletter"
      onSubmit={onSubmit}
      hidden={{ form_version: newsletterConsentVersion }}
      sending={sending}
      submit={sending ? text('sending') : messages.subscribe()}
      failed={status === 'tooMany' || status === 'failed'}
      said={said && [text(said), status === 'sent' && messages.confirmByMail()].filter(Boolean).join(' ')}
    >
      <FormField
        name="email"
        type="email"
        label={messages.yourEmail()}
        autoComplete="email"
        maxLength={emailMaxLength}
        problem={problem}
      />
      <p className={styles.hint}>
        {newsletterConsent(newsletterConsentVersion, language, site.newsletter)}{' '}
        <Link href={paths.privacy}>{messages.privacyPolicy()}</Link>
      </p>
    </FormFrame>
  )
}
