alter table "ecommerce_personalization_field" add column "required" BOOLEAN not null default false;

alter table "ecommerce_personalization_field" add column "min_length" integer check ("min_length" >= 0);

alter table "ecommerce_personalization_field" add column "characters" TEXT not null default 'text';

alter table "ecommerce_product" add column "gtin" TEXT;

alter table "ecommerce_product" add column "content_amount" REAL check ("content_amount" >= 0);

alter table "ecommerce_product" add column "content_unit" TEXT;

alter table "ecommerce_product" add column "warnings" TEXT;

alter table "ecommerce_product" add column "hazard_pictograms" JSON;

alter table "ecommerce_product" add column "signal_word" TEXT;

alter table "ecommerce_product" add column "hazard_statements" TEXT;

alter table "ecommerce_product_translation" add column "warnings" TEXT;

alter table "ecommerce_product_translation" add column "hazard_statements" TEXT;

alter table "ecommerce_product_variant" add column "gtin" TEXT;

alter table "ecommerce_product_variant" add column "content_amount" REAL check ("content_amount" >= 0);

alter table "ecommerce_product_rating" add column "order_number" TEXT;

alter table "ecommerce_product_rating" add column "expires_on" TEXT;

alter table "ecommerce_product_rating" add column "mail" integer references "mail" ("id") on delete set null;

create index "ecommerce_product_rating_expires_on_idx" on "ecommerce_product_rating" ("expires_on");

create index "ecommerce_product_rating_mail_idx" on "ecommerce_product_rating" ("mail");

create table "ecommerce_request" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "product" integer references "ecommerce_product" ("id") on delete set null,
  "variant" integer references "ecommerce_product_variant" ("id") on delete set null,
  "product_name" TEXT not null,
  "reference_number" TEXT,
  "state" TEXT not null default 'new',
  "language" TEXT not null,
  "name" TEXT not null,
  "email" TEXT not null,
  "phone" TEXT,
  "message" TEXT,
  "created_on" TEXT not null,
  "expires_on" TEXT not null
);

alter table "ecommerce_request" add column "mail" integer references "mail" ("id") on delete set null;

create index "ecommerce_request_project_created_on_idx" on "ecommerce_request" ("project", "created_on");

create index "ecommerce_request_expires_on_idx" on "ecommerce_request" ("expires_on");

create index "ecommerce_request_product_idx" on "ecommerce_request" ("product");

create index "ecommerce_request_variant_idx" on "ecommerce_request" ("variant");

create index "ecommerce_request_mail_idx" on "ecommerce_request" ("mail");
