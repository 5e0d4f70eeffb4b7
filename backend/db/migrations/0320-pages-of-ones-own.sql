alter table "page_translation" add column "path" TEXT;

alter table "menu_item" add column "page" integer references "page" ("id") on delete set null;

create index "menu_item_page_idx" on "menu_item" ("page");
