alter table "page_section" add column "price_from" integer check ("price_from" >= 0);

alter table "page_section" add column "price_to" integer check ("price_to" >= 0);

alter table "page_section" add column "only_reduced" BOOLEAN not null default false;

alter table "page_section" add column "only_in_stock" BOOLEAN not null default false;
