alter table "users" add column "branch" integer;

alter table "ecommerce_order" add column "collect_branch" integer references "branch" ("id") on delete set null;

create index "ecommerce_order_collect_branch_idx" on "ecommerce_order" ("collect_branch", "state", "created_on");

update "ecommerce_order" set "collect_branch" = (
  select "b"."id" from "branch" "b"
  where "b"."project" = "ecommerce_order"."project" and "b"."id" = cast("ecommerce_order"."branch" ->> 'id' as integer)
)
where "is_collection" = true and "branch" is not null;
