create table "opening_exception" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "branch" integer references "branch" ("id") on delete cascade,
  "kind" TEXT not null default 'closure',
  "from_date" TEXT not null,
  "until_date" TEXT not null,
  "day" integer check ("day" >= 1),
  "time_open" TEXT,
  "time_close" TEXT,
  "break_from" TEXT,
  "break_until" TEXT,
  "notice" TEXT not null default 'auto',
  check ("from_date" <= "until_date")
);

create index "opening_exception_project_idx" on "opening_exception" ("project");

create index "opening_exception_branch_idx" on "opening_exception" ("branch");

create table "branch_profile" (
  "id" ID,
  "branch" integer not null references "branch" ("id") on delete cascade,
  "address" TEXT not null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create index "branch_profile_branch_idx" on "branch_profile" ("branch");

create table "branch_member" (
  "id" ID,
  "branch" integer not null references "branch" ("id") on delete cascade,
  "name" TEXT not null,
  "image" TEXT references "files" ("id") on delete set null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create index "branch_member_branch_idx" on "branch_member" ("branch");

create index "branch_member_image_idx" on "branch_member" ("image");

create table "branch_service" (
  "id" ID,
  "branch" integer not null references "branch" ("id") on delete cascade,
  "path" TEXT,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create index "branch_service_branch_idx" on "branch_service" ("branch");

create table "branch_image" (
  "id" ID,
  "branch" integer not null references "branch" ("id") on delete cascade,
  "image" TEXT not null references "files" ("id") on delete cascade,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create index "branch_image_branch_idx" on "branch_image" ("branch");

create index "branch_image_image_idx" on "branch_image" ("image");

create table "branch_member_translation" (
  "id" ID,
  "branch_member" integer not null references "branch_member" ("id") on delete cascade,
  "language" TEXT not null,
  "role" TEXT
);

create table "branch_service_translation" (
  "id" ID,
  "branch_service" integer not null references "branch_service" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create table "opening_exception_translation" (
  "id" ID,
  "opening_exception" integer not null references "opening_exception" ("id") on delete cascade,
  "language" TEXT not null,
  "note" TEXT
);

create unique index "branch_member_translation_branch_member_language_key" on "branch_member_translation" ("branch_member", "language");

create unique index "branch_service_translation_branch_service_language_key" on "branch_service_translation" ("branch_service", "language");

create unique index "opening_exception_translation_opening_exception_language_key" on "opening_exception_translation" ("opening_exception", "language");

alter table "branch" add column "business_type" TEXT;

alter table "company" add column "federal_state" TEXT;

alter table "company" add column "notice_days" integer not null default 3 check ("notice_days" >= 1);

alter table "company" add column "main_branch" integer references "branch" ("id") on delete set null;

create index "company_main_branch_idx" on "company" ("main_branch");

update "company" set "main_branch" = (
  select "branch"."id" from "branch" where "branch"."project" = "company"."project" order by "branch"."sort", "branch"."id" limit 1
);

update "opening_period" set
  "branch" = (select "company"."main_branch" from "company" where "company"."id" = "opening_period"."company"),
  "company" = null
where "company" in (
  select "company"."id" from "company"
  where "company"."main_branch" is not null
    and not exists (select 1 from "opening_period" as "own" where "own"."branch" = "company"."main_branch")
);

delete from "opening_period" where "company" in (select "id" from "company" where "main_branch" is not null);
