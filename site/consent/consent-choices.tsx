import { useReducer } from 'react'
import { consentBanner } from '#domain/consent/consent-banner.ts'
import { type ConsentAction, type ConsentState, consentReducer } from '#domain/consent/consents.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import styles from './consent-choices.module.css'
import type { Decision } from './decision.ts'
import { useConsentMessages } from './messages/use-consent-messages.ts'

const reduce = (state: ConsentState, action: ConsentAction) => consentReducer(state, action, console.warn)

type ConsentChoicesProps = { state: ConsentState; onDecide: (type: Decision, toggles: ConsentState) => void }

/** The toggles, which are only a draft until a button is clicked, and the buttons: to refuse is as easy as to accept. */
export function ConsentChoices({ state, onDecide }: ConsentChoicesProps) {
  const messages = useConsentMessages()
  const texts = consentBanner[useShared().page.language]
  const [toggles, dispatch] = useReducer(reduce, state)
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{messages.choices()}</legend>
        {toggles.entries.map(({ function_id, display_name, consentGiven, locked }) => (
          <label key={function_id} className={styles.choice}>
            <input
              type="checkbox"
              checked={consentGiven}
              disabled={locked}
              onChange={() => dispatch({ type: 'toggle', functionId: function_id })}
            />
            {display_name}
            {locked && <small>({messages.alwaysOn()})</small>}
          </label>
        ))}
      </fieldset>
      <details className={styles.details}>
        <summary>{messages.details()}</summary>
        <dl>
          {toggles.entries.map(({ function_id, display_name, description, link }) => (
            <div key={function_id}>
              <dt>{display_name}</dt>
              <dd>
                {description} {link && <Link href={link}>{messages.readMore({ name: display_name })}</Link>}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={styles.buttons}>
        <Button onClick={() => onDecide('rejectAll', toggles)}>{texts.rejectAll}</Button>
        <Button onClick={() => onDecide('allowAll', toggles)}>{texts.acceptAll}</Button>
        <Button look="secondary" onClick={() => onDecide('allowSelected', toggles)}>
          {texts.saveSelection}
        </Button>
        {state.decided && (
          <button type="button" className={styles.reset} onClick={() => onDecide('reset', toggles)}>
            {messages.reset()}
          </button>
        )}
      </div>
    </>
  )
}
