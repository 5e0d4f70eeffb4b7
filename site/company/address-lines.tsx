import type { AddressView } from '../data/shared-data.ts'
import styles from './address-lines.module.css'

export function AddressLines({ address }: { address: AddressView }) {
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
