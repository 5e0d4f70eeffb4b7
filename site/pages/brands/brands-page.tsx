import { RichText } from '../../content/rich-text-block.tsx'
import { useShared } from '../../data/shared-data-context.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { BrandMark } from '../../sections/brand-marks.tsx'
import { Sections } from '../../sections/sections.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './brands.module.css'
import type { BrandGroup, BrandsData, IndexedBrand } from './brands-data.ts'

/** The brand index (SPEC 2). */
export default function BrandsPage({ data }: { data: BrandsData }) {
  const { heading, lead, lang, leadLang, html, textLang, groups, sections } = data
  return (
    <>
      <PageIntro heading={heading} lead={lead} lang={lang} leadLang={leadLang} />
      {html && (
        <div className={styles.text}>
          <RichText html={html} lang={textLang} />
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.type} group={group} />
      ))}
      <Sections sections={sections} />
      <div className={styles.end} />
    </>
  )
}

function Group({ group: { type, label, lang, brands } }: { group: BrandGroup }) {
  const { paths } = useShared()
  const category = paths[type]
  return (
    <section className={styles.group}>
      <h2 lang={lang}>{category ? <Link href={category}>{label}</Link> : label}</h2>
      <ul className={styles.list}>
        {brands.map((brand) => (
          <Brand key={brand.name} brand={brand} />
        ))}
      </ul>
    </section>
  )
}

function Brand({ brand }: { brand: IndexedBrand }) {
  const messages = useMessages()
  const { name, href, headline, headlineLang, products } = brand
  return (
    <li className={styles.brand}>
      <h3 className={styles.mark}>
        <BrandMark {...brand} />
      </h3>
      {headline && (
        <p className={styles.headline} lang={headlineLang}>
          {headline}
        </p>
      )}
      {products && (
        <Link href={products.href} className={styles.products} aria-label={`${name}, ${products.text}`}>
          {products.text}
        </Link>
      )}
      {href && (
        <ButtonLink href={href} look="secondary" label={messages.moreAbout({ name })}>
          {messages.more()}
        </ButtonLink>
      )}
    </li>
  )
}
