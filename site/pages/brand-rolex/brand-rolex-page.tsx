import { RichText } from '../../content/rich-text-block.tsx'
import { LegalBlocks } from '../../legal/legal-blocks.tsx'
import { BrandMark } from '../../sections/brand-marks.tsx'
import { Sections } from '../../sections/sections.tsx'
import { BANNER_SIZES } from '../../ui/phone-sizes.ts'
import { Picture } from '../../ui/picture.tsx'
import { BrandActions } from '../brand/brand-actions.tsx'
import type { RolexData } from '../brand/brand-data.ts'
import { Breadcrumbs } from '../shared/breadcrumbs.tsx'
import styles from './brand-rolex.module.css'

/** The one brand-specific template (SPEC 2): nothing beside the brand, and at its end whose area this is. */
export default function BrandRolexPage({ data }: { data: RolexData }) {
  const { name, headline, headlineLang, html, textLang, logo, image, sections, notices } = data
  return (
    <article className={styles.page}>
      <Breadcrumbs />
      <header className={styles.head}>
        {logo && (
          <p className={styles.logo}>
            <BrandMark name={name} logo={logo} />
          </p>
        )}
        <h1 lang={headline && headlineLang}>{headline ?? name}</h1>
      </header>
      {image && <Picture image={image} sizes={BANNER_SIZES} className={styles.picture} priority />}
      <div className={styles.text}>
        <RichText html={html} lang={textLang} />
        <BrandActions />
      </div>
      <Sections sections={sections} />
      {notices.length > 0 && (
        <footer className={styles.notice}>
          <LegalBlocks blocks={notices} />
        </footer>
      )}
    </article>
  )
}
