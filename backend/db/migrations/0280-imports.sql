create table "imports" (
  "id" TEXT primary key not null,
  "project" integer not null references "project" ("id") on delete cascade,
  "user" integer references "users" ("id") on delete set null,
  "filename" TEXT not null,
  "source" TEXT,
  "state" TEXT not null default 'reading',
  "resume" TEXT,
  "mode" TEXT not null default 'good',
  "compare_at" TEXT not null default 'none',
  "makes" BOOLEAN not null default true,
  "head" JSON,
  "mapping" JSON,
  "samples" JSON,
  "problem" TEXT,
  "created_on" TEXT not null,
  "seen_on" TEXT
);

create index "imports_project_created_on_idx" on "imports" ("project", "created_on");

create index "imports_state_idx" on "imports" ("state");

create index "imports_user_idx" on "imports" ("user");

create table "import_goods" (
  "id" ID,
  "import" TEXT not null references "imports" ("id") on delete cascade,
  "line" integer not null,
  "key" TEXT not null,
  "name" TEXT,
  "data" JSON not null,
  "step" integer not null default 0,
  "outcome" TEXT,
  "problems" JSON,
  "changes" JSON,
  "made" JSON,
  "product" integer,
  "before_data" JSON,
  "after_revision" integer
);

create index "import_goods_import_step_id_idx" on "import_goods" ("import", "step", "id");

create index "import_goods_import_outcome_idx" on "import_goods" ("import", "outcome");

create index "import_goods_import_key_idx" on "import_goods" ("import", "key");

create table "import_pictures" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "address" TEXT not null,
  "file" TEXT references "files" ("id") on delete set null
);

create unique index "import_pictures_project_address_key" on "import_pictures" ("project", "address");

create index "import_pictures_file_idx" on "import_pictures" ("file");

create table "import_mappings" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "head" TEXT not null,
  "mapping" JSON not null
);

create unique index "import_mappings_project_head_key" on "import_mappings" ("project", "head");

