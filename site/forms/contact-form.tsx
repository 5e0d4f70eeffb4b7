import { type ContactPrivacy, contactLimits } from '#domain/company/contact-form.ts'
import { pathOf } from '#domain/paths/routes.ts'
import type { BranchChoice } from '../data/branch-choices.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { useLocation } from '../loader/location.ts'
import { BranchField } from './branch-field.tsx'
import styles from './form.module.css'
import { FormField } from './form-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { useFormMessages } from './messages/form-messages.ts'
import { PrivacyField } from './privacy-field.tsx'
import { problemText } from './problem-text.ts'
import { SenderFields } from './sender-fields.tsx'
import { rememberSentContact } from './sent-contact.ts'
import { shownStatus } from './shown-status.ts'
import { useForm } from './use-form.ts'

/** The contact form (SPEC 5). Without a script the browser sends it by itself and the backend answers with a page. */
export type ContactFormProps = { privacy: ContactPrivacy; branches: readonly BranchChoice[] }

export default function ContactForm({ privacy, branches }: ContactFormProps) {
  const messages = useFormMessages()
  const { page } = useShared()
  const [, navigate] = useLocation()
  const { form, status, problems, onSubmit } = useForm({
    load: async () => {
      const { sendContact } = await import('./send-contact.ts')
      return (fields) => sendContact(fields, privacy, (...request) => fetch(...request))
    },
    onSent: (element) => {
      const data = new FormData(element)
      const entered = (field: string) => String(data.get(field)).trim()
      rememberSentContact({
        language: page.language,
        heading: entered('name') ? messages.thanksName({ name: entered('name') }) : messages.thanks(),
        note: messages.answerTo({ email: entered('email') }),
      })
      navigate(`${pathOf('thanks', page.language) ?? '/'}#message`)
    },
  })
  const isNameFree = privacy === 'notice'
  const required = branches.length > 0 ? messages.allButBranch() : messages.allRequired()
  const hint = isNameFree ? messages.nameFree() : required
  const problemOf = (field: string) => problemText(messages, field, problems[field])

  return (
    <FormFrame
      ref={form}
      action="/forms/contact"
      onSubmit={onSubmit}
      {...shownStatus(messages, status, messages.sendMessage())}
    >
      <p className={styles.hint}>{hint}</p>
      <SenderFields nameLimit={contactLimits.name} isNameFree={isNameFree} problemOf={problemOf} />
      <FormField
        name="message"
        lines={7}
        label={messages.yourMessage()}
        maxLength={contactLimits.message}
        problem={problemOf('message')}
      />
      <BranchField branches={branches} problem={problemOf('branch')} />
      <PrivacyField privacy={privacy} problem={problemOf('privacy')} />
    </FormFrame>
  )
}
