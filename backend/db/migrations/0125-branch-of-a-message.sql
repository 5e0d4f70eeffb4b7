alter table "contact_request" add column "branch" integer references "branch" ("id") on delete set null;

alter table "ecommerce_request" add column "branch" integer references "branch" ("id") on delete set null;

create index "contact_request_branch_idx" on "contact_request" ("branch");

create index "ecommerce_request_branch_idx" on "ecommerce_request" ("branch");
