/** How the connections of this program begin to call themselves; then comes what names the process, and its pool. */
export const POSTGRES_NAME = 'schaufenster'
