create table "api_keys" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "user" integer not null references "users" ("id") on delete cascade,
  "name" TEXT not null,
  "prefix" TEXT not null,
  "secret_hash" TEXT not null,
  "scopes" JSON not null,
  "rate" integer not null check ("rate" >= 1),
  "created_on" TEXT not null,
  "expires_on" TEXT,
  "last_used_on" TEXT,
  "revoked_on" TEXT
);

alter table "revisions" add column "api_key" integer references "api_keys" ("id") on delete set null;

create unique index "api_keys_secret_hash_key" on "api_keys" ("secret_hash");

create index "api_keys_project_idx" on "api_keys" ("project");

create index "api_keys_user_idx" on "api_keys" ("user");

create index "revisions_api_key_idx" on "revisions" ("api_key");
