/** The ways in which the site can reach its backend; the browser tests pass in each. */
export const modes = ['one process', 'two processes'] as const

export type Mode = (typeof modes)[number]

/** The environment variable that tells the tests where the site of a mode is. */
export const addressVariable = (mode: Mode) => `SITE_ADDRESS_${suffix(mode)}`

/** The environment variable that tells the tests where the data of a mode's backend lie. */
export const dataVariable = (mode: Mode) => `SITE_DATA_${suffix(mode)}`

const suffix = (mode: Mode) => mode.toUpperCase().replace(' ', '_')
