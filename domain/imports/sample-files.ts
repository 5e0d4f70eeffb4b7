/** Files after the public formats of other systems, for tests. */

const SHOPIFY_HEAD =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,Variant Image,Status,Material (product.metafields.custom.material)'

/** A ring in two sizes with two pictures, a bowl alone, and a draft. */
export const shopifyFile = (pictures: string) => `${SHOPIFY_HEAD}
ring-elbe,"Ring ""Elbe""","<p>Schmal, <b>poliert</b>.</p>",Dornbach,,Ringe,"gold, hochzeit",true,Ringweite,54,,,DB-10-54,2,1299.00,1499.00,4006381333931,${pictures}/ring.png,1,Ring von vorn,Ring Elbe,,active,Gelbgold 750
ring-elbe,,,,,,,,,56,,,DB-10-56,0,1349.00,,,${pictures}/ring-seite.png,2,,,,,
schale-auster,Schale Auster,<p>Aus Ton.</p>,Ostwerk,Home & Garden > Decor > Bowls,,,true,Title,Default Title,,,OW-7,5,49.90,,,${pictures}/schale.png,1,,,,active,
kette-entwurf,Kette,,Dornbach,,Ketten,,false,Title,Default Title,,,DB-77,1,89.00,,,,,,,,draft,
`

const WOO_HEAD =
  'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)"'

/** A watch strap in two widths named by its number, an alarm clock on sale, and a variation that names its parent by `id:`. */
export const wooFile = (pictures: string) => `${WOO_HEAD}
1,variable,LB-20,Lederband,1,0,visible,Kalbsleder.,"<p>Genäht.</p>",,,taxable,1,,,,"Uhren > Armbänder","leder, braun",${pictures}/band.png,,Breite,"18 mm, 20 mm",1,1,Material,Kalbsleder
2,variation,LB-20-18,"Lederband - 18 mm",1,0,visible,,,,,taxable,1,4,,"59,90",,,,LB-20,Breite,"18 mm",,1,,
3,variation,LB-20-20,"Lederband - 20 mm",1,0,visible,,,,,taxable,1,3,,"64,90",,,,id:1,Breite,"20 mm",,1,,
4,simple,WE-3,Wecker,1,0,visible,,Leise.,2026-12-01,2026-12-24,taxable,1,9,"39,00","49,00","Uhren > Wecker, Geschenke",,${pictures}/wecker.png,,,,,,,
`

/** A table of one's own as German spreadsheets save it. */
export const ownFile = `Artikelnummer;Bezeichnung;Preis;Bestand;Kategorie;Hersteller;Merkmale;display_name.en;Hauptartikel;Variante;Regal
R-1;Solitärring;1.299,00 €;;Schmuck > Ringe;Keller;Metall=Gelbgold 750;Solitaire ring;;;A3
R-1-54;;1.299,00 €;1;;;;;R-1;54;A3
R-1-56;;1.349,00 €;2;;;;;R-1;56;A3
U-9;Taschenuhr;899;1;Uhren;;;Pocket watch;;;B1
`

