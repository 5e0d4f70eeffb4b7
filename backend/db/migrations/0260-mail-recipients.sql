create table "mail_recipient" (
  "id" ID,
  "company" integer references "company" ("id") on delete cascade,
  "branch" integer references "branch" ("id") on delete cascade,
  "name" TEXT,
  "email" TEXT not null,
  "orders" BOOLEAN not null default true,
  "requests" BOOLEAN not null default true,
  "reservations" BOOLEAN not null default true,
  check (("company" is null) <> ("branch" is null))
);

create index "mail_recipient_company_idx" on "mail_recipient" ("company");

create index "mail_recipient_branch_idx" on "mail_recipient" ("branch");

alter table "company" add column "mail_orders" TEXT not null default 'all';

alter table "company" add column "mail_requests" TEXT not null default 'all';

alter table "company" add column "mail_reservations" TEXT not null default 'rest';
