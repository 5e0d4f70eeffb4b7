create table "scheduled_change" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "collection" TEXT not null,
  "item" TEXT not null,
  "moment" TEXT not null,
  "data" JSON not null,
  "state" TEXT not null default 'waiting',
  "problem" TEXT,
  "user" integer references "users" ("id") on delete set null,
  "created_on" TEXT not null,
  "done_on" TEXT
);

create index "scheduled_change_state_moment_idx" on "scheduled_change" ("state", "moment");

create index "scheduled_change_project_moment_idx" on "scheduled_change" ("project", "moment");

create index "scheduled_change_user_idx" on "scheduled_change" ("user");

alter table "previews" add column "moment" TEXT;
