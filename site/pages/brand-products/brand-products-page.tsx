import { ProductList } from '../../shop/list/product-list.tsx'
import type { BrandProductsData } from '../brand/brand-data.ts'
import BrandPage from '../brand/brand-page.tsx'

/** The default template of brand pages, for a brand with products. */
export default function BrandProductsPage({ data }: { data: BrandProductsData }) {
  return (
    <BrandPage data={data}>
      <ProductList view={data.list} priority={!data.image} />
    </BrandPage>
  )
}
