alter table "ecommerce_order" add column "customer_address" TEXT;

update "ecommerce_order" set "customer_address" = nullif(ltrim(rtrim(coalesce("shipping_address" ->> 'street', '') || ' ' || coalesce("shipping_address" ->> 'number', '') || coalesce(', ' || nullif("shipping_address" ->> 'addition', ''), '') || ', ' || coalesce("shipping_address" ->> 'zip_code', '') || ' ' || coalesce("shipping_address" ->> 'city', ''), ', '), ', ')
  || coalesce(' / ' || nullif(ltrim(rtrim(coalesce("invoice_address" ->> 'street', '') || ' ' || coalesce("invoice_address" ->> 'number', '') || coalesce(', ' || nullif("invoice_address" ->> 'addition', ''), '') || ', ' || coalesce("invoice_address" ->> 'zip_code', '') || ' ' || coalesce("invoice_address" ->> 'city', ''), ', '), ', '), ''), ''), '');

create index "ecommerce_order_project_created_on_number_customer_nam_ba9460e9" on "ecommerce_order"
  ("project", "created_on", "number", "customer_name", "customer_email", "tracking_number", "customer_phone", "total", "customer_address");

-- The one above begins the same and holds more.
drop index "ecommerce_order_project_created_on_number_customer_nam_7386fbf6";
