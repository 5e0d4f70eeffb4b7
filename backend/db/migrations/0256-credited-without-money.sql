alter table "ecommerce_order" add column "credited" integer not null default 0 check ("credited" >= 0);

alter table "ecommerce_refund" add column "credited" integer not null default 0 check ("credited" >= 0);
