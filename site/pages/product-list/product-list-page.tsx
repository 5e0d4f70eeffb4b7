import { Sections } from '../../sections/sections.tsx'
import { ProductList } from '../../shop/list/product-list.tsx'
import { FoundPlaces } from '../../shop/search/found-places.tsx'
import { SearchBox } from '../../shop/search/search-box.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './product-list.module.css'
import type { ProductListData } from './product-list-data.ts'

/** The store's list of products (SPEC 2). */
export default function ProductListPage({ data: { heading, list, sections } }: { data: ProductListData }) {
  return (
    <>
      <PageIntro heading={heading.heading} lead={heading.lead} lang={heading.lang} leadLang={heading.lang}>
        <div className={styles.search} id="search">
          <SearchBox initial={list.search} key={list.search} />
        </div>
      </PageIntro>
      <FoundPlaces groups={list.found.leads} />
      <ProductList view={list} priority />
      <FoundPlaces groups={list.found.others} />
      <Sections sections={sections} />
      <div className={styles.end} />
    </>
  )
}
