alter table "theme" add column "type_pair" TEXT not null default 'classic';
alter table "theme" add column "background" TEXT not null default 'cream';
alter table "theme" add column "corners" TEXT not null default 'square';
alter table "theme" add column "spacing" TEXT not null default 'airy';
alter table "theme" add column "header_layout" TEXT not null default 'beside';
alter table "theme" add column "home_layout" TEXT not null default 'beside';
alter table "theme" add column "style_sheet" TEXT;
