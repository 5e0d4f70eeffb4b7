import { RichText } from '../../content/rich-text-block.tsx'
import { CompanyFacts } from '../../legal/company-facts.tsx'
import { LegalBlocks } from '../../legal/legal-blocks.tsx'
import { Sections } from '../../sections/sections.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './legal.module.css'
import type { LegalData } from './legal-data.ts'

/** The template of legal pages: the text with the blocks that belong to it, and the company's data beside it. */
export default function LegalPage({ data }: { data: LegalData }) {
  const { heading, lead, lang, leadLang, html, textLang, sections, facts, factsFirst, before, after } = data
  return (
    <>
      <PageIntro heading={heading} lead={lead} lang={lang} leadLang={leadLang} />
      <div className={styles.columns}>
        {factsFirst && <CompanyFacts facts={facts} />}
        <div>
          <LegalBlocks blocks={before} />
          {html && <RichText html={html} lang={textLang} />}
          <LegalBlocks blocks={after} />
        </div>
        {!factsFirst && <CompanyFacts facts={facts} />}
      </div>
      <Sections sections={sections} />
    </>
  )
}
