/** Texts of a record in the languages of a Directus 8, one of which nobody here speaks. */
const texts = (key: string, id: number, of: (language: string) => object) =>
  ['de-DE', 'en-GB', 'fr', 'it'].map((language, at) => ({ id: id * 10 + at, [key]: id, language, ...of(language) }))

/**
 * A dump of a Directus 8 with two websites, as one of the real world might be: names of its own, ids that are numbers, texts where we have
 * numbers, and mistakes. `host` has its files.
 */
export const sampleOldDump = (host: string) => ({
  directus_users: [{ id: 1, email: 'anna@example.org', token: 'geheim' }],
  directus_files: [
    {
      id: 1,
      private_hash: 'h1',
      filename_download: 'laden.jpg',
      title: 'Laden',
      data: { full_url: `${host}/uploads/a/originals/1.jpg` },
    },
    {
      id: 2,
      private_hash: 'h2',
      filename_download: 'fehlt.jpg',
      data: { full_url: `${host}/uploads/a/originals/2.jpg` },
    },
    {
      id: 3,
      private_hash: 'h3',
      filename_download: 'brief.docx',
      data: { full_url: `${host}/uploads/a/originals/3.docx` },
    },
    {
      id: 4,
      private_hash: 'h4',
      filename_download: 'nie-gebraucht.jpg',
      data: { full_url: `${host}/uploads/a/originals/4.jpg` },
    },
    {
      id: 5,
      private_hash: 'h5',
      filename_download: 'im-text.jpg',
      data: { full_url: `${host}/uploads/a/originals/5.jpg` },
    },
  ],
  files_translation: [
    { id: 1, files: 1, language: 'de-DE', alt: 'Unser Laden' },
    { id: 2, files: 1, language: 'en', alt: 'Our shop' },
  ],
  project: [
    {
      id: 7,
      domain: 'alt.example',
      display_name: 'Juwelier Alt',
      languages: 'de,en,fr,it',
      logo: 1,
      created_by: 3,
      show_accessibility: 1,
    },
    { id: 8, domain: 'anderer.example', display_name: 'Anderer', languages: ['de'] },
  ],
  project_translations: texts('project_id', 7, (language) => ({ claim: `Schmuck ${language}` })),
  page: [
    { id: 1, project: 7, name: 'home', status: 'published', image: 1, owner: 3 },
    { id: 2, project: 7, name: 'unser-haus', status: 'published', image: 2 },
    { id: 3, project: 7, name: 'entwurf', status: 'under_review' },
    { id: 4, project: 7, name: 'weg', status: 'deleted' },
    { id: 5, project: 7, name: 'home', status: 'published' },
    { id: 6, project: 8, name: 'home', status: 'published' },
    { id: 9, project: 7, name: 'kaputt', status: 'published' },
  ],
  page_translations: [
    ...texts('page_id', 1, (language) => ({
      title: `Start ${language}`,
      heading: `Willkommen ${language}`,
      seo_robot: 'noindex',
    })),
    ...texts('page_id', 2, (language) => ({
      title: `Haus ${language}`,
      heading: `Unser Haus ${language}`,
      path: { 'de-DE': '/unser-haus', 'en-GB': '/en/our-house', fr: '/fr/notre-maison' }[language],
      body: `<p>Seit 1901 ${language} <img src="${host}/a/assets/h5?w=300" alt="Werkstatt"></p>`,
    })),
    { id: 401, page_id: 4, language: 'de-DE', title: 'Weg' },
    { id: 601, page_id: 6, language: 'de-DE', title: 'Fremd' },
    { id: 901, page_id: 9, language: 'de-DE', title: 'Kaputt', path: '/Kaputt Hier' },
  ],
  page_section: [
    { id: 1, page: 2, kind: 'text_image', image: '1', sort: '1', hidden: 0 },
    { id: 2, page: 2, kind: 'slider', sort: 2 },
    { id: 3, page: 77, kind: 'text_image' },
    {
      id: 4,
      page: 2,
      kind: 'gallery',
      sort: 3,
      items: [
        { id: 40, image: 1, sort: 1 },
        { id: 41, image: 3, sort: 2 },
      ],
    },
  ],
  page_section_translation: [{ id: 1, page_section: 1, language: 'de', heading: 'Im Herzen der Stadt' }],
  brand_type: [{ id: 1, project: 7, type: 'watches' }],
  brand: [
    { id: 1, project: 7, display_name: 'Longines', slug: 'longines', type: 1, logo: 1, status: 'published' },
    { id: 2, project: 7, display_name: 'Ohne Art', slug: 'ohne-art', type: 99, status: 'published' },
  ],
  branch: [
    {
      ...{ id: 1, project: 7, display_name: 'Am Markt', slug: 'am-markt', street: 'Markt 1', zip: 12345, city: 'Alt' },
      opening_periods: [{ id: 1, day: '1', time_open: '09:00:00', time_close: '18:00:00' }],
    },
  ],
  company: [
    {
      id: 1,
      project: 7,
      company_name: 'Alt GmbH',
      display_name: 'Alt',
      main_branch: 1,
      emails: [{ id: 1, email: 'laden@alt.example', primary: '1' }],
    },
  ],
  menu_item: [
    { id: 1, project: 7, display_name: 'Haus', page: 2, position: 'primary', sort: 1 },
    {
      id: 2,
      project: 7,
      display_name: 'Mehr',
      position: 'primary',
      sort: 2,
      groups: [{ id: 5, display_name: 'Gruppe' }],
    },
    { id: 3, project: 7, display_name: 'Darin', group: 5, path: '/unser-haus', sort: 1 },
  ],
  ecommerce_category: [
    { id: 31, project: 7, display_name: 'Uhren', slug: 'uhren', translations: [311, 312] },
    { id: 32, project: 7, display_name: 'Ringe', slug: 'ringe', parent: 31 },
  ],
  ecommerce_category_translation: [{ id: 311, language: 'en', display_name: 'Watches' }],
  ecommerce_settings: [
    {
      ...{ id: 1, project: 7, shipping_cost: '4.90', filters: { category: [31, 99] } },
      payment_methods: [
        { id: 1, payment_id: { id: 4 } },
        { id: 2, payment_id: 77 },
      ],
      legal_pages: [{ id: 1, type: 'terms', content: '<p>AGB</p>' }],
    },
  ],
  theme: [{ id: 1, project: 7, brand_color: '#123456', base_color: '#ffffff', button: '{"color":"#fff"}' }],
  blog_posts: [
    { id: 1, text: 'Hallo' },
    { id: 2, text: 'Welt' },
  ],
  ecommerce_product: [{ id: 1, project: 7, display_name: 'Ring', price_brutto: '10.00' }],
})
