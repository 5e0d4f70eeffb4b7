import styles from './company-facts.module.css'
import type { InfoBlock } from './info-block.ts'
import { InfoContent } from './info-content.tsx'

/** The sidebar of legal pages: who is responsible for the site (SPEC 2). */
export function CompanyFacts({ facts: [main, ...facts] }: { facts: InfoBlock[] }) {
  if (!main) return null
  return (
    <aside aria-label={main.heading}>
      {[main, ...facts].map((fact) => (
        <section key={`${fact.heading} ${fact.lines}`} className={styles.fact}>
          <h2>{fact.heading}</h2>
          <InfoContent block={fact} />
        </section>
      ))}
    </aside>
  )
}
