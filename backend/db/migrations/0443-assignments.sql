create table "question_assignment" (
  "id" ID,
  "contact_request" integer references "contact_request" ("id") on delete cascade,
  "product_request" integer references "ecommerce_request" ("id") on delete cascade,
  "user" integer not null references "users" ("id") on delete cascade,
  "created_on" TEXT not null,
  check (("contact_request" is null) <> ("product_request" is null))
);

create unique index "question_assignment_contact_request_key" on "question_assignment" ("contact_request");

create unique index "question_assignment_product_request_key" on "question_assignment" ("product_request");

create index "question_assignment_user_idx" on "question_assignment" ("user");
