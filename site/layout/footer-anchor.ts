/** The id of the whole menu as plain links, where the menu buttons lead as long as there is no drawer. */
export const FOOTER_MENU_ID = 'all-pages'
