import { useMessages } from '../../messages/messages-context.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './guarantee.module.css'
import type { GuaranteeView } from './product-view.ts'

/** The producer's guarantee of durability: its official label, small, which leads to the whole file, or its facts in words. */
export function Guarantee({ guarantee: { text, label, terms } }: { guarantee: GuaranteeView }) {
  const messages = useMessages()
  return (
    <div className={styles.guarantee}>
      {label ? (
        <a href={label.href} target="_blank" rel="noopener">
          <Picture image={label.image} sizes="7.5rem" className={styles.label} />
          <span className="visually-hidden"> ({messages.opensInNewTab()})</span>
        </a>
      ) : (
        <p>{text}</p>
      )}
      {terms && (
        <p>
          <Link href={terms.href}>{terms.label}</Link>
        </p>
      )}
    </div>
  )
}
