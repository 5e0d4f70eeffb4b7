import type { ReactNode } from 'react'
import styles from './page-intro.module.css'

/** How every page but the home page begins: its heading, and what it is about. */
export function PageIntro({ heading, lead, children }: { heading: string; lead?: string; children?: ReactNode }) {
  return (
    <header className={styles.intro}>
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  )
}
