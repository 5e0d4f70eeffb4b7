create table "entry_passes" (
  "id" ID,
  "user" integer not null references "users" ("id") on delete cascade,
  "project" integer not null references "project" ("id") on delete cascade,
  "code_hash" TEXT not null,
  "expires_on" TEXT not null
);

create unique index "entry_passes_code_hash_key" on "entry_passes" ("code_hash");

create index "entry_passes_expires_on_idx" on "entry_passes" ("expires_on");

create index "entry_passes_user_idx" on "entry_passes" ("user");

create index "entry_passes_project_idx" on "entry_passes" ("project");
