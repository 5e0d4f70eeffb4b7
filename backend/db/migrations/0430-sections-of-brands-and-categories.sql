alter table "page_section" alter column "page" drop not null;

alter table "page_section" add column "brand_page" integer references "brand" ("id") on delete cascade;

alter table "page_section" add column "category_page" integer references "ecommerce_category" ("id") on delete cascade;

create index "page_section_brand_page_idx" on "page_section" ("brand_page");

create index "page_section_category_page_idx" on "page_section" ("category_page");
