create table "ecommerce_legal_version" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "type" TEXT not null,
  "language" TEXT not null,
  "content" TEXT not null,
  "starts_on" TEXT not null,
  "begun_on" TEXT
);

create table "ecommerce_legal_source" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "type" TEXT not null,
  "language" TEXT not null,
  "url" TEXT not null,
  "tried_on" TEXT,
  "fetched_on" TEXT,
  "problem" TEXT
);

create index "ecommerce_legal_version_project_starts_on_idx" on "ecommerce_legal_version" ("project", "starts_on");

create index "ecommerce_legal_version_begun_on_starts_on_idx" on "ecommerce_legal_version" ("begun_on", "starts_on");

create unique index "ecommerce_legal_source_project_type_language_key" on "ecommerce_legal_source" ("project", "type", "language");

create index "ecommerce_legal_source_tried_on_idx" on "ecommerce_legal_source" ("tried_on");
