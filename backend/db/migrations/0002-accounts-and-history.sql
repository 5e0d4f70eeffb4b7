create table "roles" (
  "id" ID,
  "name" TEXT not null,
  "description" TEXT
);

create table "users" (
  "id" ID,
  "project" integer references "project" ("id") on delete cascade,
  "email" TEXT not null,
  "password" TEXT not null,
  "first_name" TEXT,
  "last_name" TEXT,
  "role" integer not null references "roles" ("id") on delete restrict,
  "status" TEXT not null default 'active',
  "language" TEXT not null default 'de',
  "email_notifications" BOOLEAN not null default true,
  "last_access_on" TEXT,
  "last_page" TEXT,
  "otp_secret" TEXT,
  "otp_step" integer
);

create table "permissions" (
  "id" ID,
  "role" integer not null references "roles" ("id") on delete cascade,
  "project" integer references "project" ("id") on delete cascade,
  "collection" TEXT not null,
  "action" TEXT not null,
  "fields" JSON
);

create table "sessions" (
  "id" TEXT primary key not null,
  "user" integer not null references "users" ("id") on delete cascade,
  "cookie_hash" TEXT,
  "created_on" TEXT not null,
  "expires_on" TEXT not null
);

create table "password_resets" (
  "id" ID,
  "user" integer not null references "users" ("id") on delete cascade,
  "token_hash" TEXT not null,
  "expires_on" TEXT not null
);

create table "sign_in_failures" (
  "id" ID,
  "subject" TEXT not null,
  "failures" integer not null,
  "free_on" TEXT not null
);

create table "settings" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "key" TEXT not null,
  "value" TEXT
);

create table "revisions" (
  "id" ID,
  "project" integer references "project" ("id") on delete cascade,
  "collection" TEXT not null,
  "item" TEXT not null,
  "action" TEXT not null,
  "user" integer references "users" ("id") on delete set null,
  "created_on" TEXT not null,
  "data" JSON not null
);

create table "changes" (
  "id" ID,
  "project" integer,
  "collection" TEXT not null,
  "item" TEXT not null,
  "action" TEXT not null,
  "touched" JSON not null,
  "created_on" TEXT not null
);

create table "change_head" (
  "id" ID,
  "seq" integer not null
);

create unique index "roles_name_key" on "roles" ("name");

create unique index "users_email_key" on "users" ("email");

create index "users_project_idx" on "users" ("project");

create index "users_role_idx" on "users" ("role");

create unique index "permissions_role_project_collection_action_key" on "permissions" ("role", "project", "collection", "action");

create index "permissions_project_idx" on "permissions" ("project");

create unique index "sessions_cookie_hash_key" on "sessions" ("cookie_hash");

create index "sessions_expires_on_idx" on "sessions" ("expires_on");

create index "sessions_user_idx" on "sessions" ("user");

create unique index "password_resets_token_hash_key" on "password_resets" ("token_hash");

create index "password_resets_user_idx" on "password_resets" ("user");

create unique index "sign_in_failures_subject_key" on "sign_in_failures" ("subject");

create unique index "settings_project_key_key" on "settings" ("project", "key");

create index "revisions_collection_item_id_idx" on "revisions" ("collection", "item", "id");

create index "revisions_project_idx" on "revisions" ("project");

create index "revisions_user_idx" on "revisions" ("user");

insert into "roles" ("name", "description") values
  ('administrator', 'Everything, accounts included'),
  ('editor', 'Pages, menus, company, brands, files and products'),
  ('shop_staff', 'Products, ratings and the shop'),
  ('public', 'Visitors who are not signed in');

insert into "change_head" ("seq") values (0);
