create table "ecommerce_missed_search" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "language" TEXT not null,
  "said" TEXT not null,
  "times" integer not null check ("times" >= 1),
  "last_on" TEXT not null,
  "expires_on" TEXT not null
);

create unique index "ecommerce_missed_search_project_language_said_key"
  on "ecommerce_missed_search" ("project", "language", "said");

create index "ecommerce_missed_search_expires_on_idx" on "ecommerce_missed_search" ("expires_on");
