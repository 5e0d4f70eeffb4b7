import type { ReactNode } from 'react'
import { RichText } from '../../content/rich-text-block.tsx'
import { Sections } from '../../sections/sections.tsx'
import { BANNER_SIZES } from '../../ui/phone-sizes.ts'
import { Picture } from '../../ui/picture.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './content.module.css'
import type { ContentData } from './content-data.ts'

/** The template of all pages that editors write: categories, information, legal texts. */
export default function ContentPage({ data, children }: { data: ContentData; children?: ReactNode }) {
  const { heading, lead, lang, leadLang, html, textLang, image, sections } = data
  return (
    <>
      <PageIntro heading={heading} lead={lead} lang={lang} leadLang={leadLang} />
      {image && <Picture image={image} sizes={BANNER_SIZES} className={styles.picture} priority />}
      {html && (
        <div className={styles.body}>
          <RichText html={html} lang={textLang} />
        </div>
      )}
      {children}
      <Sections sections={sections} />
      <div className={styles.end} />
    </>
  )
}
