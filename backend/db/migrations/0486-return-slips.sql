alter table "ecommerce_order_event" add column "slip" JSON;
