create table "customer_note" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "email" TEXT not null,
  "note" TEXT not null,
  "updated_on" TEXT not null,
  "expires_on" TEXT not null
);

create unique index "customer_note_project_email_key" on "customer_note" ("project", "email");

create index "customer_note_expires_on_idx" on "customer_note" ("expires_on");
