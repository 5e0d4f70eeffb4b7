create table "ecommerce_search_word" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "language" TEXT not null default 'de',
  "said" TEXT not null,
  "meant" TEXT not null
);

create index "ecommerce_search_word_project_idx" on "ecommerce_search_word" ("project");
