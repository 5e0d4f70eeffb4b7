alter table "ecommerce_order" add column "collection_code" TEXT;
alter table "ecommerce_order" add column "ready_on" TEXT;
create index "ecommerce_order_collection_idx" on "ecommerce_order" ("project", "collection_code");
create index "ecommerce_order_ready_idx" on "ecommerce_order" ("state", "ready_on");
alter table "ecommerce_settings" add column "collection_days" integer check ("collection_days" >= 4);
