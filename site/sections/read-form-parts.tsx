import type { Language } from '#domain/texts/language.ts'
import { Honeypot } from '../forms/honeypot.tsx'
import type { FormMessages } from '../forms/messages/message-types.ts'
import buttonStyles from '../ui/button.module.css'

/** The approval that a website asks for which does not only show its privacy notice. */
export const PrivacyApproval = ({ words }: { words: FormMessages }) => (
  <label className="read-choice">
    <input type="checkbox" name="privacy" required />
    <span>{words.privacyApproval()}</span>
  </label>
)

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
