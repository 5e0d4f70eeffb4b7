create table "till_places" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "place" TEXT not null,
  "branch" integer references "branch" ("id") on delete cascade,
  "folder" BOOLEAN not null default false,
  "missing" TEXT not null default 'untouched',
  "every" REAL check ("every" >= 0.1),
  "user" integer references "users" ("id") on delete set null,
  "awaited_on" TEXT not null,
  "fault" TEXT,
  "alarm" TEXT
);

create unique index "till_places_project_place_key" on "till_places" ("project", "place");

create index "till_places_branch_idx" on "till_places" ("branch");

create index "till_places_user_idx" on "till_places" ("user");

create table "till_runs" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "place" TEXT not null,
  "branch" integer references "branch" ("id") on delete cascade,
  "user" integer references "users" ("id") on delete set null,
  "filename" TEXT,
  "state" TEXT not null default 'reading',
  "problem" TEXT,
  "report" JSON,
  "changes" JSON,
  "created_on" TEXT not null,
  "seen_on" TEXT
);

create index "till_runs_project_created_on_idx" on "till_runs" ("project", "created_on");

create index "till_runs_state_seen_on_idx" on "till_runs" ("state", "seen_on");

create index "till_runs_branch_idx" on "till_runs" ("branch");

create index "till_runs_user_idx" on "till_runs" ("user");
