create index "ecommerce_category_translation_slug_idx" on "ecommerce_category_translation" ("slug");

create index "ecommerce_product_translation_slug_idx" on "ecommerce_product_translation" ("slug");
