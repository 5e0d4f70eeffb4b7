create table "ecommerce_sale" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "status" TEXT not null default 'draft',
  "product" integer references "ecommerce_product" ("id") on delete cascade,
  "variant" integer references "ecommerce_product_variant" ("id") on delete cascade,
  "category" integer references "ecommerce_category" ("id") on delete cascade,
  "brand" integer references "brand" ("id") on delete cascade,
  "percent" integer check ("percent" >= 1),
  "price_brutto" integer check ("price_brutto" >= 0),
  "starts_on" TEXT not null,
  "ends_on" TEXT,
  "earlier_price" integer check ("earlier_price" >= 0),
  "begun_on" TEXT,
  "ended_on" TEXT
);

create index "ecommerce_sale_project_status_starts_on_idx" on "ecommerce_sale" ("project", "status", "starts_on");

create index "ecommerce_sale_product_idx" on "ecommerce_sale" ("product");

create index "ecommerce_sale_variant_idx" on "ecommerce_sale" ("variant");

create index "ecommerce_sale_category_idx" on "ecommerce_sale" ("category");

create index "ecommerce_sale_brand_idx" on "ecommerce_sale" ("brand");
create table "ecommerce_price" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "variant" integer references "ecommerce_product_variant" ("id") on delete cascade,
  "price" integer check ("price" >= 0),
  "valid_from" TEXT not null
);

create index "ecommerce_price_product_variant_valid_from_idx" on "ecommerce_price" ("product", "variant", "valid_from");

create index "ecommerce_price_project_idx" on "ecommerce_price" ("project");

create index "ecommerce_price_variant_idx" on "ecommerce_price" ("variant");

alter table "ecommerce_product" add column "sale" integer check ("sale" >= 1);

alter table "ecommerce_product" add column "sale_price" integer check ("sale_price" >= 0);

alter table "ecommerce_product" add column "sale_low" integer check ("sale_low" >= 0);

alter table "ecommerce_product" add column "sale_until" TEXT;

alter table "ecommerce_product_variant" add column "sale" integer check ("sale" >= 1);

alter table "ecommerce_product_variant" add column "sale_price" integer check ("sale_price" >= 0);

alter table "ecommerce_product_variant" add column "sale_low" integer check ("sale_low" >= 0);

alter table "ecommerce_product_variant" add column "sale_until" TEXT;

alter table "ecommerce_order_line" add column "reduction" TEXT;
