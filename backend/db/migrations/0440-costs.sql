alter table "ecommerce_product" add column "cost" integer check ("cost" >= 0);

alter table "ecommerce_product_variant" add column "cost" integer check ("cost" >= 0);

alter table "ecommerce_order_line" add column "cost" integer check ("cost" >= 0);

create index "ecommerce_order_line_order_product_variant_count_returned_idx" on "ecommerce_order_line"
  ("order", "product", "variant", "count", "returned", "price_brutto", "cost", "tax_mode", "tax_percent");

-- The one above begins the same and holds more.
drop index "ecommerce_order_line_sold_idx";
