alter table "ecommerce_category" add column "former_slugs" TEXT;
