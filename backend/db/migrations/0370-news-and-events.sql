create table "news" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "slug" TEXT not null,
  "day" TEXT not null,
  "status" TEXT not null default 'draft'
);

alter table "news" add column "image" TEXT references "files" ("id") on delete set null;

create unique index "news_project_slug_key" on "news" ("project", "slug");

create index "news_project_status_day_idx" on "news" ("project", "status", "day");

create index "news_image_idx" on "news" ("image");

create table "news_translation" (
  "id" ID,
  "news" integer not null references "news" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT,
  "slug" TEXT,
  "lead" TEXT,
  "body" TEXT,
  "description" TEXT
);

create unique index "news_translation_news_language_key" on "news_translation" ("news", "language");

create table "event" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "slug" TEXT not null,
  "starts_at" TEXT not null,
  "ends_at" TEXT not null,
  "branch" integer references "branch" ("id") on delete set null,
  "cancelled" BOOLEAN not null default false,
  "sign_up" BOOLEAN not null default false,
  "seats" integer check ("seats" >= 0),
  "most_persons" integer check ("most_persons" >= 1),
  "sign_up_until" TEXT,
  "status" TEXT not null default 'draft',
  "seats_taken" integer,
  "ended_on" TEXT
);

alter table "event" add column "image" TEXT references "files" ("id") on delete set null;

create unique index "event_project_slug_key" on "event" ("project", "slug");

create index "event_project_status_ends_at_idx" on "event" ("project", "status", "ends_at");

create index "event_ended_on_ends_at_idx" on "event" ("ended_on", "ends_at");

create index "event_branch_idx" on "event" ("branch");

create index "event_image_idx" on "event" ("image");

create table "event_translation" (
  "id" ID,
  "event" integer not null references "event" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT,
  "slug" TEXT,
  "lead" TEXT,
  "body" TEXT,
  "description" TEXT,
  "place" TEXT,
  "price" TEXT
);

create unique index "event_translation_event_language_key" on "event_translation" ("event", "language");

create table "event_signup" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "uuid" TEXT not null,
  "event" integer references "event" ("id") on delete set null,
  "event_name" TEXT not null,
  "state" TEXT not null default 'confirmed',
  "persons" integer not null default 1 check ("persons" >= 1),
  "name" TEXT not null,
  "email" TEXT not null,
  "phone" TEXT,
  "language" TEXT not null,
  "origin" TEXT not null,
  "note" TEXT,
  "moved_up_on" TEXT,
  "created_on" TEXT not null,
  "expires_on" TEXT not null
);

create unique index "event_signup_uuid_key" on "event_signup" ("uuid");

create index "event_signup_project_created_on_idx" on "event_signup" ("project", "created_on");

create index "event_signup_event_state_idx" on "event_signup" ("event", "state");

create index "event_signup_expires_on_idx" on "event_signup" ("expires_on");

