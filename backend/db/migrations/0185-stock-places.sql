create table "ecommerce_stock" (
  "id" ID,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "variant" integer references "ecommerce_product_variant" ("id") on delete cascade,
  "branch" integer references "branch" ("id") on delete set null,
  "pieces" integer not null default 0 check ("pieces" >= 0)
);

create table "ecommerce_stock_move" (
  "id" ID,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "variant" integer references "ecommerce_product_variant" ("id") on delete cascade,
  "kind" TEXT not null,
  "branch" integer references "branch" ("id") on delete set null,
  "to_branch" integer references "branch" ("id") on delete set null,
  "pieces" integer not null,
  "reason" TEXT,
  "user" integer references "users" ("id") on delete set null,
  "created_on" TEXT not null
);

create index "ecommerce_stock_product_variant_branch_idx" on "ecommerce_stock" ("product", "variant", "branch");

create index "ecommerce_stock_branch_idx" on "ecommerce_stock" ("branch");

create index "ecommerce_stock_variant_idx" on "ecommerce_stock" ("variant");

create index "ecommerce_stock_move_product_created_on_idx" on "ecommerce_stock_move" ("product", "created_on");

create index "ecommerce_stock_move_variant_idx" on "ecommerce_stock_move" ("variant");

create index "ecommerce_stock_move_branch_idx" on "ecommerce_stock_move" ("branch");

create index "ecommerce_stock_move_to_branch_idx" on "ecommerce_stock_move" ("to_branch");

create index "ecommerce_stock_move_user_idx" on "ecommerce_stock_move" ("user");

alter table "branch" add column "parcel_order" integer not null default 0 check ("parcel_order" >= 0);

alter table "ecommerce_order_line" add column "stock_places" JSON;

insert into "ecommerce_stock" ("product", "variant", "branch", "pieces")
select "p"."id", null, coalesce(
  (select "c"."main_branch" from "company" "c" where "c"."project" = "p"."project" order by "c"."id" limit 1),
  (select "b"."id" from "branch" "b" where "b"."project" = "p"."project" order by "b"."sort", "b"."id" limit 1)
), "p"."stock"
from "ecommerce_product" "p" where "p"."stock" > 0;

insert into "ecommerce_stock" ("product", "variant", "branch", "pieces")
select "p"."id", "v"."id", coalesce(
  (select "c"."main_branch" from "company" "c" where "c"."project" = "p"."project" order by "c"."id" limit 1),
  (select "b"."id" from "branch" "b" where "b"."project" = "p"."project" order by "b"."sort", "b"."id" limit 1)
), "v"."stock"
from "ecommerce_product_variant" "v" inner join "ecommerce_product" "p" on "p"."id" = "v"."product" where "v"."stock" > 0;
