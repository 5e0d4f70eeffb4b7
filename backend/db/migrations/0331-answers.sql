create table "customer_answer" (
  "id" ID,
  "contact_request" integer references "contact_request" ("id") on delete cascade,
  "product_request" integer references "ecommerce_request" ("id") on delete cascade,
  "user" integer references "users" ("id") on delete set null,
  "message" TEXT not null,
  "mail" integer references "mail" ("id") on delete set null,
  "created_on" TEXT not null,
  check (("contact_request" is null) <> ("product_request" is null))
);

create table "answer_template" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "message" TEXT not null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "answer_template_translation" (
  "id" ID,
  "answer_template" integer not null references "answer_template" ("id") on delete cascade,
  "language" TEXT not null,
  "message" TEXT
);

create index "customer_answer_contact_request_idx" on "customer_answer" ("contact_request");

create index "customer_answer_product_request_idx" on "customer_answer" ("product_request");

create index "customer_answer_user_idx" on "customer_answer" ("user");

create index "customer_answer_mail_idx" on "customer_answer" ("mail");

create index "answer_template_project_idx" on "answer_template" ("project");

create unique index "answer_template_translation_answer_template_language_key"
  on "answer_template_translation" ("answer_template", "language");
