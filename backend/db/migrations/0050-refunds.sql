alter table "ecommerce_order_line" add column "returned" integer not null default 0 check ("returned" >= 0);

create table "ecommerce_refund" (
  "id" ID,
  "order" integer not null references "ecommerce_order" ("id") on delete cascade,
  "key" TEXT not null,
  "amount" integer not null check ("amount" >= 0),
  "message" TEXT,
  "pieces" JSON not null,
  "invoice" integer references "ecommerce_invoice" ("id") on delete set null,
  "created_on" TEXT not null
);

create unique index "ecommerce_refund_order_key_key" on "ecommerce_refund" ("order", "key");

create index "ecommerce_refund_invoice_idx" on "ecommerce_refund" ("invoice");

alter table "ecommerce_order_mail" add column "refund" integer not null default 0;

drop index "ecommerce_order_mail_order_kind_key";

create unique index "ecommerce_order_mail_order_kind_refund_key" on "ecommerce_order_mail" ("order", "kind", "refund");
