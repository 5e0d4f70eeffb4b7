alter table "ecommerce_order" add column "customer_phone" TEXT;

update "ecommerce_order" set "customer_phone" = nullif(ltrim(case
    when "shipping_address" ->> 'phone' like '+49%' then substr(replace(replace(replace(replace(replace(replace("shipping_address" ->> 'phone', ' ', ''), '-', ''), '/', ''), '(', ''), ')', ''), '.', ''), 4)
    when "shipping_address" ->> 'phone' like '0049%' then substr(replace(replace(replace(replace(replace(replace("shipping_address" ->> 'phone', ' ', ''), '-', ''), '/', ''), '(', ''), ')', ''), '.', ''), 5)
    else replace(replace(replace(replace(replace(replace("shipping_address" ->> 'phone', ' ', ''), '-', ''), '/', ''), '(', ''), ')', ''), '.', '')
  end, '+0'), '')
  where "shipping_address" ->> 'phone' is not null;

create index "ecommerce_order_project_created_on_number_customer_nam_7386fbf6" on "ecommerce_order"
  ("project", "created_on", "number", "customer_name", "customer_email", "tracking_number", "customer_phone", "total");

-- The one above begins the same and holds more.
drop index "ecommerce_order_project_created_on_number_customer_nam_091075e6";
