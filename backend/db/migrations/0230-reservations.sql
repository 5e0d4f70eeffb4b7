create table "ecommerce_reservation" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "uuid" TEXT not null,
  "code" TEXT not null,
  "state" TEXT not null default 'asked',
  "product" integer references "ecommerce_product" ("id") on delete set null,
  "variant" integer references "ecommerce_product_variant" ("id") on delete set null,
  "product_name" TEXT not null,
  "reference_number" TEXT,
  "pieces" integer not null default 1 check ("pieces" >= 1),
  "branch" integer references "branch" ("id") on delete set null,
  "branch_name" TEXT not null,
  "comes_on" TEXT not null,
  "held_until" TEXT not null,
  "held" BOOLEAN not null default true,
  "prolonged" BOOLEAN not null default false,
  "language" TEXT not null,
  "origin" TEXT not null,
  "name" TEXT not null,
  "email" TEXT not null,
  "phone" TEXT,
  "alternative" TEXT,
  "address_key" TEXT,
  "changes" integer not null default 0,
  "answered_on" TEXT,
  "reminded_on" TEXT,
  "created_on" TEXT not null,
  "expires_on" TEXT not null
);

create unique index "ecommerce_reservation_uuid_key" on "ecommerce_reservation" ("uuid");

create index "ecommerce_reservation_project_state_comes_on_idx" on "ecommerce_reservation" ("project", "state", "comes_on");

create index "ecommerce_reservation_project_email_idx" on "ecommerce_reservation" ("project", "email");

create index "ecommerce_reservation_project_code_idx" on "ecommerce_reservation" ("project", "code");

create index "ecommerce_reservation_state_held_until_idx" on "ecommerce_reservation" ("state", "held_until");

create index "ecommerce_reservation_branch_comes_on_idx" on "ecommerce_reservation" ("branch", "comes_on");

create index "ecommerce_reservation_expires_on_idx" on "ecommerce_reservation" ("expires_on");

create index "ecommerce_reservation_product_idx" on "ecommerce_reservation" ("product");

create index "ecommerce_reservation_variant_idx" on "ecommerce_reservation" ("variant");

alter table "ecommerce_product" add column "reservable" TEXT;

alter table "brand" add column "reservable" TEXT;

alter table "ecommerce_settings" add column "reservations" TEXT not null default 'off';

alter table "ecommerce_settings" add column "reservation_hours" integer not null default 48 check ("reservation_hours" >= 1);

alter table "ecommerce_settings" add column "most_reservations" integer not null default 3 check ("most_reservations" >= 1);
