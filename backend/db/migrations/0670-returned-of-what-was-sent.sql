alter table "ecommerce_order_line" add column "returned_sent" integer not null default 0 check ("returned_sent" >= 0);
