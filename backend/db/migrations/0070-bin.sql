create table "bin_items" (
  "id" ID,
  "project" integer references "project" ("id") on delete cascade,
  "collection" TEXT not null,
  "item" TEXT not null,
  "user" integer references "users" ("id") on delete set null,
  "deleted_on" TEXT not null,
  "expires_on" TEXT not null,
  "data" JSON not null,
  "removed" JSON not null
);

create index "bin_items_expires_on_idx" on "bin_items" ("expires_on");

create index "bin_items_collection_item_idx" on "bin_items" ("collection", "item");

create index "bin_items_project_idx" on "bin_items" ("project");

create index "bin_items_user_idx" on "bin_items" ("user");
