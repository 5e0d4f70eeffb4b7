alter table "ecommerce_order" add column "parcels" JSON;
