/** What lies in a field of JSON: named values, a choice of several, or a table. */
export type Shape =
  | {
      readonly kind: 'object'
      readonly texts?: readonly string[]
      readonly numbers?: readonly string[]
      readonly switches?: readonly string[]
    }
  | { readonly kind: 'choices'; readonly choices: readonly string[] }
  | { readonly kind: 'table' }

/** The shape of each field of JSON that an editor may change; the others are not shown. */
export const objectShapes: Readonly<Record<string, Shape>> = {
  'project.languages': { kind: 'choices', choices: ['de', 'en', 'fr'] },
  'theme.button': { kind: 'object', texts: ['accentColor', 'color'], numbers: ['borderRadius', 'borderThickness'] },
  'widget.props': { kind: 'object', switches: ['showLogo'] },
  'legal.data_protection_commissioner': {
    kind: 'object',
    texts: ['name', 'street', 'number', 'zip_code', 'city', 'phone_number', 'email'],
  },
  'ecommerce_manufacturer.eu_responsible': { kind: 'object', texts: ['name', 'postal_address', 'e_address'] },
  'ecommerce_product.hazard_pictograms': {
    kind: 'choices',
    choices: ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'],
  },
  'ecommerce_settings.filters': { kind: 'object', switches: ['category', 'manufacturer', 'attribute'] },
  'ecommerce_settings.bank_details': { kind: 'object', texts: ['account_holder', 'iban', 'bic', 'bank'] },
  'ecommerce_size_guide.table': { kind: 'table' },
}
