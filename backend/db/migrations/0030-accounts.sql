alter table "sessions" add column "seen_on" TEXT;

alter table "sessions" add column "address" TEXT;

alter table "sessions" add column "device" TEXT;

create table "recovery_codes" (
  "id" ID,
  "user" integer not null references "users" ("id") on delete cascade,
  "code_hash" TEXT not null
);

create table "activity" (
  "id" ID,
  "project" integer references "project" ("id") on delete cascade,
  "kind" TEXT not null,
  "user" integer references "users" ("id") on delete set null,
  "email" TEXT,
  "by" integer references "users" ("id") on delete set null,
  "by_email" TEXT,
  "address" TEXT,
  "device" TEXT,
  "changed" JSON,
  "note" TEXT,
  "times" integer not null default 1,
  "first_on" TEXT not null,
  "last_on" TEXT not null,
  "sum_key" TEXT,
  "expires_on" TEXT not null
);

create unique index "recovery_codes_code_hash_key" on "recovery_codes" ("code_hash");

create index "recovery_codes_user_idx" on "recovery_codes" ("user");

create unique index "activity_sum_key_key" on "activity" ("sum_key");

create index "activity_user_kind_address_idx" on "activity" ("user", "kind", "address");

create index "activity_kind_first_on_idx" on "activity" ("kind", "first_on");

create index "activity_project_last_on_idx" on "activity" ("project", "last_on");

create index "activity_last_on_idx" on "activity" ("last_on");

create index "activity_expires_on_idx" on "activity" ("expires_on");

create index "activity_by_idx" on "activity" ("by");
