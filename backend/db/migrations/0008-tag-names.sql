create table "ecommerce_tag_translation" (
  "id" ID,
  "ecommerce_tag" integer not null references "ecommerce_tag" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create unique index "ecommerce_tag_translation_ecommerce_tag_language_key" on "ecommerce_tag_translation" ("ecommerce_tag", "language");
