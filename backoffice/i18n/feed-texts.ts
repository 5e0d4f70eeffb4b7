/** Words for what search engines and marketplaces read of the goods. */
export const feedTextsDe = {
  title: 'Artikel in Suchmaschinen und auf Marktplätzen',
  help: '%{articles} Artikel stehen in den Feeds. Abgelehnt oder schlecht gezeigt würden davon %{count}:',
  fine: '%{articles} Artikel stehen in den Feeds, und keinem fehlt etwas.',
  addresses: 'Adressen zum Eintragen:',
  google: 'Google, Microsoft und Meta',
  local: 'Bestand der Filialen (Google)',
  comparison: 'Preisvergleiche (idealo)',
  picture: 'kein Bild',
  brand: 'keine Marke',
  identity: 'weder GTIN noch Referenznummer',
  gtin: 'die GTIN ist keine',
  description: 'Beschreibung fehlt oder ist zu kurz',
  titleLength: 'Name länger als 150 Zeichen',
}

export const feedTextsEn: typeof feedTextsDe = {
  title: 'Articles in search engines and marketplaces',
  help: '%{articles} articles stand in the feeds. Of these %{count} would be refused or shown badly:',
  fine: '%{articles} articles stand in the feeds, and none lacks anything.',
  addresses: 'Addresses to enter:',
  google: 'Google, Microsoft and Meta',
  local: 'Stock of the branches (Google)',
  comparison: 'Price comparisons (idealo)',
  picture: 'no picture',
  brand: 'no brand',
  identity: 'neither GTIN nor reference number',
  gtin: 'the GTIN is none',
  description: 'description missing or too short',
  titleLength: 'name of more than 150 characters',
}
