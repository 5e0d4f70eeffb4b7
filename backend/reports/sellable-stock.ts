/** The condition that a row of `ecommerce_stock`, called `k`, is of goods that can be sold: goods with variants are sold as one of them alone. */
export const SELLABLE = `(k.variant is not null or not exists (
  select 1 from ecommerce_product_variant o where o.product = k.product))`
