import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import styles from './page-intro.module.css'

/** Heading and lead may have fallen back to another language, each by itself. */
type PageIntroProps = { heading: string; lead?: string; lang?: string; leadLang?: string; children?: ReactNode }

/** How every page but the home page begins: its heading, and what it is about. */
export function PageIntro({ heading, lead, lang, leadLang, children }: PageIntroProps) {
  return (
    <>
      <Breadcrumbs />
      <header className={styles.intro}>
        <h1 lang={lang}>{heading}</h1>
        {lead && (
          <p className={styles.lead} lang={leadLang}>
            {lead}
          </p>
        )}
        {children}
      </header>
    </>
  )
}
