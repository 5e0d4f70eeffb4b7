update "ecommerce_order" set "customer_name" =
  ("shipping_address" ->> 'first_name') || ' ' || ("shipping_address" ->> 'last_name') || coalesce(', ' || nullif("shipping_address" ->> 'company', ''), '')
  where "customer_name" is null;
