alter table "ecommerce_shipping_method" add column "min_order_value" integer check ("min_order_value" >= 0);

alter table "ecommerce_shipping_method" add column "max_order_value" integer check ("max_order_value" >= 0);

alter table "ecommerce_settings_payment" add column "min_order_value" integer check ("min_order_value" >= 0);

alter table "ecommerce_settings_payment" add column "max_order_value" integer check ("max_order_value" >= 0);

update "ecommerce_settings" set "default_tax_percent" = round(cast("default_tax_percent" * 100 as numeric)) / 100.0;

update "ecommerce_settings" set "default_sort" = 'sort' where "default_sort" not in ('sort', '-created_on', 'price_brutto', '-price_brutto', 'display_name', '-display_name');
