/** What a page says to the service worker. */
export type WorkerMessage =
  /** The visitor sees this page, with these files of the site: keep them. */
  | { type: 'keep'; address: string; files: string[] }
  /** The visitor does not, or no longer, allow copies of visited pages: delete them. */
  | { type: 'forget' }
  /** Which build are you? The answer comes through the port that comes along. */
  | { type: 'build' }
  /** Become the worker of all pages: at once, or only when no other page is open. */
  | { type: 'takeOver'; onlyWhenAlone: boolean }
