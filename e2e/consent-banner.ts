import type { Page } from '@playwright/test'

export const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Einwilligung' })
export const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
export const toggle = (page: Page, name: string | RegExp) => banner(page).getByRole('checkbox', { name })
export const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })
