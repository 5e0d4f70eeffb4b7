create table "visit_count" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "day" TEXT not null,
  "kind" TEXT not null,
  "name" TEXT not null,
  "times" integer not null check ("times" >= 1)
);

create unique index "visit_count_project_day_kind_name_key" on "visit_count" ("project", "day", "kind", "name");
