/** Marks tests whose calls go from the site to the backend: they run in one process and in two (playwright.config.ts). */
export const acrossProcesses = { tag: '@across' }
