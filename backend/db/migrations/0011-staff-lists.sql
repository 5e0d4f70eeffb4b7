create index "ecommerce_product_project_display_name_reference_numbe_97401cd3" on "ecommerce_product" ("project", "display_name", "reference_number", "slug", "gtin");

create index "ecommerce_product_project_reference_number_idx" on "ecommerce_product" ("project", "reference_number");

create index "ecommerce_product_project_price_brutto_idx" on "ecommerce_product" ("project", "price_brutto");

create index "ecommerce_product_project_stock_idx" on "ecommerce_product" ("project", "stock");

drop index "ecommerce_order_project_created_on_idx";

create index "ecommerce_order_project_created_on_number_customer_ema_098982f8" on "ecommerce_order" ("project", "created_on", "number", "customer_email", "tracking_number");

create index "ecommerce_order_project_total_idx" on "ecommerce_order" ("project", "total");
