alter table "ecommerce_attribute_group" add column "essential" BOOLEAN not null default false;

alter table "ecommerce_order" add column "delivery_period" TEXT;

alter table "ecommerce_order_line" add column "characteristics" JSON;
