create table "newsletter_tools" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "tool" TEXT not null,
  "list" TEXT not null,
  "connected_on" TEXT not null,
  "asked_on" TEXT,
  "fault" TEXT,
  "faults" integer not null default 0,
  "due_on" TEXT not null,
  "claimed_until" TEXT
);

create table "newsletter_transfers" (
  "id" ID,
  "tool" integer not null references "newsletter_tools" ("id") on delete cascade,
  "project" integer not null references "project" ("id") on delete cascade,
  "email" TEXT not null,
  "wish" TEXT not null,
  "state" TEXT not null default 'waiting',
  "answer" TEXT,
  "created_on" TEXT not null,
  "sent_on" TEXT
);

create unique index "newsletter_tools_project_tool_key" on "newsletter_tools" ("project", "tool");

create unique index "newsletter_transfers_tool_email_key" on "newsletter_transfers" ("tool", "email");

create index "newsletter_transfers_tool_state_idx" on "newsletter_transfers" ("tool", "state");

create index "newsletter_transfers_project_email_idx" on "newsletter_transfers" ("project", "email");

alter table "newsletter_event" add column "through" TEXT;
