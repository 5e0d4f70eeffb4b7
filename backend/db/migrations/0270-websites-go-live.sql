alter table "project" add column "live" BOOLEAN not null default true;
