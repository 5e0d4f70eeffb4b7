/** A branch that a visitor can name in a form. */
export type BranchChoice = { id: number; name: string }
