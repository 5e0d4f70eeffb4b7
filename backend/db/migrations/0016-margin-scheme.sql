alter table "ecommerce_product" add column "tax_mode" TEXT not null default 'standard';

alter table "ecommerce_order" add column "margin" integer not null default 0 check ("margin" >= 0);

alter table "ecommerce_order_line" add column "tax_mode" TEXT not null default 'standard';
