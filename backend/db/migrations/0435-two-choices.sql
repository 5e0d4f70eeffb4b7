alter table "ecommerce_product" add column "second_variant_name" TEXT;
alter table "ecommerce_product_translation" add column "second_variant_name" TEXT;
alter table "ecommerce_product_variant" add column "first_value" TEXT;
alter table "ecommerce_product_variant" add column "second_value" TEXT;
alter table "ecommerce_product_variant_translation" add column "first_value" TEXT;
alter table "ecommerce_product_variant_translation" add column "second_value" TEXT;
alter table "ecommerce_product_image" add column "shows" TEXT;
