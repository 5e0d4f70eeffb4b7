/** The id of the banner, which the server renders with every page. */
export const BANNER_ID = 'consent'
