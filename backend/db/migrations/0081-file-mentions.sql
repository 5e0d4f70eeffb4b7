create table "file_mentions" (
  "id" ID,
  "file" TEXT not null,
  "collection" TEXT not null,
  "item" integer not null
);

create unique index "file_mentions_file_collection_item_key" on "file_mentions" ("file", "collection", "item");

create index "file_mentions_collection_item_idx" on "file_mentions" ("collection", "item");

-- What the texts that are there name already: rich texts and addresses, those of translations and parts for their items.

insert into "file_mentions" ("file", "collection", "item")
select f."id", 'menu_item', t0."id" from "menu_item" t0 join "files" f on t0."path" like '%/assets/' || f."id" || '%' or t0."external_path" like '%/assets/' || f."id" || '%' where t0."path" like '%/assets/%' or t0."external_path" like '%/assets/%';

insert into "file_mentions" ("file", "collection", "item")
select f."id", 'social_link', t0."id" from "social_link" t0 join "files" f on t0."external_path" like '%/assets/' || f."id" || '%' where t0."external_path" like '%/assets/%';

insert into "file_mentions" ("file", "collection", "item")
select f."id", 'legal', t0."id" from "legal_translation" t1 join "legal" t0 on t0."id" = t1."legal" join "files" f on t1."insurance" like '%/assets/' || f."id" || '%' or t1."image_sources" like '%/assets/' || f."id" || '%' or t1."additional_top_info" like '%/assets/' || f."id" || '%' or t1."additional_bottom_info" like '%/assets/' || f."id" || '%' where t1."insurance" like '%/assets/%' or t1."image_sources" like '%/assets/%' or t1."additional_top_info" like '%/assets/%' or t1."additional_bottom_info" like '%/assets/%';

insert into "file_mentions" ("file", "collection", "item")
select f."id", 'consent', t0."id" from "consent" t0 join "files" f on t0."link" like '%/assets/' || f."id" || '%' where t0."link" like '%/assets/%';

insert into "file_mentions" ("file", "collection", "item")
select f."id", 'redirect', t0."id" from "redirect" t0 join "files" f on t0."to_path" like '%/assets/' || f."id" || '%' where t0."to_path" like '%/assets/%';

insert into "file_mentions" ("file", "collection", "item")
select f."id", 'company', t0."id" from "company_translation" t1 join "company" t0 on t0."id" = t1."company" join "files" f on t1."legal_authority" like '%/assets/' || f."id" || '%' where t1."legal_authority" like '%/assets/%';

insert into "file_mentions" ("file", "collection", "item")
select f."id", 'page', t0."id" from "page_section" t1 join "page" t0 on t0."id" = t1."page" join "files" f on t1."path" like '%/assets/' || f."id" || '%' or t1."external_path" like '%/assets/' || f."id" || '%' where t1."path" like '%/assets/%' or t1."external_path" like '%/assets/%'
union select f."id", 'page', t0."id" from "page_section_item" t2 join "page_section" t1 on t1."id" = t2."page_section" join "page" t0 on t0."id" = t1."page" join "files" f on t2."path" like '%/assets/' || f."id" || '%' where t2."path" like '%/assets/%'
union select f."id", 'page', t0."id" from "page_section_translation" t2 join "page_section" t1 on t1."id" = t2."page_section" join "page" t0 on t0."id" = t1."page" join "files" f on t2."body" like '%/assets/' || f."id" || '%' where t2."body" like '%/assets/%'
union select f."id", 'page', t0."id" from "page_translation" t1 join "page" t0 on t0."id" = t1."page" join "files" f on t1."body" like '%/assets/' || f."id" || '%' where t1."body" like '%/assets/%';

insert into "file_mentions" ("file", "collection", "item")
select f."id", 'brand', t0."id" from "brand" t0 join "files" f on t0."guarantee_terms_url" like '%/assets/' || f."id" || '%' where t0."guarantee_terms_url" like '%/assets/%'
union select f."id", 'brand', t0."id" from "brand_translation" t1 join "brand" t0 on t0."id" = t1."brand" join "files" f on t1."description" like '%/assets/' || f."id" || '%' where t1."description" like '%/assets/%';

insert into "file_mentions" ("file", "collection", "item")
select f."id", 'ecommerce_product', t0."id" from "ecommerce_product" t0 join "files" f on t0."description" like '%/assets/' || f."id" || '%' or t0."guarantee_terms_url" like '%/assets/' || f."id" || '%' where t0."description" like '%/assets/%' or t0."guarantee_terms_url" like '%/assets/%'
union select f."id", 'ecommerce_product', t0."id" from "ecommerce_product_translation" t1 join "ecommerce_product" t0 on t0."id" = t1."ecommerce_product" join "files" f on t1."description" like '%/assets/' || f."id" || '%' where t1."description" like '%/assets/%';

insert into "file_mentions" ("file", "collection", "item")
select f."id", 'ecommerce_settings', t0."id" from "ecommerce_legal_page" t1 join "ecommerce_settings" t0 on t0."id" = t1."settings" join "files" f on t1."content" like '%/assets/' || f."id" || '%' where t1."content" like '%/assets/%'
union select f."id", 'ecommerce_settings', t0."id" from "ecommerce_legal_page_translation" t2 join "ecommerce_legal_page" t1 on t1."id" = t2."ecommerce_legal_page" join "ecommerce_settings" t0 on t0."id" = t1."settings" join "files" f on t2."content" like '%/assets/' || f."id" || '%' where t2."content" like '%/assets/%';
