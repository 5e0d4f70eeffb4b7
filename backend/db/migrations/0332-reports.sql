create index "ecommerce_order_takings_idx" on "ecommerce_order"
  ("project", "created_on", "state", "collect_branch", "payment_method", "total", "credited", "refunded");

create index "ecommerce_order_line_sold_idx" on "ecommerce_order_line"
  ("order", "product", "count", "returned", "price_brutto");

-- What begins with the order serves for what the order alone served for.
drop index "ecommerce_order_line_order_idx";
