create table "previews" (
  "id" TEXT primary key not null,
  "user" integer not null references "users" ("id") on delete cascade,
  "project" integer not null references "project" ("id") on delete cascade,
  "collection" TEXT not null,
  "item" TEXT,
  "data" JSON not null,
  "expires_on" TEXT not null
);

create index "previews_expires_on_idx" on "previews" ("expires_on");

create index "previews_user_idx" on "previews" ("user");

create index "previews_project_idx" on "previews" ("project");
