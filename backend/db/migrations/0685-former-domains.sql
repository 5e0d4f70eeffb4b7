alter table "project" add column "former_domains" TEXT;
