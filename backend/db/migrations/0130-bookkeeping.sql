alter table "ecommerce_settings" add column "bookkeeping" JSON;

alter table "ecommerce_settings" add column "sells_without_notice" BOOLEAN not null default false;
