import { offersWithdrawal } from '#domain/orders/offers-withdrawal.ts'
import { routeMap } from '#domain/paths/route-map.ts'
import { pathOf } from '#domain/paths/routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Project } from '../project/project.ts'
import type { FootLink } from './form-page.ts'
import { formPageTexts } from './page-texts.ts'

/** What the small pages lead to: home, imprint, privacy notice, and the withdrawal wherever the website's own footer has it. */
export async function footLinks(db: Database, project: Project, language: Language): Promise<FootLink[]> {
  const { backHome, imprint, privacyPage, withdraw } = formPageTexts[language]
  const links: [label: string, path: string | undefined][] = [
    [backHome, routeMap.home[language]],
    [imprint, pathOf('imprint', language)],
    [privacyPage, pathOf('privacy', language)],
    [withdraw, (await canWithdraw(db, project)) ? pathOf('withdraw_contract', language) : undefined],
  ]
  return links.flatMap(([label, path]) => (path ? [{ label, path }] : []))
}

async function canWithdraw(db: Database, project: Project): Promise<boolean> {
  const texts = await rowsOf(db, 'project_translation', 'project', [project.id])
  const [settings] = await rowsOf(db, 'ecommerce_settings', 'project', [project.id])
  const ways = settings ? await rowsOf(db, 'ecommerce_settings_payment', 'settings', [Number(settings.id)]) : []
  return offersWithdrawal({
    hasStore: texts.some(({ store_root }) => Boolean(store_root)),
    settings: settings ? { hasCart: Boolean(settings.enable_cart), waysToPay: ways.length } : null,
  })
}
