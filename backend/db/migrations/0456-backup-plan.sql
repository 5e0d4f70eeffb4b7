create table "backup_plan" (
  "id" ID,
  "rhythm" TEXT not null default 'off',
  "hour" integer not null default 3 check ("hour" >= 0),
  "keep_days" integer not null default 30 check ("keep_days" >= 1),
  "place" TEXT not null default 'disk',
  "since" TEXT not null,
  "asked_on" TEXT,
  "backup_alarm" BOOLEAN not null default false,
  "trial_alarm" BOOLEAN not null default false
);

create table "backup_runs" (
  "id" ID,
  "kind" TEXT not null,
  "due_on" TEXT not null,
  "busy" TEXT,
  "state" TEXT not null default 'running',
  "created_on" TEXT not null,
  "seen_on" TEXT not null,
  "ended_on" TEXT,
  "place" TEXT not null,
  "name" TEXT not null,
  "draft" TEXT,
  "kilobytes" integer not null default 0,
  "rows" integer not null default 0,
  "files" integer not null default 0,
  "missing" integer not null default 0,
  "problem" TEXT,
  "detail" TEXT
);

create unique index "backup_runs_kind_due_on_key" on "backup_runs" ("kind", "due_on");

create unique index "backup_runs_busy_key" on "backup_runs" ("busy");

create index "backup_runs_created_on_idx" on "backup_runs" ("created_on");

insert into "backup_plan" ("since") values ('2026-11-23T00:00:00.000Z');
