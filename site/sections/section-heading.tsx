import styles from './section.module.css'
import type { SectionWords } from './section-view.ts'

/** What a section is headed with, each part in the language that it is written in. */
export type SectionHead = Pick<SectionWords, 'kicker' | 'kickerLang' | 'heading' | 'headingLang'>

export function SectionHeading({ kicker, kickerLang, heading, headingLang }: SectionHead) {
  if (!heading) return null
  return (
    <div className={styles.heading}>
      {kicker && (
        <p className={styles.kicker} lang={kickerLang}>
          {kicker}
        </p>
      )}
      <h2 lang={headingLang}>{heading}</h2>
    </div>
  )
}
