import { emailMaxLength } from '#domain/texts/email.ts'
import type { Language } from '#domain/texts/language.ts'
import { Honeypot } from '../forms/honeypot.tsx'
import type { FormMessages } from '../forms/messages/message-types.ts'
import buttonStyles from '../ui/button.module.css'

/** What the page says at a field that is empty, or filled in wrong: browsers would say it in a language of their own. */
export const saying = (missing: string, invalid = missing) => ({ 'data-missing': missing, 'data-invalid': invalid })

/** The approval that a website asks for which does not only show its privacy notice; `text` says what is approved of. */
export const PrivacyApproval = ({ text, words }: { text: string; words: FormMessages }) => (
  <label className="read-choice">
    <input type="checkbox" name="privacy" required {...saying(words.approvalMissing())} />
    <span>{text}</span>
  </label>
)

/** Who writes, and where the answer goes. */
export const Sender = ({ words, nameLimit, isNameFree = false }: SenderProps) => (
  <>
    <label>
      {words.yourName()}
      {isNameFree && ' *'}
      <input
        name="name"
        autoComplete="name"
        maxLength={nameLimit}
        required={!isNameFree}
        {...saying(words.nameMissing())}
      />
    </label>
    <label>
      {words.yourEmail()}
      <input
        name="email"
        type="email"
        autoComplete="email"
        maxLength={emailMaxLength}
        required
        {...saying(words.emailMissing(), words.emailInvalid())}
      />
    </label>
  </>
)

type SenderProps = { words: FormMessages; nameLimit: number; isNameFree?: boolean }

type FormEndProps = {
  language: Language
  /** The field that says what the form is about, with its id. */
  about: readonly [name: string, id: number]
  /** The label of the button. */
  submit: string
}

/** What all forms that work without a script end with. */
export const FormEnd = ({ language, about: [name, id], submit }: FormEndProps) => (
  <>
    <Honeypot className="read-unseen" />
    <input type="hidden" name={name} value={id} />
    <input type="hidden" name="language" value={language} />
    <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary}`}>
      {submit}
    </button>
  </>
)
