alter table "ecommerce_product_rating" add column "shop_answer" TEXT;

alter table "ecommerce_product_rating" add column "refusal_reason" TEXT;
