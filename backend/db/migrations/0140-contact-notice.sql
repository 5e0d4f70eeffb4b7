alter table "project" add column "privacy_asked" TEXT not null default 'notice';

update "project" set "privacy_asked" = "contact_privacy";

alter table "project" drop column "contact_privacy";

alter table "project" rename column "privacy_asked" to "contact_privacy";
