/** Why the database cannot be opened or brought up to date, in a sentence that is fit to be shown to whoever runs the program. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}
