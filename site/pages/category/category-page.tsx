import type { ListView } from '../../shop/list/list-view.ts'
import { ProductList } from '../../shop/list/product-list.tsx'
import type { ContentData } from '../content/content-data.ts'
import ContentPage from '../content/content-page.tsx'

export type CategoryData = ContentData & { list: ListView }

/** A page that editors write with the products that belong to it. */
export default function CategoryPage({ data }: { data: CategoryData }) {
  return (
    <ContentPage data={data}>
      <ProductList view={data.list} priority={!data.image} />
    </ContentPage>
  )
}
