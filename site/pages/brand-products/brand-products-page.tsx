import type { ListView } from '../../shop/list/list-view.ts'
import { ProductList } from '../../shop/list/product-list.tsx'
import type { BrandData } from '../brand/brand-data.ts'
import BrandPage from '../brand/brand-page.tsx'

export type BrandProductsData = BrandData & { list: ListView }

/** The default template of brand pages, for a brand with products. */
export default function BrandProductsPage({ data }: { data: BrandProductsData }) {
  return (
    <BrandPage data={data}>
      <ProductList view={data.list} priority={!data.image} />
    </BrandPage>
  )
}
