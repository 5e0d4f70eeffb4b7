/** Days for which somebody waits to be told that goods are back; then the address is deleted. */
export const stockNoticeDays = 180
