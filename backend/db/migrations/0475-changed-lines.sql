alter table "ecommerce_order" add column "lines_changed" integer not null default 0;

alter table "ecommerce_order_event" add column "changes" JSON;
