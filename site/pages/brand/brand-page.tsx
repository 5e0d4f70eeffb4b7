import type { ReactNode } from 'react'
import { RichText } from '../../content/rich-text-block.tsx'
import { useShared } from '../../data/shared-data-context.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { BrandMark, BrandMarks } from '../../sections/brand-marks.tsx'
import sectionStyles from '../../sections/section.module.css'
import { SectionHeading } from '../../sections/section-heading.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PageIntro } from '../page-intro.tsx'
import styles from './brand.module.css'
import { BrandActions } from './brand-actions.tsx'
import type { BrandData } from './brand-data.ts'

/** The default template of brand pages (SPEC 2). */
export default function BrandPage({ data, children }: { data: BrandData; children?: ReactNode }) {
  const { name, headline, headlineLang, html, textLang, founded, logo, image, siblings } = data
  const { paths } = useShared()
  const messages = useMessages()
  return (
    <>
      <PageIntro heading={name} lead={headline} lang={headlineLang} />
      {image && <Picture image={image} sizes="(max-width: 1600px) 100vw, 1600px" className={styles.picture} priority />}
      <div className={styles.body}>
        <RichText html={html} lang={textLang} />
        <aside className={styles.facts} aria-label={name}>
          {logo && <BrandMark name={name} logo={logo} />}
          {founded && <p>{messages.founded({ year: String(founded) })}</p>}
          <BrandActions />
        </aside>
      </div>
      {children}
      {siblings.length > 0 && (
        <section className={sectionStyles.section}>
          <SectionHeading heading={messages.otherBrands()} />
          <BrandMarks brands={siblings} />
          {paths.brands && (
            <p className={sectionStyles.more}>
              <ButtonLink href={paths.brands} look="secondary">
                {messages.allBrands()}
              </ButtonLink>
            </p>
          )}
        </section>
      )}
      <div className={styles.end} />
    </>
  )
}
