create table "webhooks" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "user" integer references "users" ("id") on delete set null,
  "name" TEXT not null,
  "url" TEXT not null,
  "events" JSON not null,
  "active" BOOLEAN not null default true,
  "secret" TEXT not null,
  "former_secret" TEXT,
  "former_until" TEXT,
  "seq" integer not null,
  "created_on" TEXT not null
);

create table "webhook_messages" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "webhook" integer not null references "webhooks" ("id") on delete cascade,
  "uuid" TEXT not null,
  "event" TEXT not null,
  "record" TEXT not null,
  "source" TEXT not null,
  "body" TEXT not null,
  "email" TEXT,
  "state" TEXT not null default 'waiting',
  "attempts" integer not null default 0,
  "due_on" TEXT not null,
  "claim" TEXT,
  "claimed_until" TEXT,
  "status" integer,
  "answer" TEXT,
  "created_on" TEXT not null,
  "sent_on" TEXT,
  "expires_on" TEXT not null
);

create index "webhooks_project_idx" on "webhooks" ("project");

create index "webhooks_user_idx" on "webhooks" ("user");

create unique index "webhook_messages_uuid_key" on "webhook_messages" ("uuid");

create unique index "webhook_messages_webhook_source_key" on "webhook_messages" ("webhook", "source");

create index "webhook_messages_state_due_on_idx" on "webhook_messages" ("state", "due_on");

create index "webhook_messages_webhook_record_idx" on "webhook_messages" ("webhook", "record");

create index "webhook_messages_project_email_idx" on "webhook_messages" ("project", "email");

create index "webhook_messages_expires_on_idx" on "webhook_messages" ("expires_on");
