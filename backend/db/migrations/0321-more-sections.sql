alter table "page_section" add column "hidden" BOOLEAN not null default false;

alter table "page_section" add column "branch" integer references "branch" ("id") on delete set null;

alter table "page_section" add column "brand" integer references "brand" ("id") on delete set null;

alter table "page_section" add column "product_rule" TEXT;

alter table "page_section" add column "category" integer references "ecommerce_category" ("id") on delete set null;

alter table "page_section" add column "manufacturer" integer references "ecommerce_manufacturer" ("id") on delete set null;

alter table "page_section" add column "tag" integer references "ecommerce_tag" ("id") on delete set null;

alter table "page_section" add column "most_products" integer check ("most_products" >= 1);

alter table "page_section_translation" add column "table" JSON;

alter table "page_section_item" add column "file" TEXT references "files" ("id") on delete set null;

alter table "page_section_item" add column "field_type" TEXT;

alter table "page_section_item" add column "obligatory" BOOLEAN not null default false;

alter table "page_section_item_translation" add column "detail" TEXT;

create table "page_section_product" (
  "id" ID,
  "page_section" integer not null references "page_section" ("id") on delete cascade,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create index "page_section_branch_idx" on "page_section" ("branch");

create index "page_section_brand_idx" on "page_section" ("brand");

create index "page_section_category_idx" on "page_section" ("category");

create index "page_section_manufacturer_idx" on "page_section" ("manufacturer");

create index "page_section_tag_idx" on "page_section" ("tag");

create index "page_section_item_file_idx" on "page_section_item" ("file");

create index "page_section_product_page_section_idx" on "page_section_product" ("page_section");

create index "page_section_product_product_idx" on "page_section_product" ("product");
