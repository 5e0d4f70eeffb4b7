-- Money of refunds that the shop itself has to transfer. What staff gave back before was theirs to pay, and counts as paid; what the program gave
-- back by itself, and that of which the account was named afterwards, could not be seen by anybody.
alter table "ecommerce_refund" add column "transfer" TEXT not null default 'none';

update "ecommerce_refund" set "transfer" = 'done' where "amount" > 0
  and exists (select 1 from "ecommerce_order" o where o."id" = "ecommerce_refund"."order" and o."payment_method" in (1, 2, 3));

update "ecommerce_refund" set "transfer" = 'open' where "transfer" = 'done' and ("key" like 'uncollected-%'
  or exists (select 1 from "ecommerce_order_event" e where e."order" = "ecommerce_refund"."order" and e."kind" = 'note'
    and e."actor" = 'customer' and e."message" like 'Konto für die Rückzahlung genannt%' and e."created_on" > "ecommerce_refund"."created_on"));

create index "ecommerce_refund_transfer_idx" on "ecommerce_refund" ("transfer");
