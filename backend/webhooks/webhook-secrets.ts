import type { Row } from '../db/database.ts'
import { type Vault, webhookPlace } from '../vault/vault.ts'

/** The secrets that sign a message now: the present one, and the one before it for a while after it was changed. */
export function secretsOf(vault: Vault, row: Row, now: Date): string[] {
  const place = webhookPlace(Number(row.project))
  const former =
    row.former_secret !== null && String(row.former_until) > now.toISOString() ? [String(row.former_secret)] : []
  return [String(row.secret), ...former].flatMap((stored) => vault.open(place, stored) ?? [])
}
