alter table "ecommerce_settings" add column "acceptance_days" integer not null default 7 check ("acceptance_days" >= 1);

alter table "ecommerce_settings" add column "most_pieces" integer check ("most_pieces" >= 1);

alter table "ecommerce_settings" add column "most_open_orders" integer check ("most_open_orders" >= 1);
