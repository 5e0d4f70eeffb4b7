alter table "sessions" add column "confirmed_until" TEXT;
