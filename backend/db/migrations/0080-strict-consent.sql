alter table "project" add column "strict" BOOLEAN not null default true;

update "project" set "strict" = "strict_consent";

alter table "project" drop column "strict_consent";

alter table "project" rename column "strict" to "strict_consent";
