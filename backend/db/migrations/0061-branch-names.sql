alter table "branch_translation" add column "display_name" TEXT;
