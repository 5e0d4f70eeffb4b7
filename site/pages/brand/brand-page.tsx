import { RichText } from '../../content/rich-text-block.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from '../content/content.module.css'
import { PageIntro } from '../page-intro.tsx'
import type { BrandData } from './brand-data.ts'

export default function BrandPage({ data: { name, headline, html, image } }: { data: BrandData }) {
  return (
    <>
      <PageIntro heading={name} lead={headline} />
      {image && <Picture image={image} sizes="(max-width: 1600px) 100vw, 1600px" className={styles.picture} priority />}
      <div className={styles.body}>
        <RichText html={html} />
      </div>
      <div className={styles.end} />
    </>
  )
}
