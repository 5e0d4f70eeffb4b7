alter table "ecommerce_order" add column "blocking" TEXT not null default 'open';

alter table "ecommerce_order" add column "blocked_on" TEXT;

alter table "ecommerce_order" add column "blocked_reason" TEXT;

alter table "ecommerce_withdrawal" add column "blocking" TEXT not null default 'open';

alter table "ecommerce_withdrawal" add column "blocked_on" TEXT;

alter table "ecommerce_withdrawal" add column "blocked_reason" TEXT;

alter table "mail" add column "blocking" TEXT not null default 'open';

alter table "mail" add column "blocked_on" TEXT;

alter table "mail" add column "blocked_reason" TEXT;
