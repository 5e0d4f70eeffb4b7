create table "call_keys" (
  "id" ID,
  "user" integer not null references "users" ("id") on delete cascade,
  "project" integer not null references "project" ("id") on delete cascade,
  "key" TEXT not null,
  "call" TEXT not null,
  "done" BOOLEAN not null default false,
  "claimed_until" TEXT,
  "status" integer,
  "answer" TEXT,
  "answer_until" TEXT,
  "expires_on" TEXT not null
);

create unique index "call_keys_user_project_key_key" on "call_keys" ("user", "project", "key");

create index "call_keys_expires_on_idx" on "call_keys" ("expires_on");

create index "call_keys_project_idx" on "call_keys" ("project");
