import type { ReactNode } from 'react'
import styles from './form.module.css'

/** What is said about the whole form. It is there, empty, from the beginning, so that every text in it is announced. */
export function FormStatus({ failed, children }: { failed: boolean; children?: ReactNode }) {
  return (
    <p className={styles.status} role={failed ? 'alert' : 'status'} data-failed={failed}>
      {children}
    </p>
  )
}
