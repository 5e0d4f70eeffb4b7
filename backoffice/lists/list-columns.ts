/** What a list shows of a collection, the most telling first, and what it can be narrowed by. */
export interface ListColumns {
  readonly columns: readonly string[]
  readonly filters?: readonly string[]
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' }
}

export const listColumns: Readonly<Record<string, ListColumns>> = {
  page: {
    columns: ['$title', 'name', 'status', '$languages'],
    filters: ['status'],
    sort: { field: 'name', order: 'ASC' },
  },
  news: {
    columns: ['display_name', 'day', 'status', '$languages'],
    filters: ['status'],
    sort: { field: 'day', order: 'DESC' },
  },
  event: {
    columns: ['display_name', 'starts_at', 'branch', 'seats', 'status', '$languages'],
    filters: ['status', 'branch'],
    sort: { field: 'starts_at', order: 'DESC' },
  },
  event_signup: {
    columns: ['created_on', 'event', 'name', 'email', 'persons', 'state'],
    filters: ['event', 'state'],
    sort: { field: 'created_on', order: 'DESC' },
  },
  stock_notice: {
    columns: ['product_name', 'email', 'state'],
    filters: ['product', 'state'],
    sort: { field: 'created_on', order: 'DESC' },
  },
  brand: {
    columns: ['display_name', 'type', 'sales_mode', 'status', 'sort', '$languages'],
    filters: ['status', 'type'],
  },
  brand_type: { columns: ['$title', 'type', 'sort'] },
  branch: { columns: ['display_name', 'city', 'phone', 'sort'] },
  widget: { columns: ['widget_name', 'sort'] },
  social_link: { columns: ['display_name', 'media', 'external_path', 'sort'] },
  consent: { columns: ['$title', 'default_on', 'locked', 'sort'] },
  redirect: { columns: ['from_path', 'to_path', 'permanent'], sort: { field: 'from_path', order: 'ASC' } },
  ecommerce_category: { columns: ['display_name', 'slug', 'parent', 'sort', '$languages'] },
  ecommerce_manufacturer: { columns: ['display_name', 'brand', 'e_address', 'sort'] },
  ecommerce_sale: { columns: ['display_name', 'status', 'percent', 'starts_on', 'ends_on'] },
  ecommerce_attribute_group: { columns: ['display_name', 'essential', 'sort'] },
  ecommerce_tag: { columns: ['display_name', 'slug'], sort: { field: 'display_name', order: 'ASC' } },
  ecommerce_personalization: { columns: ['display_name'] },
  ecommerce_size_guide: { columns: ['display_name'] },
  answer_template: { columns: ['display_name', 'message'] },
  ecommerce_related_rule: {
    columns: ['for_category', 'for_subcategory', 'show_category', 'show_subcategory', 'same_manufacturer'],
  },
  ecommerce_search_word: { columns: ['said', 'meant', 'language'] },
  ecommerce_product_rating: {
    columns: ['product', 'rating', 'name', 'title', 'text', 'status', 'verified', 'created_on'],
    filters: ['status'],
    sort: { field: 'created_on', order: 'DESC' },
  },
  ecommerce_legal_version: {
    columns: ['type', 'language', 'starts_on', 'begun_on'],
    sort: { field: 'starts_on', order: 'DESC' },
  },
  ecommerce_legal_source: { columns: ['type', 'language', 'url', 'fetched_on', 'problem'] },
  contact_request: {
    columns: ['created_on', 'name', 'email', 'state'],
    filters: ['state'],
    sort: { field: 'created_on', order: 'DESC' },
  },
  ecommerce_request: {
    columns: ['created_on', 'product_name', 'name', 'email', 'state'],
    filters: ['state'],
    sort: { field: 'created_on', order: 'DESC' },
  },
  ecommerce_rating_report: {
    columns: ['created_on', 'product_name', 'rating_text', 'message', 'state'],
    filters: ['state'],
    sort: { field: 'created_on', order: 'DESC' },
  },
  ecommerce_order: { columns: [], filters: ['state', 'collect_branch'] },
  mail: { columns: [], filters: ['state'] },
  newsletter_subscription: { columns: [], filters: ['state', 'language'] },
  ecommerce_missed_search: { columns: [], filters: ['language'] },
  ecommerce_product: { columns: [], filters: ['status', 'category', 'manufacturer'] },
  ecommerce_withdrawal: {
    columns: ['received_on', 'name', 'contract_reference', 'state', 'refund_due_on'],
    filters: ['state'],
    sort: { field: 'received_on', order: 'DESC' },
  },
}
