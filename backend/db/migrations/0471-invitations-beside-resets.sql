alter table "password_resets" add column "kind" TEXT not null default 'password_reset';
