create table "restores" (
  "id" TEXT primary key not null,
  "by" TEXT not null,
  "created_on" TEXT not null,
  "ended_on" TEXT not null,
  "state" TEXT not null,
  "place" TEXT not null,
  "name" TEXT not null,
  "archive_on" TEXT not null,
  "safety" TEXT,
  "rows" integer not null default 0,
  "files" integer not null default 0,
  "problem" TEXT,
  "detail" TEXT
);

create index "restores_ended_on_idx" on "restores" ("ended_on");
