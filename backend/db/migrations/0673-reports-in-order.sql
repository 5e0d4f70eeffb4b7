-- Lines of orders and counts of visits in the order in which reports add them up, so that they need not be sorted first.
create index "ecommerce_order_line_product_variant_tax_mode_tax_percent_idx" on "ecommerce_order_line"
  ("product", "variant", "tax_mode", "tax_percent", "order", "count", "returned", "price_brutto", "cost");

-- The one above begins the same as the first and holds what reports read of the second, whose lines are found by their order alone.
drop index "ecommerce_order_line_product_idx";
drop index "ecommerce_order_line_order_product_variant_count_returned_idx";
create index "ecommerce_order_line_order_idx" on "ecommerce_order_line" ("order");

create index "visit_count_project_kind_name_day_times_idx" on "visit_count" ("project", "kind", "name", "day", "times");
