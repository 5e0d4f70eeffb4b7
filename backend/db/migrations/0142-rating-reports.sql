create table "ecommerce_rating_report" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "rating" integer references "ecommerce_product_rating" ("id") on delete set null,
  "product_name" TEXT not null,
  "rating_text" TEXT,
  "state" TEXT not null default 'new',
  "decision" TEXT,
  "language" TEXT not null,
  "name" TEXT not null,
  "email" TEXT not null,
  "message" TEXT not null,
  "mail" integer references "mail" ("id") on delete set null,
  "created_on" TEXT not null,
  "expires_on" TEXT not null
);

create index "ecommerce_rating_report_project_created_on_idx" on "ecommerce_rating_report" ("project", "created_on");

create index "ecommerce_rating_report_expires_on_idx" on "ecommerce_rating_report" ("expires_on");

create index "ecommerce_rating_report_rating_idx" on "ecommerce_rating_report" ("rating");

create index "ecommerce_rating_report_mail_idx" on "ecommerce_rating_report" ("mail");
