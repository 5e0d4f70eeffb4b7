alter table "stock_notice" add column "share_until" TEXT;
