create table "consent_banner" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "version" TEXT not null,
  "language" TEXT not null,
  "text" TEXT not null,
  "created_on" TEXT not null
);

create table "consent_log" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "visitor" TEXT not null,
  "banner_version" TEXT not null,
  "action" TEXT not null,
  "choices" JSON not null,
  "language" TEXT not null,
  "created_on" TEXT not null,
  "expires_on" TEXT not null
);

create unique index "consent_banner_project_version_key" on "consent_banner" ("project", "version");

create index "consent_log_project_visitor_idx" on "consent_log" ("project", "visitor");

create index "consent_log_expires_on_idx" on "consent_log" ("expires_on");
