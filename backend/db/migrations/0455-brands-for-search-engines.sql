alter table "brand_translation" add column "search_title" TEXT;

alter table "brand_translation" add column "search_description" TEXT;
