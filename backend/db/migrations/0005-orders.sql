alter table "ecommerce_settings" add column "present_wrapping_price" integer not null default 0 check ("present_wrapping_price" >= 0);

alter table "ecommerce_settings" add column "cash_limit" integer not null default 200000 check ("cash_limit" >= 0);

alter table "ecommerce_settings" add column "prepayment_days" integer not null default 7 check ("prepayment_days" >= 1);

alter table "ecommerce_shipping_method" add column "is_collection" BOOLEAN not null default false;

alter table "ecommerce_personalization_field" add column "excludes_withdrawal" BOOLEAN not null default false;

alter table "mail" add column "attachments" JSON;

create table "ecommerce_order" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete restrict,
  "uuid" TEXT not null,
  "number" TEXT not null,
  "state" TEXT not null default 'received',
  "language" TEXT not null,
  "origin" TEXT not null,
  "customer_email" TEXT not null,
  "shipping_address" JSON not null,
  "invoice_address" JSON,
  "comment" TEXT,
  "payment_method" integer not null,
  "payment_name" TEXT not null,
  "shipping_method" integer not null,
  "shipping_name" TEXT not null,
  "shipping_provider" TEXT,
  "additional_days" integer not null default 0,
  "is_collection" BOOLEAN not null default false,
  "branch" JSON,
  "present_wrap" BOOLEAN not null default false,
  "goods" integer not null check ("goods" >= 0),
  "shipping" integer not null check ("shipping" >= 0),
  "wrap" integer not null check ("wrap" >= 0),
  "total" integer not null check ("total" >= 0),
  "tax" integer not null check ("tax" >= 0),
  "net" integer not null check ("net" >= 0),
  "tax_percent" REAL not null,
  "paid" integer not null default 0 check ("paid" >= 0),
  "refunded" integer not null default 0 check ("refunded" >= 0),
  "legal_versions" JSON not null,
  "tracking_number" TEXT,
  "tracking_link" TEXT,
  "staff_note" TEXT,
  "idempotency_key" TEXT,
  "body_hash" TEXT,
  "created_on" TEXT not null,
  "paid_on" TEXT,
  "delivered_on" TEXT,
  "payment_due_on" TEXT,
  "expires_on" TEXT not null
);

create table "ecommerce_order_line" (
  "id" ID,
  "order" integer not null references "ecommerce_order" ("id") on delete cascade,
  "sort" integer not null default 0,
  "product" integer references "ecommerce_product" ("id") on delete set null,
  "variant" integer references "ecommerce_product_variant" ("id") on delete set null,
  "display_name" TEXT not null,
  "variant_name" TEXT,
  "reference_number" TEXT,
  "slug" TEXT,
  "image" TEXT,
  "shipping_time" TEXT,
  "personalization" JSON not null,
  "excludes_withdrawal" BOOLEAN not null default false,
  "count" integer not null check ("count" >= 1),
  "price_brutto" integer not null check ("price_brutto" >= 0),
  "total_brutto" integer not null check ("total_brutto" >= 0),
  "tax_percent" REAL not null,
  "stock_taken" integer not null default 0 check ("stock_taken" >= 0)
);

create table "ecommerce_order_event" (
  "id" ID,
  "order" integer not null references "ecommerce_order" ("id") on delete cascade,
  "kind" TEXT not null,
  "actor" TEXT not null,
  "from_state" TEXT,
  "to_state" TEXT,
  "message" TEXT,
  "created_on" TEXT not null
);

create table "ecommerce_payment_attempt" (
  "id" ID,
  "order" integer not null references "ecommerce_order" ("id") on delete cascade,
  "provider" TEXT not null,
  "state" TEXT not null default 'started',
  "amount" integer not null check ("amount" >= 0),
  "reference" TEXT,
  "capture" TEXT,
  "data" JSON,
  "error" TEXT,
  "created_on" TEXT not null,
  "updated_on" TEXT not null
);

create table "ecommerce_invoice" (
  "id" ID,
  "order" integer not null references "ecommerce_order" ("id") on delete restrict,
  "project" integer not null references "project" ("id") on delete restrict,
  "kind" TEXT not null,
  "number" TEXT not null,
  "data" JSON not null,
  "total" integer not null check ("total" >= 0),
  "created_on" TEXT not null,
  "expires_on" TEXT not null
);

create table "ecommerce_legal_text" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete restrict,
  "type" TEXT not null,
  "language" TEXT not null,
  "hash" TEXT not null,
  "content" TEXT not null,
  "created_on" TEXT not null
);