/** A Merchant feed in RSS, of which two offers are one product. */
export const merchantFile = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Laden</title>
<item><g:id>M-1-54</g:id><g:item_group_id>M-1</g:item_group_id><title>Ring Saale &amp; Unstrut</title><description>Schmal.</description><link>https://alt.example/p/ring-saale?v=1</link><g:image_link>https://alt.example/ring.png</g:image_link><g:availability>in_stock</g:availability><g:price>1299.00 EUR</g:price><g:brand>Keller</g:brand><g:size>54</g:size><g:product_type>Schmuck &gt; Ringe</g:product_type></item>
<item><g:id>M-1-56</g:id><g:item_group_id>M-1</g:item_group_id><title>Ring Saale &amp; Unstrut</title><link>https://alt.example/p/ring-saale?v=2</link><g:availability>out_of_stock</g:availability><g:price>1349.00 EUR</g:price><g:size>56</g:size></item>
</channel></rss>
`

/** What WooCommerce answers over its REST API: a page of products, and the variations of one of them. */
export const wooRestFile = (pictures: string) =>
  JSON.stringify([
    [
      {
        ...{ id: 11, type: 'variable', sku: 'LB-20', name: 'Lederband', status: 'publish', regular_price: '' },
        ...{ description: '<p>Genäht.</p>', categories: [{ id: 4, name: 'Armbänder' }], tags: [{ name: 'leder' }] },
        ...{ images: [{ src: `${pictures}/band.png` }], variations: [12, 13], stock_quantity: null },
        attributes: [
          { name: 'Breite', options: ['18 mm', '20 mm'], variation: true },
          { name: 'Material', options: ['Kalbsleder', 'genarbt, weich'], variation: false },
        ],
      },
      {
        ...{ id: 14, type: 'simple', sku: 'WE-3', name: 'Wecker', status: 'draft', regular_price: '49.00' },
        ...{ sale_price: '39.00', date_on_sale_from: '2026-12-01T00:00:00', date_on_sale_to: '2026-12-24T23:59:59' },
        ...{
          stock_quantity: 9,
          categories: [],
          tags: [],
          images: [],
          attributes: [],
          global_unique_id: '4006381333931',
        },
      },
    ],
    [
      {
        ...{ id: 12, parent_id: 11, sku: 'LB-20-18', regular_price: '59.90', stock_quantity: 4 },
        attributes: [{ name: 'Breite', option: '18 mm' }],
      },
      {
        ...{ id: 13, parent_id: 11, sku: 'LB-20-20', regular_price: '64.90', stock_quantity: 3 },
        attributes: [{ name: 'Breite', option: '20 mm' }],
      },
    ],
  ])

const SHOWN = [
  { language: 'de-DE', alt: 'Der Ring von vorn' },
  { language: { code: 'en-GB' }, alt: 'The ring, front' },
]

/** A product as a Directus 8 with our collections answers it: relations and files with what they lead to. */
export const directusProduct = (pictures: string) => ({
  id: 1,
  status: 'published',
  display_name: 'Ring Elbe',
  slug: 'ring-elbe',
  reference_number: 'RE-1',
  price_brutto: '1299.5',
  stock: 2,
  description: '<p>Ein Ring; schlicht, glatt.</p>',
  manufacturer: { id: 3, display_name: 'Keller' },
  category: { id: 9, display_name: 'Ringe', parent: { id: 8, display_name: 'Schmuck' } },
  attributes: [{ id: 1, attribute_id: { display_name: 'Gelbgold 750', attribute_group: { display_name: 'Metall' } } }],
  tags: [{ id: 5, tag_id: { display_name: 'Hochzeit, Paar' } }],
  images: [
    { id: 7, directus_files_id: { id: 12, data: { full_url: `${pictures}/a,b.jpg` }, translations: SHOWN } },
    {
      id: 8,
      directus_files_id: {
        id: 13,
        filename_download: 'elbe.jpg',
        description: 'Ring an der Hand',
        data: { url: '/uploads/x.jpg' },
      },
    },
  ],
  variant_display_name: 'Ringweite',
  product_variants: [
    { id: 1, display_name: '54', price_brutto: 1299.5, stock: 1, reference_number_suffix: '-54', active: true },
    { id: 2, display_name: '56', price_brutto: 1310, stock: 1, reference_number_suffix: '-56', active: true },
    { id: 3, display_name: '58', price_brutto: 1310, stock: 1, active: false },
  ],
  translations: [
    { language: 'en-GB', display_name: 'Elbe ring', description: '<p>A ring.</p>' },
    { language: { code: 'fr-FR' }, display_name: 'Bague Elbe' },
    { language: 'pl', display_name: 'Pierścionek' },
  ],
})
