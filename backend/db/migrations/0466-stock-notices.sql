create table "stock_notice" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "uuid" TEXT not null,
  "product" integer references "ecommerce_product" ("id") on delete cascade,
  "variant" integer references "ecommerce_product_variant" ("id") on delete cascade,
  "product_name" TEXT not null,
  "email" TEXT not null,
  "state" TEXT not null default 'pending',
  "language" TEXT not null,
  "origin" TEXT not null,
  "open_key" TEXT,
  "form_text" TEXT not null,
  "asked_hash" TEXT,
  "confirmed_hash" TEXT,
  "message_id" TEXT,
  "created_on" TEXT not null,
  "answered_on" TEXT,
  "sent_on" TEXT,
  "expires_on" TEXT not null
);

create unique index "stock_notice_uuid_key" on "stock_notice" ("uuid");

create unique index "stock_notice_project_email_open_key_key" on "stock_notice" ("project", "email", "open_key");

create index "stock_notice_project_created_on_idx" on "stock_notice" ("project", "created_on");

create index "stock_notice_state_id_idx" on "stock_notice" ("state", "id");

create index "stock_notice_product_state_idx" on "stock_notice" ("product", "state");

create index "stock_notice_expires_on_idx" on "stock_notice" ("expires_on");

create index "stock_notice_variant_idx" on "stock_notice" ("variant");
