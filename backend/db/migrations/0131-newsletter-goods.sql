alter table "project_translation" add column "newsletter_goods" TEXT;
