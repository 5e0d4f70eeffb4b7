import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import styles from './page-intro.module.css'

type PageIntroProps = { heading: string; lead?: string; lang?: string; children?: ReactNode }

/** How every page but the home page begins: its heading, and what it is about. */
export function PageIntro({ heading, lead, lang, children }: PageIntroProps) {
  return (
    <>
      <Breadcrumbs />
      <header className={styles.intro}>
        <h1 lang={lang}>{heading}</h1>
        {lead && (
          <p className={styles.lead} lang={lang}>
            {lead}
          </p>
        )}
        {children}
      </header>
    </>
  )
}
