import type { ReactNode } from 'react'
import { RichText } from '../../content/rich-text-block.tsx'
import { useShared } from '../../data/shared-data-context.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { BrandMark, BrandMarks } from '../../sections/brand-marks.tsx'
import { ListSection } from '../../sections/list-section.tsx'
import { Sections } from '../../sections/sections.tsx'
import { BANNER_SIZES } from '../../ui/phone-sizes.ts'
import { Picture } from '../../ui/picture.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './brand.module.css'
import { BrandActions } from './brand-actions.tsx'
import type { BrandData } from './brand-data.ts'

/** The default template of brand pages (SPEC 2). */
export default function BrandPage({ data, children }: { data: BrandData; children?: ReactNode }) {
  const { name, headline, headlineLang, html, textLang, founded, logo, image, sections, siblings } = data
  const { paths } = useShared()
  const messages = useMessages()
  const all = paths.brands ? { label: messages.allBrands(), href: paths.brands } : undefined
  return (
    <>
      <PageIntro heading={name} lead={headline} leadLang={headlineLang} />
      {image && <Picture image={image} sizes={BANNER_SIZES} className={styles.picture} priority />}
      <div className={styles.body}>
        <RichText html={html} lang={textLang} />
        <aside className={styles.facts} aria-label={name}>
          {logo && <BrandMark name={name} logo={logo} />}
          {founded && <p>{messages.founded({ year: String(founded) })}</p>}
          <BrandActions />
        </aside>
      </div>
      {children}
      <Sections sections={sections} />
      {siblings.length > 0 && (
        <ListSection section={{ heading: messages.otherBrands(), link: all }}>
          <BrandMarks brands={siblings} />
        </ListSection>
      )}
      <div className={styles.end} />
    </>
  )
}
