create index "ecommerce_order_line_names_idx"
  on "ecommerce_order_line" ("display_name", "variant_name", "reference_number", "order");
