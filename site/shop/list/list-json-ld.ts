import type { ProductCardView } from '../product-card-view.ts'

/** The products of a list for search engines. */
export function itemList(products: readonly ProductCardView[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.flatMap(({ name, href }, index) =>
      href ? [{ '@type': 'ListItem', position: index + 1, name, url: origin + href }] : [],
    ),
  }
}
