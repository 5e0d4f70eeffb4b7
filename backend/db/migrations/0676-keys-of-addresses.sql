do $$ begin
  create or replace function email_key(address text) returns text language sql immutable parallel safe as 'select lower(address collate "und-x-icu")'; exception when undefined_object then
  create or replace function email_key(address text) returns text language sql immutable parallel safe as 'select lower(address collate "default")'; end $$;

-- Corrections of an address kept its capital letters, by which nobody looks one up.
update "newsletter_subscription" set "email" = email_key("email") where "email" <> email_key("email")
  and not exists (select 1 from "newsletter_subscription" o where o."project" = "newsletter_subscription"."project" and o."email" = email_key("newsletter_subscription"."email"));
update "newsletter_transfers" set "email" = email_key("email") where "email" <> email_key("email")
  and not exists (select 1 from "newsletter_transfers" o where o."tool" = "newsletter_transfers"."tool" and o."email" = email_key("newsletter_transfers"."email"));
