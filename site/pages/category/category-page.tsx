import { ProductList } from '../../shop/list/product-list.tsx'
import type { CategoryData } from '../content/content-data.ts'
import ContentPage from '../content/content-page.tsx'

/** A page that editors write with the products that belong to it. */
export default function CategoryPage({ data }: { data: CategoryData }) {
  return (
    <ContentPage data={data}>
      <ProductList view={data.list} priority={!data.image} />
    </ContentPage>
  )
}
