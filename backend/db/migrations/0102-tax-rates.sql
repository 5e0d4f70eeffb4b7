alter table "ecommerce_product" add column "tax_rate" TEXT not null default 'standard';

alter table "ecommerce_settings" add column "reduced_tax_percent" REAL not null default 7 check ("reduced_tax_percent" >= 0);

alter table "ecommerce_settings" add column "small_business" BOOLEAN not null default false;

alter table "ecommerce_settings" add column "oss" BOOLEAN not null default false;

alter table "ecommerce_shipping_country" add column "tax_percent" REAL check ("tax_percent" >= 0);

alter table "ecommerce_shipping_country" add column "reduced_tax_percent" REAL check ("reduced_tax_percent" >= 0);

alter table "ecommerce_order" add column "taxes" JSON;
