create table "backups" (
  "id" TEXT primary key not null,
  "user" integer references "users" ("id") on delete set null,
  "created_on" TEXT not null,
  "seen_on" TEXT not null,
  "state" TEXT not null default 'waiting',
  "percent" integer not null default 0,
  "kilobytes" integer not null default 0,
  "missing" integer not null default 0
);

create index "backups_created_on_idx" on "backups" ("created_on");

create index "backups_user_idx" on "backups" ("user");
