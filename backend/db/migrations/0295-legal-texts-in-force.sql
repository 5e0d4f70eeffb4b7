alter table "ecommerce_legal_page" add column "valid_from" TEXT;
