import type { AddressView } from '../data/shared-data.ts'
import styles from './address.module.css'

export function Address({ address }: { address: AddressView }) {
  return (
    <address>
      {address.name && (
        <span className={styles.line}>
          <strong>{address.name}</strong>
        </span>
      )}
      {[address.typeLabel, ...address.lines].map(
        (line) =>
          line && (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ),
      )}
    </address>
  )
}
