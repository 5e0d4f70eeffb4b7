create table "project" (
  "id" ID,
  "domain" TEXT not null,
  "display_name" TEXT not null,
  "languages" JSON not null,
  "show_accessibility" BOOLEAN not null default false,
  "strict_consent" BOOLEAN not null default false,
  "has_cal_com" BOOLEAN not null default false,
  "cal_com_url" TEXT,
  "map_provider_url" TEXT,
  "portal_url" TEXT,
  "matomo_host" TEXT,
  "matomo_site_id" TEXT default '12'
);

create table "project_translation" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "language" TEXT not null,
  "store_root" TEXT,
  "site_name" TEXT,
  "claim" TEXT,
  "description" TEXT,
  "keywords" TEXT,
  "title" TEXT
);

create table "theme" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "brand_color" TEXT not null,
  "base_color" TEXT not null,
  "button" JSON
);

create table "widget" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "widget_name" TEXT not null,
  "position" TEXT not null default 'footer',
  "props" JSON,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "widget_translation" (
  "id" ID,
  "widget" integer not null references "widget" ("id") on delete cascade,
  "language" TEXT not null,
  "header" TEXT
);

create table "menu_item" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "parent" integer references "menu_item" ("id") on delete cascade,
  "display_name" TEXT not null,
  "path" TEXT,
  "path_prefix" TEXT,
  "external_path" TEXT,
  "anchor" TEXT,
  "type" TEXT,
  "position" TEXT not null default 'primary',
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "menu_item_translation" (
  "id" ID,
  "menu_item" integer not null references "menu_item" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create table "menu_group" (
  "id" ID,
  "menu_item" integer not null references "menu_item" ("id") on delete cascade,
  "display_name" TEXT not null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "menu_group_translation" (
  "id" ID,
  "menu_group" integer not null references "menu_group" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create table "social_link" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "media" TEXT not null,
  "display_name" TEXT not null,
  "external_path" TEXT not null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "legal" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "data_protection_commissioner" JSON,
  "rolex_area" BOOLEAN not null default false
);

create table "legal_translation" (
  "id" ID,
  "legal" integer not null references "legal" ("id") on delete cascade,
  "language" TEXT not null,
  "insurance" TEXT,
  "image_sources" TEXT,
  "additional_top_info" TEXT,
  "additional_bottom_info" TEXT
);

create table "consent" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "function_id" TEXT not null,
  "default_on" BOOLEAN not null default false,
  "locked" BOOLEAN not null default false,
  "link" TEXT,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "consent_translation" (
  "id" ID,
  "consent" integer not null references "consent" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT,
  "description" TEXT
);

create table "redirect" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "from_path" TEXT not null,
  "to_path" TEXT not null,
  "permanent" BOOLEAN not null default false
);

create table "files" (
  "id" TEXT primary key not null,
  "project" integer not null references "project" ("id") on delete cascade,
  "filename" TEXT not null,
  "title" TEXT,
  "type" TEXT not null,
  "size" integer not null check ("size" >= 0),
  "width" integer check ("width" >= 1),
  "height" integer check ("height" >= 1),
  "focal_x" REAL not null default 0.5 check ("focal_x" >= 0),
  "focal_y" REAL not null default 0.5 check ("focal_y" >= 0),
  "placeholder" TEXT,
  "hash" TEXT not null
);

create table "files_translation" (
  "id" ID,
  "files" TEXT not null references "files" ("id") on delete cascade,
  "language" TEXT not null,
  "alt" TEXT
);

create table "company" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "company_name" TEXT not null,
  "display_name" TEXT not null,
  "legal_form" TEXT not null default 'other',
  "legal_form_name" TEXT,
  "ust_id" TEXT,
  "vat_number" TEXT,
  "w_idnr" TEXT
);

create table "company_translation" (
  "id" ID,
  "company" integer not null references "company" ("id") on delete cascade,
  "language" TEXT not null,
  "legal_authority" TEXT,
  "dispute_resolution" TEXT
);

