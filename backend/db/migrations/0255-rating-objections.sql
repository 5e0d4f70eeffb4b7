create table "ecommerce_rating_objection" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "address_key" TEXT not null,
  "created_on" TEXT not null
);

create unique index "ecommerce_rating_objection_project_address_key_key" on "ecommerce_rating_objection" ("project", "address_key");
