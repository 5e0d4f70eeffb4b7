create index "changes_collection_item_id_idx" on "changes" ("collection", "item", "id");
