alter table "ecommerce_reservation" add column "asked_on" TEXT;
