alter table "ecommerce_order" add column "paid_in_cash" integer not null default 0 check ("paid_in_cash" >= 0);
