import { themeProperties } from '#domain/look/theme.ts'
import type { Sdk } from '#sdk/sdk.ts'

/** The site's icon for browser tabs: the initial of its name in the colours of its theme; null without a project. */
export async function siteIcon(sdk: Sdk): Promise<string | null> {
  const project = await sdk.items('project').first({ fields: ['domain', 'display_name'] })
  if (!project) return null
  const theme = themeProperties(await sdk.items('theme').first({ filter: { 'project.domain': project.domain } }))
  const initial =
    project.display_name
      .split(/\s+/)
      .at(-1)
      ?.match(/[\p{L}\p{N}]/u)?.[0]
      ?.toUpperCase() ?? '·'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${theme['--brand']}"/><text x="32" y="47" text-anchor="middle" font-family="Georgia,serif" font-size="44" fill="${theme['--on-brand']}">${initial}</text></svg>`
}
