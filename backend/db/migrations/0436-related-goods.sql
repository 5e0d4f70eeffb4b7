create table "ecommerce_related_rule" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "for_category" integer references "ecommerce_category" ("id") on delete cascade,
  "for_subcategory" integer references "ecommerce_subcategory" ("id") on delete cascade,
  "show_category" integer references "ecommerce_category" ("id") on delete cascade,
  "show_subcategory" integer references "ecommerce_subcategory" ("id") on delete cascade,
  "same_group" integer references "ecommerce_attribute_group" ("id") on delete cascade,
  "same_manufacturer" BOOLEAN not null default false,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_related_product" (
  "id" ID,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "related" integer not null references "ecommerce_product" ("id") on delete cascade,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create index "ecommerce_related_rule_project_idx" on "ecommerce_related_rule" ("project");

create index "ecommerce_related_rule_for_category_idx" on "ecommerce_related_rule" ("for_category");

create index "ecommerce_related_rule_for_subcategory_idx" on "ecommerce_related_rule" ("for_subcategory");

create index "ecommerce_related_rule_show_category_idx" on "ecommerce_related_rule" ("show_category");

create index "ecommerce_related_rule_show_subcategory_idx" on "ecommerce_related_rule" ("show_subcategory");

create index "ecommerce_related_rule_same_group_idx" on "ecommerce_related_rule" ("same_group");

create unique index "ecommerce_related_product_product_related_key" on "ecommerce_related_product" ("product", "related");

create index "ecommerce_related_product_related_idx" on "ecommerce_related_product" ("related");
