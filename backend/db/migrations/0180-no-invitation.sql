alter table "ecommerce_order" add column "no_invitation" BOOLEAN not null default false;
