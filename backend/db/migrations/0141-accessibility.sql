alter table "legal" add column "accessibility_checked_on" TEXT;

alter table "legal_translation" add column "accessibility_gaps" TEXT;
