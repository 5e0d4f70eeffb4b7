alter table "brand" add column "in_feeds" BOOLEAN not null default true;
