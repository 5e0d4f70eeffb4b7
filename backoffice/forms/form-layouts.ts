import type { TextKey } from '../i18n/use-text.ts'

export interface FormTab {
  readonly title: TextKey
  readonly fields: readonly string[]
}

/** Forms that are too long for one page, by tabs. Fields that no tab names follow in a last one. */
export const formLayouts: Readonly<Record<string, readonly FormTab[]>> = {
  ecommerce_product: [
    {
      title: 'tab.general',
      fields: [
        'display_name',
        'slug',
        'status',
        'category',
        'manufacturer',
        'price_brutto',
        'uvp',
        'cost',
        'tax_mode',
        'tax_rate',
        'stock',
        'reference_number',
        'gtin',
        'shipping_time',
        'sales_mode',
        'reservable',
        'purchase_to_order',
        'reorder_possible',
        'sort',
      ],
    },
    { title: 'tab.images', fields: ['images', 'image_size'] },
    { title: 'tab.texts', fields: ['description', 'translations'] },
    { title: 'tab.variants', fields: ['variant_display_name', 'second_variant_name', 'product_variants', 'places'] },
    {
      title: 'tab.sorting',
      fields: ['subcategories', 'attributes', 'tags', 'related', 'personalization', 'size_guide'],
    },
    {
      title: 'tab.guarantee',
      fields: ['garan_years', 'garan_brand', 'garan_model', 'garan_label', 'guarantee_terms_url'],
    },
    {
      title: 'tab.safety',
      fields: [
        'compliance_profile',
        'has_battery',
        'fineness',
        'is_plated',
        'pearl_kind',
        'fibre_composition',
        'leather',
        'protected_species',
        'road_equipment',
        'warnings',
        'no_hazards',
        'hazard_pictograms',
        'signal_word',
        'hazard_statements',
        'content_amount',
        'content_unit',
        'documents',
      ],
    },
  ],
  company: [
    {
      title: 'tab.general',
      fields: ['display_name', 'company_name', 'legal_form', 'legal_form_name', 'executives', 'addresses'],
    },
    { title: 'tab.hours', fields: ['main_branch', 'opening_periods', 'opening_hours', 'federal_state', 'notice_days'] },
    { title: 'tab.contact', fields: ['numbers', 'emails'] },
    { title: 'tab.mails', fields: ['mail_orders', 'mail_requests', 'mail_reservations', 'recipients'] },
    { title: 'tab.law', fields: ['registers', 'ust_id', 'vat_number', 'w_idnr', 'translations'] },
  ],
  branch: [
    {
      title: 'tab.general',
      fields: [
        'display_name',
        'slug',
        'street',
        'zip',
        'city',
        'phone',
        'email',
        'latitude',
        'longitude',
        'price_range',
        'image',
        'business_type',
        'sort',
        'parcel_order',
      ],
    },
    { title: 'tab.hours', fields: ['opening_periods'] },
    { title: 'tab.mails', fields: ['recipients'] },
    { title: 'tab.images', fields: ['images'] },
    { title: 'tab.page', fields: ['members', 'services', 'same_as'] },
    { title: 'tab.texts', fields: ['translations'] },
  ],
  page: [
    { title: 'tab.texts', fields: ['status', 'translations'] },
    { title: 'tab.sections', fields: ['sections'] },
    { title: 'tab.general', fields: ['name', 'image', 'hide_clock'] },
  ],
  brand: [
    {
      title: 'tab.general',
      fields: ['display_name', 'slug', 'type', 'status', 'logo', 'image', 'founded', 'template', 'sort'],
    },
    { title: 'tab.texts', fields: ['translations'] },
    { title: 'tab.sections', fields: ['sections'] },
    { title: 'tab.sales', fields: ['sales_mode', 'reservable', 'in_feeds'] },
    {
      title: 'tab.guarantee',
      fields: ['garan_years', 'garan_brand', 'garan_model', 'garan_label', 'guarantee_terms_url'],
    },
  ],
  ecommerce_category: [
    {
      title: 'tab.general',
      fields: ['display_name', 'slug', 'parent', 'image', 'compliance_profile', 'sort', 'subcategories'],
    },
    { title: 'tab.texts', fields: ['translations'] },
    { title: 'tab.sections', fields: ['sections'] },
  ],
  event: [
    {
      title: 'tab.general',
      fields: ['display_name', 'slug', 'status', 'starts_at', 'ends_at', 'branch', 'admission', 'image', 'cancelled'],
    },
    { title: 'tab.texts', fields: ['translations'] },
    { title: 'tab.seats', fields: ['sign_up', 'seats', 'most_persons', 'sign_up_until', 'seats_taken', 'ended_on'] },
  ],
  project: [
    {
      title: 'tab.general',
      fields: ['live', 'display_name', 'domain', 'languages', 'logo', 'logo_dark', 'share_image', 'translations'],
    },
    {
      title: 'tab.contact',
      fields: ['contact_privacy', 'show_accessibility', 'has_cal_com', 'cal_com_url', 'map_provider_url', 'portal_url'],
    },
    { title: 'tab.statistics', fields: ['strict_consent', 'matomo_host', 'matomo_site_id'] },
  ],
  ecommerce_settings: [
    {
      title: 'tab.general',
      fields: [
        'enable_cart',
        'maintenance_mode',
        'show_stock',
        'allow_ratings',
        'purchase_to_order',
        'most_pieces',
        'most_open_orders',
        'reservations',
        'reservation_hours',
        'most_reservations',
        'present_wrapping',
        'present_wrapping_price',
        'default_sort',
        'filters',
        'default_tax_percent',
        'reduced_tax_percent',
        'small_business',
        'oss',
      ],
    },
    {
      title: 'tab.payment',
      fields: [
        'payment_methods',
        'bank_details',
        'bookkeeping',
        'prepayment_days',
        'acceptance_days',
        'collection_days',
        'cash_limit',
        'paypal_client_id',
      ],
    },
    { title: 'tab.shipping', fields: ['shipping_countries', 'shipping_cost', 'shipping_methods'] },
    {
      title: 'tab.law',
      fields: [
        'withdrawal_text',
        'withdrawal_period',
        'return_costs',
        'lucid_number',
        'legal_pages',
        'guarantee_notices',
        'sells_without_notice',
      ],
    },
  ],
}
