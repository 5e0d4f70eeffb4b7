alter table "ecommerce_settings" add column "withdrawal_text" TEXT not null default 'model';

alter table "ecommerce_settings" add column "withdrawal_period" TEXT not null default 'goods';

alter table "ecommerce_settings" add column "return_costs" TEXT not null default 'customer';

update "ecommerce_settings" set "withdrawal_text" = 'own' where "id" in (
  select "settings" from "ecommerce_legal_page" where "type" = 'withdrawal' and ("content" is not null or "id" in (
    select "ecommerce_legal_page" from "ecommerce_legal_page_translation" where "content" is not null
  ))
);
