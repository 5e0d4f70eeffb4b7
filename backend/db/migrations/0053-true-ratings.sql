alter table "ecommerce_product_rating" rename column "stars" to "rating";

alter table "ecommerce_product_rating" add column "order_line" integer references "ecommerce_order_line" ("id") on delete set null;

create unique index "ecommerce_product_rating_order_line_key" on "ecommerce_product_rating" ("order_line");

update "ecommerce_product_rating" set "verified" = false;
