create table "contact_request" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "state" TEXT not null default 'new',
  "language" TEXT not null,
  "name" TEXT not null,
  "email" TEXT not null,
  "message" TEXT not null,
  "created_on" TEXT not null,
  "expires_on" TEXT not null
);

create table "newsletter_subscription" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "email" TEXT not null,
  "language" TEXT not null,
  "state" TEXT not null default 'pending',
  "token_hash" TEXT,
  "token_expires_on" TEXT,
  "leave_token" TEXT not null,
  "created_on" TEXT not null,
  "expires_on" TEXT
);

create table "newsletter_event" (
  "id" ID,
  "subscription" integer not null references "newsletter_subscription" ("id") on delete cascade,
  "kind" TEXT not null,
  "created_on" TEXT not null,
  "address_hash" TEXT,
  "form_version" TEXT,
  "form_text" TEXT,
  "message_id" TEXT,
  "mail_text" TEXT
);

create table "mail" (
  "id" ID,
  "project" integer references "project" ("id") on delete cascade,
  "kind" TEXT not null,
  "state" TEXT not null default 'waiting',
  "message_id" TEXT not null,
  "sender_name" TEXT,
  "sender_address" TEXT not null,
  "recipient_name" TEXT,
  "recipient_address" TEXT not null,
  "reply_to_name" TEXT,
  "reply_to_address" TEXT,
  "subject" TEXT not null,
  "text" TEXT,
  "html" TEXT,
  "headers" JSON,
  "confidential" BOOLEAN not null default false,
  "created_on" TEXT not null,
  "due_on" TEXT not null,
  "attempts" integer not null default 0,
  "claim" TEXT,
  "claimed_until" TEXT,
  "sent_on" TEXT,
  "response" TEXT,
  "expires_on" TEXT not null
);

alter table "contact_request" add column "mail" integer references "mail" ("id") on delete set null;

create index "contact_request_project_created_on_idx" on "contact_request" ("project", "created_on");

create index "contact_request_expires_on_idx" on "contact_request" ("expires_on");

create index "contact_request_mail_idx" on "contact_request" ("mail");

create unique index "newsletter_subscription_project_email_key" on "newsletter_subscription" ("project", "email");

create unique index "newsletter_subscription_token_hash_key" on "newsletter_subscription" ("token_hash");

create unique index "newsletter_subscription_leave_token_key" on "newsletter_subscription" ("leave_token");

create index "newsletter_subscription_expires_on_idx" on "newsletter_subscription" ("expires_on");

create index "newsletter_event_subscription_idx" on "newsletter_event" ("subscription");

create unique index "mail_message_id_key" on "mail" ("message_id");

create index "mail_state_due_on_idx" on "mail" ("state", "due_on");

create index "mail_expires_on_idx" on "mail" ("expires_on");

create index "mail_project_idx" on "mail" ("project");

alter table "project" add column "contact_privacy" TEXT not null default 'approval';
