/** Pages that stand at the end of an action: nothing that is listed leads to them. */
export const FOUND_BY_NOBODY: ReadonlySet<string> = new Set(['thanks'])
