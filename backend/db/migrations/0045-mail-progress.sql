alter table "mail" add column "progress" TEXT;