create table "ecommerce_order_mail" (
  "id" ID,
  "order" integer references "ecommerce_order" ("id") on delete cascade,
  "kind" TEXT not null,
  "state" TEXT not null default 'waiting',
  "attempts" integer not null default 0,
  "error" TEXT,
  "created_on" TEXT not null,
  "due_on" TEXT not null
);

create table "ecommerce_withdrawal" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete restrict,
  "uuid" TEXT not null,
  "state" TEXT not null default 'received',
  "language" TEXT not null,
  "origin" TEXT not null,
  "name" TEXT not null,
  "contract_reference" TEXT not null,
  "confirmation_email" TEXT not null,
  "items_text" TEXT,
  "declaration_text" TEXT not null,
  "matched_order" integer references "ecommerce_order" ("id") on delete set null,
  "reason" TEXT,
  "received_on" TEXT not null,
  "refund_due_on" TEXT not null,
  "expires_on" TEXT not null
);

create table "counters" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "name" TEXT not null,
  "year" integer not null,
  "value" integer not null
);

create table "webhook_events" (
  "id" ID,
  "provider" TEXT not null,
  "event" TEXT not null,
  "received_on" TEXT not null,
  "expires_on" TEXT not null
);

alter table "ecommerce_order_event" add column "user" integer references "users" ("id") on delete set null;

alter table "ecommerce_order_mail" add column "withdrawal" integer references "ecommerce_withdrawal" ("id") on delete cascade;

alter table "ecommerce_order_mail" add column "mail" integer references "mail" ("id") on delete set null;

create unique index "ecommerce_order_uuid_key" on "ecommerce_order" ("uuid");

create unique index "ecommerce_order_project_number_key" on "ecommerce_order" ("project", "number");

create unique index "ecommerce_order_project_idempotency_key_key" on "ecommerce_order" ("project", "idempotency_key");

create index "ecommerce_order_project_state_created_on_idx" on "ecommerce_order" ("project", "state", "created_on");

create index "ecommerce_order_project_created_on_idx" on "ecommerce_order" ("project", "created_on");

create index "ecommerce_order_project_customer_email_idx" on "ecommerce_order" ("project", "customer_email");

create index "ecommerce_order_state_payment_due_on_idx" on "ecommerce_order" ("state", "payment_due_on");

create index "ecommerce_order_expires_on_idx" on "ecommerce_order" ("expires_on");

create index "ecommerce_order_line_order_idx" on "ecommerce_order_line" ("order");

create index "ecommerce_order_line_product_idx" on "ecommerce_order_line" ("product");

create index "ecommerce_order_line_variant_idx" on "ecommerce_order_line" ("variant");

create index "ecommerce_order_event_order_idx" on "ecommerce_order_event" ("order");

create index "ecommerce_order_event_user_idx" on "ecommerce_order_event" ("user");

create unique index "ecommerce_payment_attempt_provider_reference_key" on "ecommerce_payment_attempt" ("provider", "reference");

create index "ecommerce_payment_attempt_order_idx" on "ecommerce_payment_attempt" ("order");

create unique index "ecommerce_invoice_project_number_key" on "ecommerce_invoice" ("project", "number");

create index "ecommerce_invoice_order_idx" on "ecommerce_invoice" ("order");

create unique index "ecommerce_legal_text_project_hash_key" on "ecommerce_legal_text" ("project", "hash");

create unique index "ecommerce_order_mail_order_kind_key" on "ecommerce_order_mail" ("order", "kind");

create unique index "ecommerce_order_mail_withdrawal_kind_key" on "ecommerce_order_mail" ("withdrawal", "kind");

create index "ecommerce_order_mail_state_due_on_idx" on "ecommerce_order_mail" ("state", "due_on");

create index "ecommerce_order_mail_mail_idx" on "ecommerce_order_mail" ("mail");

create unique index "ecommerce_withdrawal_uuid_key" on "ecommerce_withdrawal" ("uuid");

create index "ecommerce_withdrawal_project_received_on_idx" on "ecommerce_withdrawal" ("project", "received_on");

create index "ecommerce_withdrawal_expires_on_idx" on "ecommerce_withdrawal" ("expires_on");

create index "ecommerce_withdrawal_matched_order_idx" on "ecommerce_withdrawal" ("matched_order");

create unique index "counters_project_name_year_key" on "counters" ("project", "name", "year");

create unique index "webhook_events_provider_event_key" on "webhook_events" ("provider", "event");

create index "webhook_events_expires_on_idx" on "webhook_events" ("expires_on");
