import { Link } from '../../ui/link.tsx'
import { HazardPictogram } from './hazard-pictogram.tsx'
import type { ProductMessages } from './messages/message-types.ts'
import { useProductMessages } from './messages/product-messages.ts'
import type { AddressedView, SafetyView } from './product-view.ts'
import styles from './safety.module.css'

/** Hazards and warnings, which have to be seen before anything is bought (Art. 48 CLP, Art. 19 GPSR). */
export function Warnings({ safety }: { safety: SafetyView }) {
  const messages = useProductMessages()
  const { hazards, warnings, lang } = safety
  if (!hazards && !warnings) return null
  return (
    <section className={styles.warnings} aria-label={messages.warnings()}>
      {hazards && (
        <div className={styles.hazards}>
          {hazards.pictograms.map((code) => (
            <HazardPictogram key={code} code={code} meaning={meaningOf(messages, code)} />
          ))}
          <div>
            {hazards.signalWord && (
              <strong>{hazards.signalWord === 'danger' ? messages.signalDanger() : messages.signalWarning()}</strong>
            )}
            {hazards.statements && <p lang={lang}>{hazards.statements}</p>}
          </div>
        </div>
      )}
      {warnings && (
        <p className={styles.text} lang={lang}>
          {warnings}
        </p>
      )}
    </section>
  )
}

const meaningOf = (messages: ProductMessages, code: string): string | undefined =>
  ({ GHS02: messages.hazardGHS02(), GHS07: messages.hazardGHS07(), GHS09: messages.hazardGHS09() })[code]

/** Who answers for the product, with postal and electronic address, and its files (Art. 19 GPSR). */
export function Safety({ safety: { manufacturer, responsible, documents } }: { safety: SafetyView }) {
  const messages = useProductMessages()
  if (!manufacturer && !responsible && !documents) return null
  return (
    <dl className={styles.who}>
      {manufacturer && <Who label={messages.manufacturer()} who={manufacturer} />}
      {responsible && <Who label={messages.responsible()} who={responsible} />}
      {documents && (
        <div>
          <dt>{documents.heading}</dt>
          {documents.links.map(({ label, href }) => (
            <dd key={href}>
              <Link href={href} plain>
                {label}
              </Link>
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

function Who({ label, who: { name, lines, href, contact } }: { label: string; who: AddressedView }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {name}
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        {contact && (
          <span className={styles.line}>
            {href ? (
              <Link href={href} plain>
                {contact}
              </Link>
            ) : (
              contact
            )}
          </span>
        )}
      </dd>
    </div>
  )
}