create table "company_address" (
  "id" ID,
  "company" integer not null references "company" ("id") on delete cascade,
  "street" TEXT not null,
  "number" TEXT,
  "zip_code" TEXT not null,
  "city" TEXT not null,
  "country_code" TEXT not null default 'DE',
  "address_type" TEXT not null default 'hq',
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "company_email" (
  "id" ID,
  "company" integer not null references "company" ("id") on delete cascade,
  "email" TEXT not null,
  "primary" BOOLEAN not null default false
);

create table "company_number" (
  "id" ID,
  "company" integer not null references "company" ("id") on delete cascade,
  "number" TEXT not null,
  "type" TEXT not null default 'phone',
  "primary" BOOLEAN not null default false,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "company_executive" (
  "id" ID,
  "company" integer not null references "company" ("id") on delete cascade,
  "name" TEXT not null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "company_register" (
  "id" ID,
  "company" integer not null references "company" ("id") on delete cascade,
  "register_type" TEXT not null,
  "number" TEXT not null,
  "registrar" TEXT
);

create table "branch" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "slug" TEXT not null,
  "street" TEXT not null,
  "zip" TEXT not null,
  "city" TEXT not null,
  "phone" TEXT,
  "email" TEXT,
  "latitude" REAL check ("latitude" >= -90),
  "longitude" REAL check ("longitude" >= -180),
  "image" TEXT references "files" ("id") on delete set null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "branch_translation" (
  "id" ID,
  "branch" integer not null references "branch" ("id") on delete cascade,
  "language" TEXT not null,
  "description" TEXT
);

create table "opening_period" (
  "id" ID,
  "company" integer references "company" ("id") on delete cascade,
  "branch" integer references "branch" ("id") on delete cascade,
  "day" integer not null check ("day" >= 0),
  "time_open" TEXT,
  "time_close" TEXT,
  "free_text" TEXT,
  "sort" integer not null default 0 check ("sort" >= 0),
  check (("company" is null) <> ("branch" is null))
);

create table "opening_period_translation" (
  "id" ID,
  "opening_period" integer not null references "opening_period" ("id") on delete cascade,
  "language" TEXT not null,
  "free_text" TEXT
);

create table "opening_hour" (
  "id" ID,
  "company" integer not null references "company" ("id") on delete cascade,
  "opening_time" TEXT,
  "closing_time" TEXT,
  "closed" BOOLEAN not null default false,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "opening_hour_translation" (
  "id" ID,
  "opening_hour" integer not null references "opening_hour" ("id") on delete cascade,
  "language" TEXT not null,
  "day" TEXT,
  "free_text" TEXT
);

create table "page" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "name" TEXT not null,
  "image" TEXT references "files" ("id") on delete set null,
  "status" TEXT not null default 'draft',
  "hide_clock" BOOLEAN not null default false
);

create table "page_translation" (
  "id" ID,
  "page" integer not null references "page" ("id") on delete cascade,
  "language" TEXT not null,
  "title" TEXT,
  "description" TEXT,
  "keywords" TEXT,
  "heading" TEXT,
  "lead" TEXT,
  "body" TEXT
);

create table "page_section" (
  "id" ID,
  "page" integer not null references "page" ("id") on delete cascade,
  "kind" TEXT not null,
  "image" TEXT references "files" ("id") on delete set null,
  "path" TEXT,
  "external_path" TEXT,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "page_section_translation" (
  "id" ID,
  "page_section" integer not null references "page_section" ("id") on delete cascade,
  "language" TEXT not null,
  "kicker" TEXT,
  "heading" TEXT,
  "body" TEXT,
  "link_label" TEXT
);

create table "page_section_item" (
  "id" ID,
  "page_section" integer not null references "page_section" ("id") on delete cascade,
  "image" TEXT references "files" ("id") on delete set null,
  "path" TEXT,
  "icon" TEXT,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "page_section_item_translation" (
  "id" ID,
  "page_section_item" integer not null references "page_section_item" ("id") on delete cascade,
  "language" TEXT not null,
  "heading" TEXT,
  "text" TEXT,
  "link_label" TEXT
);

create table "brand_type" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "type" TEXT not null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "brand_type_translation" (
  "id" ID,
  "brand_type" integer not null references "brand_type" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create table "brand" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "slug" TEXT not null,
  "type" integer not null references "brand_type" ("id") on delete restrict,
  "logo" TEXT references "files" ("id") on delete set null,
  "image" TEXT references "files" ("id") on delete set null,
  "rolex_clock" BOOLEAN not null default false,
  "rolex_api_key" TEXT,
  "hide_clock" BOOLEAN not null default false,
  "template" TEXT not null default 'default',
  "sales_mode" TEXT not null default 'buy',
  "founded" integer check ("founded" >= 0),
  "sort" integer not null default 0 check ("sort" >= 0),
  "status" TEXT not null default 'draft'
);

create table "brand_translation" (
  "id" ID,
  "brand" integer not null references "brand" ("id") on delete cascade,
  "language" TEXT not null,
  "headline" TEXT,
  "description" TEXT
);

create table "ecommerce_category" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "slug" TEXT not null,
  "parent" integer references "ecommerce_category" ("id") on delete set null,
  "image" TEXT references "files" ("id") on delete set null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_category_translation" (
  "id" ID,
  "ecommerce_category" integer not null references "ecommerce_category" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT,
  "description" TEXT
);

create table "ecommerce_subcategory" (
  "id" ID,
  "category" integer not null references "ecommerce_category" ("id") on delete cascade,
  "display_name" TEXT not null,
  "slug" TEXT not null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_subcategory_translation" (
  "id" ID,
  "ecommerce_subcategory" integer not null references "ecommerce_subcategory" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create table "ecommerce_manufacturer" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "slug" TEXT not null,
  "brand" integer references "brand" ("id") on delete set null,
  "postal_address" TEXT,
  "e_address" TEXT,
  "eu_responsible" JSON,
  "weee_reg_no" TEXT,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_attribute_group" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_attribute_group_translation" (
  "id" ID,
  "ecommerce_attribute_group" integer not null references "ecommerce_attribute_group" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create table "ecommerce_attribute" (
  "id" ID,
  "attribute_group" integer not null references "ecommerce_attribute_group" ("id") on delete cascade,
  "display_name" TEXT not null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_attribute_translation" (
  "id" ID,
  "ecommerce_attribute" integer not null references "ecommerce_attribute" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create table "ecommerce_tag" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "slug" TEXT not null
);

create table "ecommerce_personalization" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null
);

create table "ecommerce_personalization_translation" (
  "id" ID,
  "ecommerce_personalization" integer not null references "ecommerce_personalization" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create table "ecommerce_personalization_field" (
  "id" ID,
  "personalization" integer not null references "ecommerce_personalization" ("id") on delete cascade,
  "display_name" TEXT not null,
  "max_length" integer not null default 30 check ("max_length" >= 1),
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_personalization_field_translation" (
  "id" ID,
  "ecommerce_personalization_field" integer not null references "ecommerce_personalization_field" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create table "ecommerce_size_guide" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "table" JSON not null
);

create table "ecommerce_size_guide_translation" (
  "id" ID,
  "ecommerce_size_guide" integer not null references "ecommerce_size_guide" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT
);

create table "ecommerce_product" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "display_name" TEXT not null,
  "slug" TEXT not null,
  "status" TEXT not null default 'draft',
  "manufacturer" integer references "ecommerce_manufacturer" ("id") on delete set null,
  "category" integer references "ecommerce_category" ("id") on delete set null,
  "price_brutto" integer check ("price_brutto" >= 0),
  "uvp" integer check ("uvp" >= 0),
  "stock" integer not null default 0 check ("stock" >= 0),
  "reference_number" TEXT,
  "description" TEXT,
  "image_size" TEXT not null default 'contain',
  "shipping_time" TEXT,
  "reorder_possible" BOOLEAN not null default false,
  "variant_display_name" TEXT,
  "sales_mode" TEXT,
  "purchase_to_order" BOOLEAN not null default false,
  "personalization" integer references "ecommerce_personalization" ("id") on delete set null,
  "size_guide" integer references "ecommerce_size_guide" ("id") on delete set null,
  "sort" integer not null default 0 check ("sort" >= 0),
  "created_on" TEXT not null
);

create table "ecommerce_product_translation" (
  "id" ID,
  "ecommerce_product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT,
  "slug" TEXT,
  "description" TEXT,
  "shipping_time" TEXT,
  "variant_display_name" TEXT
);

create table "ecommerce_product_variant" (
  "id" ID,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "display_name" TEXT not null,
  "price_brutto" integer check ("price_brutto" >= 0),
  "stock" integer not null default 0 check ("stock" >= 0),
  "reference_number_suffix" TEXT,
  "active" BOOLEAN not null default true,
  "shipping_time" TEXT,
  "reorder_possible" BOOLEAN not null default false,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_product_variant_translation" (
  "id" ID,
  "ecommerce_product_variant" integer not null references "ecommerce_product_variant" ("id") on delete cascade,
  "language" TEXT not null,
  "display_name" TEXT,
  "shipping_time" TEXT
);

create table "ecommerce_product_image" (
  "id" ID,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "file" TEXT not null references "files" ("id") on delete cascade,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_product_attribute" (
  "id" ID,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "attribute" integer not null references "ecommerce_attribute" ("id") on delete cascade
);

create table "ecommerce_product_subcategory" (
  "id" ID,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "subcategory_id" integer not null references "ecommerce_subcategory" ("id") on delete cascade
);

create table "ecommerce_product_tag" (
  "id" ID,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "tag_id" integer not null references "ecommerce_tag" ("id") on delete cascade
);

create table "ecommerce_product_rating" (
  "id" ID,
  "product" integer not null references "ecommerce_product" ("id") on delete cascade,
  "name" TEXT not null,
  "stars" integer not null check ("stars" >= 1),
  "title" TEXT,
  "text" TEXT,
  "status" TEXT not null default 'draft',
  "verified" BOOLEAN not null default false,
  "language" TEXT,
  "created_on" TEXT not null
);

create table "ecommerce_payment" (
  "id" ID,
  "name" TEXT not null,
  "display_name" TEXT not null
);

create table "ecommerce_settings" (
  "id" ID,
  "project" integer not null references "project" ("id") on delete cascade,
  "enable_cart" BOOLEAN not null default false,
  "maintenance_mode" BOOLEAN not null default false,
  "paypal_client_id" TEXT,
  "filters" JSON,
  "default_sort" TEXT not null default 'sort',
  "shipping_cost" integer not null default 0 check ("shipping_cost" >= 0),
  "present_wrapping" BOOLEAN not null default false,
  "show_stock" BOOLEAN not null default false,
  "allow_ratings" BOOLEAN not null default false,
  "purchase_to_order" BOOLEAN not null default false,
  "bank_details" JSON,
  "default_tax_percent" REAL not null default 19 check ("default_tax_percent" >= 0),
  "shipping_methods_config" JSON
);

create table "ecommerce_settings_payment" (
  "id" ID,
  "settings" integer not null references "ecommerce_settings" ("id") on delete cascade,
  "payment_id" integer not null references "ecommerce_payment" ("id") on delete restrict,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_shipping_country" (
  "id" ID,
  "settings" integer not null references "ecommerce_settings" ("id") on delete cascade,
  "display_name" TEXT not null,
  "country_code" TEXT not null,
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_shipping_method" (
  "id" ID,
  "settings" integer not null references "ecommerce_settings" ("id") on delete cascade,
  "name" TEXT not null,
  "shipping_provider" TEXT,
  "price_brutto" integer not null default 0 check ("price_brutto" >= 0),
  "additional_days" integer not null default 0 check ("additional_days" >= 0),
  "sort" integer not null default 0 check ("sort" >= 0)
);

create table "ecommerce_shipping_method_translation" (
  "id" ID,
  "ecommerce_shipping_method" integer not null references "ecommerce_shipping_method" ("id") on delete cascade,
  "language" TEXT not null,
  "name" TEXT,
  "description" TEXT
);

create table "ecommerce_shipping_method_payment" (
  "id" ID,
  "shipping_method" integer not null references "ecommerce_shipping_method" ("id") on delete cascade,
  "payment_id" integer not null references "ecommerce_payment" ("id") on delete cascade
);

create table "ecommerce_shipping_method_country" (
  "id" ID,
  "shipping_method" integer not null references "ecommerce_shipping_method" ("id") on delete cascade,
  "country" integer not null references "ecommerce_shipping_country" ("id") on delete cascade
);

create table "ecommerce_legal_page" (
  "id" ID,
  "settings" integer not null references "ecommerce_settings" ("id") on delete cascade,
  "type" TEXT not null,
  "content" TEXT
);

create table "ecommerce_legal_page_translation" (
  "id" ID,
  "ecommerce_legal_page" integer not null references "ecommerce_legal_page" ("id") on delete cascade,
  "language" TEXT not null,
  "content" TEXT
);

alter table "project" add column "logo" TEXT references "files" ("id") on delete set null;

alter table "project" add column "logo_dark" TEXT references "files" ("id") on delete set null;

alter table "project" add column "share_image" TEXT references "files" ("id") on delete set null;

alter table "menu_item" add column "group" integer references "menu_group" ("id") on delete cascade;

create unique index "project_domain_key" on "project" ("domain");

create index "project_logo_idx" on "project" ("logo");

create index "project_logo_dark_idx" on "project" ("logo_dark");

create index "project_share_image_idx" on "project" ("share_image");

create unique index "project_translation_project_language_key" on "project_translation" ("project", "language");

create unique index "theme_project_key" on "theme" ("project");

create index "widget_project_idx" on "widget" ("project");

create unique index "widget_translation_widget_language_key" on "widget_translation" ("widget", "language");

create index "menu_item_project_idx" on "menu_item" ("project");

create index "menu_item_parent_idx" on "menu_item" ("parent");

create index "menu_item_group_idx" on "menu_item" ("group");

create unique index "menu_item_translation_menu_item_language_key" on "menu_item_translation" ("menu_item", "language");

create index "menu_group_menu_item_idx" on "menu_group" ("menu_item");

create unique index "menu_group_translation_menu_group_language_key" on "menu_group_translation" ("menu_group", "language");

create index "social_link_project_idx" on "social_link" ("project");

create unique index "legal_project_key" on "legal" ("project");

create unique index "legal_translation_legal_language_key" on "legal_translation" ("legal", "language");

create unique index "consent_project_function_id_key" on "consent" ("project", "function_id");

create unique index "consent_translation_consent_language_key" on "consent_translation" ("consent", "language");

create unique index "redirect_project_from_path_key" on "redirect" ("project", "from_path");

create index "files_project_hash_idx" on "files" ("project", "hash");

create unique index "files_translation_files_language_key" on "files_translation" ("files", "language");

create index "company_project_idx" on "company" ("project");

create unique index "company_translation_company_language_key" on "company_translation" ("company", "language");

create index "company_address_company_idx" on "company_address" ("company");

create index "company_email_company_idx" on "company_email" ("company");

create index "company_number_company_idx" on "company_number" ("company");

create index "company_executive_company_idx" on "company_executive" ("company");

create index "company_register_company_idx" on "company_register" ("company");

create unique index "branch_project_slug_key" on "branch" ("project", "slug");

create index "branch_image_idx" on "branch" ("image");

create unique index "branch_translation_branch_language_key" on "branch_translation" ("branch", "language");

create index "opening_period_company_idx" on "opening_period" ("company");

create index "opening_period_branch_idx" on "opening_period" ("branch");

create unique index "opening_period_translation_opening_period_language_key" on "opening_period_translation" ("opening_period", "language");

create index "opening_hour_company_idx" on "opening_hour" ("company");

create unique index "opening_hour_translation_opening_hour_language_key" on "opening_hour_translation" ("opening_hour", "language");

create unique index "page_project_name_key" on "page" ("project", "name");

create index "page_image_idx" on "page" ("image");

create unique index "page_translation_page_language_key" on "page_translation" ("page", "language");

create index "page_section_page_idx" on "page_section" ("page");

create index "page_section_image_idx" on "page_section" ("image");

create unique index "page_section_translation_page_section_language_key" on "page_section_translation" ("page_section", "language");

create index "page_section_item_page_section_idx" on "page_section_item" ("page_section");

create index "page_section_item_image_idx" on "page_section_item" ("image");

create unique index "page_section_item_translation_page_section_item_language_key" on "page_section_item_translation" ("page_section_item", "language");

create unique index "brand_type_project_type_key" on "brand_type" ("project", "type");

create unique index "brand_type_translation_brand_type_language_key" on "brand_type_translation" ("brand_type", "language");

create unique index "brand_project_slug_key" on "brand" ("project", "slug");

create index "brand_project_status_sort_idx" on "brand" ("project", "status", "sort");

create index "brand_type_idx" on "brand" ("type");

create index "brand_logo_idx" on "brand" ("logo");

create index "brand_image_idx" on "brand" ("image");

create unique index "brand_translation_brand_language_key" on "brand_translation" ("brand", "language");

create unique index "ecommerce_category_project_slug_key" on "ecommerce_category" ("project", "slug");

create index "ecommerce_category_parent_idx" on "ecommerce_category" ("parent");

create index "ecommerce_category_image_idx" on "ecommerce_category" ("image");

create unique index "ecommerce_category_translation_ecommerce_category_language_key" on "ecommerce_category_translation" ("ecommerce_category", "language");

create unique index "ecommerce_subcategory_category_slug_key" on "ecommerce_subcategory" ("category", "slug");

create unique index "ecommerce_subcategory_translation_ecommerce_subcategor_1aecaa6f" on "ecommerce_subcategory_translation" ("ecommerce_subcategory", "language");

create unique index "ecommerce_manufacturer_project_slug_key" on "ecommerce_manufacturer" ("project", "slug");

create index "ecommerce_manufacturer_brand_idx" on "ecommerce_manufacturer" ("brand");

create index "ecommerce_attribute_group_project_idx" on "ecommerce_attribute_group" ("project");

create unique index "ecommerce_attribute_group_translation_ecommerce_attrib_20dd96ed" on "ecommerce_attribute_group_translation" ("ecommerce_attribute_group", "language");

create index "ecommerce_attribute_attribute_group_idx" on "ecommerce_attribute" ("attribute_group");

create unique index "ecommerce_attribute_translation_ecommerce_attribute_la_679c7056" on "ecommerce_attribute_translation" ("ecommerce_attribute", "language");

create unique index "ecommerce_tag_project_slug_key" on "ecommerce_tag" ("project", "slug");

create index "ecommerce_personalization_project_idx" on "ecommerce_personalization" ("project");

create unique index "ecommerce_personalization_translation_ecommerce_person_e902685e" on "ecommerce_personalization_translation" ("ecommerce_personalization", "language");

create index "ecommerce_personalization_field_personalization_idx" on "ecommerce_personalization_field" ("personalization");

create unique index "ecommerce_personalization_field_translation_ecommerce__09e3960e" on "ecommerce_personalization_field_translation" ("ecommerce_personalization_field", "language");

create index "ecommerce_size_guide_project_idx" on "ecommerce_size_guide" ("project");

create unique index "ecommerce_size_guide_translation_ecommerce_size_guide__ac8f88c3" on "ecommerce_size_guide_translation" ("ecommerce_size_guide", "language");

create unique index "ecommerce_product_project_slug_key" on "ecommerce_product" ("project", "slug");

create index "ecommerce_product_project_status_category_manufacturer_4e118943" on "ecommerce_product" ("project", "status", "category", "manufacturer", "price_brutto");

create index "ecommerce_product_project_status_price_brutto_category_fad9d595" on "ecommerce_product" ("project", "status", "price_brutto", "category", "manufacturer");

create index "ecommerce_product_project_status_sort_idx" on "ecommerce_product" ("project", "status", "sort");

create index "ecommerce_product_project_status_created_on_idx" on "ecommerce_product" ("project", "status", "created_on");

create index "ecommerce_product_project_status_display_name_idx" on "ecommerce_product" ("project", "status", "display_name");

create index "ecommerce_product_manufacturer_idx" on "ecommerce_product" ("manufacturer");

create index "ecommerce_product_category_idx" on "ecommerce_product" ("category");

create index "ecommerce_product_personalization_idx" on "ecommerce_product" ("personalization");

create index "ecommerce_product_size_guide_idx" on "ecommerce_product" ("size_guide");

create unique index "ecommerce_product_translation_ecommerce_product_language_key" on "ecommerce_product_translation" ("ecommerce_product", "language");

create index "ecommerce_product_variant_product_idx" on "ecommerce_product_variant" ("product");

create unique index "ecommerce_product_variant_translation_ecommerce_produc_d6dbea98" on "ecommerce_product_variant_translation" ("ecommerce_product_variant", "language");

create index "ecommerce_product_image_product_idx" on "ecommerce_product_image" ("product");

create index "ecommerce_product_image_file_idx" on "ecommerce_product_image" ("file");

create unique index "ecommerce_product_attribute_product_attribute_key" on "ecommerce_product_attribute" ("product", "attribute");

create index "ecommerce_product_attribute_attribute_idx" on "ecommerce_product_attribute" ("attribute");

create unique index "ecommerce_product_subcategory_product_subcategory_id_key" on "ecommerce_product_subcategory" ("product", "subcategory_id");

create index "ecommerce_product_subcategory_subcategory_id_idx" on "ecommerce_product_subcategory" ("subcategory_id");

create unique index "ecommerce_product_tag_product_tag_id_key" on "ecommerce_product_tag" ("product", "tag_id");

create index "ecommerce_product_tag_tag_id_idx" on "ecommerce_product_tag" ("tag_id");

create index "ecommerce_product_rating_product_status_created_on_idx" on "ecommerce_product_rating" ("product", "status", "created_on");

create unique index "ecommerce_payment_name_key" on "ecommerce_payment" ("name");

create unique index "ecommerce_settings_project_key" on "ecommerce_settings" ("project");

create unique index "ecommerce_settings_payment_settings_payment_id_key" on "ecommerce_settings_payment" ("settings", "payment_id");

create index "ecommerce_settings_payment_payment_id_idx" on "ecommerce_settings_payment" ("payment_id");

create unique index "ecommerce_shipping_country_settings_country_code_key" on "ecommerce_shipping_country" ("settings", "country_code");

create index "ecommerce_shipping_method_settings_idx" on "ecommerce_shipping_method" ("settings");

create unique index "ecommerce_shipping_method_translation_ecommerce_shippi_70c3efa4" on "ecommerce_shipping_method_translation" ("ecommerce_shipping_method", "language");

create unique index "ecommerce_shipping_method_payment_shipping_method_paym_2a3f62a5" on "ecommerce_shipping_method_payment" ("shipping_method", "payment_id");

create index "ecommerce_shipping_method_payment_payment_id_idx" on "ecommerce_shipping_method_payment" ("payment_id");

create unique index "ecommerce_shipping_method_country_shipping_method_country_key" on "ecommerce_shipping_method_country" ("shipping_method", "country");

create index "ecommerce_shipping_method_country_country_idx" on "ecommerce_shipping_method_country" ("country");

create unique index "ecommerce_legal_page_settings_type_key" on "ecommerce_legal_page" ("settings", "type");

create unique index "ecommerce_legal_page_translation_ecommerce_legal_page__808bf50f" on "ecommerce_legal_page_translation" ("ecommerce_legal_page", "language");

insert into "ecommerce_payment" ("name", "display_name") values
  ('prepayment', 'Vorkasse'),
  ('invoice', 'Rechnung'),
  ('cash_on_collection', 'Barzahlung bei Abholung'),
  ('paypal', 'PayPal'),
  ('klarna', 'Klarna');
