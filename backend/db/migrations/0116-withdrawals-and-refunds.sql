alter table "ecommerce_order" add column "refund_account" JSON;

alter table "ecommerce_withdrawal" add column "closed_on" TEXT;

alter table "ecommerce_refund" add column "withdrawal" integer references "ecommerce_withdrawal" ("id") on delete set null;

create index "ecommerce_refund_withdrawal_idx" on "ecommerce_refund" ("withdrawal");
