alter table "ecommerce_order" add column "customer_name" TEXT;

update "ecommerce_order" set "customer_name" =
  ("shipping_address" ->> 'first_name') || ' ' || ("shipping_address" ->> 'last_name') || coalesce(', ' || nullif("shipping_address" ->> 'company', ''), '');

drop index "ecommerce_order_project_created_on_number_customer_ema_098982f8";

create index "ecommerce_order_project_created_on_number_customer_nam_091075e6" on "ecommerce_order" ("project", "created_on", "number", "customer_name", "customer_email", "tracking_number");
