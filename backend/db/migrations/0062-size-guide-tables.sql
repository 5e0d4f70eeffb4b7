alter table "ecommerce_size_guide_translation" add column "table" JSON;
