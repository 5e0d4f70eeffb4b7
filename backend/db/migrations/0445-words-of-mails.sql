create table "mail_text" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "kind" TEXT not null,
  "language" TEXT not null,
  "subject" TEXT,
  "message" TEXT
);

create unique index "mail_text_project_kind_language_key" on "mail_text" ("project", "kind", "language");
