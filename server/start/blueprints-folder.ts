import { join } from 'node:path'

/** What new websites begin as. */
export const BLUEPRINTS = join(import.meta.dirname, '../../blueprints')
