alter table "ecommerce_order" add column "no_email" BOOLEAN not null default false;

-- Staff took these down with the address of the shop in place of one that the customer has not.
update "ecommerce_order" set "no_email" = true
  where lower("customer_email") in (
      select lower(e."email") from "company_email" e join "company" c on c."id" = e."company"
      where c."project" = "ecommerce_order"."project"
    )
    or lower("customer_email") in (
      select lower(b."email") from "branch" b where b."project" = "ecommerce_order"."project" and b."email" is not null
    );
