alter table "project" add column "guide_done" JSON;
