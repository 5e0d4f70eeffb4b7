alter table "ecommerce_shipping_method" add column "price" integer check ("price" >= 0);

update "ecommerce_shipping_method" set "price" = "price_brutto";

alter table "ecommerce_shipping_method" drop column "price_brutto";

alter table "ecommerce_shipping_method" rename column "price" to "price_brutto";
