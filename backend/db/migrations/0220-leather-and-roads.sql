alter table "ecommerce_product" add column "leather" TEXT;
alter table "ecommerce_product" add column "protected_species" TEXT;
alter table "ecommerce_product" add column "road_equipment" TEXT;
alter table "ecommerce_product_translation" add column "leather" TEXT;
