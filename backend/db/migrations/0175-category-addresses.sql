alter table "ecommerce_category_translation" add column "slug" TEXT;
