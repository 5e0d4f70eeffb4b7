alter table "ecommerce_product" add column "no_hazards" BOOLEAN not null default false;

alter table "ecommerce_product" add column "compliance_profile" TEXT;

alter table "ecommerce_product" add column "has_battery" BOOLEAN not null default false;

alter table "ecommerce_product" add column "fineness" TEXT;

alter table "ecommerce_product" add column "is_plated" BOOLEAN not null default false;

alter table "ecommerce_product" add column "pearl_kind" TEXT;

alter table "ecommerce_product" add column "fibre_composition" TEXT;

alter table "ecommerce_product_translation" add column "fibre_composition" TEXT;

alter table "ecommerce_category" add column "compliance_profile" TEXT;

alter table "ecommerce_manufacturer" add column "outside_eu" BOOLEAN not null default false;

alter table "ecommerce_settings" add column "lucid_number" TEXT;

create table "ecommerce_product_document" (
  "id" ID,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "file" TEXT not null references "files" ("id") on delete cascade,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create index "ecommerce_product_document_product_idx" on "ecommerce_product_document" ("product");

create index "ecommerce_product_document_file_idx" on "ecommerce_product_document" ("file");
