alter table "event" add column "admission" integer check ("admission" >= 0);

alter table "event_translation" add column "performer" TEXT;

alter table "branch" add column "price_range" TEXT;
