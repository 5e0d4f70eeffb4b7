import type { GuaranteeNoticeView } from '../../data/guarantee-notice.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './guarantee-notice.module.css'

/** The EU's notice on the legal guarantee, whole and as it is, with the link that its QR code stands for. */
export function GuaranteeNotice({ notice: { page, image, official, placeholder } }: { notice: GuaranteeNoticeView }) {
  return (
    <section className={styles.notice} aria-labelledby="guarantee-notice">
      <h2 id="guarantee-notice">
        <Link href={page.href}>{page.label}</Link>
      </h2>
      {placeholder && (
        <p>
          <strong>{placeholder}</strong>
        </p>
      )}
      <Picture image={image} sizes="100vw" className={styles.picture} />
      <p>
        <Link href={official.href}>{official.label}</Link>
      </p>
    </section>
  )
}
