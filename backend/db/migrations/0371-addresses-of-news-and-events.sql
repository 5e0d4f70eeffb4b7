create index "news_translation_slug_idx" on "news_translation" ("slug");

create index "event_translation_slug_idx" on "event_translation" ("slug");
