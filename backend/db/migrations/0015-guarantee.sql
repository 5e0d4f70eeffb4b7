create table "ecommerce_guarantee_notice" (
  "id" ID,
  "settings" integer not null references "ecommerce_settings" ("id") on delete cascade,
  "language" TEXT not null,
  "file" TEXT not null references "files" ("id") on delete cascade
);

create unique index "ecommerce_guarantee_notice_settings_language_key" on "ecommerce_guarantee_notice" ("settings", "language");

create index "ecommerce_guarantee_notice_file_idx" on "ecommerce_guarantee_notice" ("file");

alter table "brand" add column "garan_years" integer check ("garan_years" >= 3);

alter table "brand" add column "garan_brand" TEXT;

alter table "brand" add column "garan_model" TEXT;

alter table "brand" add column "garan_label" TEXT references "files" ("id") on delete set null;

alter table "brand" add column "guarantee_terms_url" TEXT;

create index "brand_garan_label_idx" on "brand" ("garan_label");

alter table "ecommerce_product" add column "garan_years" integer check ("garan_years" >= 3);

alter table "ecommerce_product" add column "garan_brand" TEXT;

alter table "ecommerce_product" add column "garan_model" TEXT;

alter table "ecommerce_product" add column "garan_label" TEXT references "files" ("id") on delete set null;

alter table "ecommerce_product" add column "guarantee_terms_url" TEXT;

create index "ecommerce_product_garan_label_idx" on "ecommerce_product" ("garan_label");
