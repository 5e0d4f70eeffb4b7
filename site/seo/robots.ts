import type { Sdk } from '#sdk/sdk.ts'

/** `robots.txt` of a project: everything but the data of pages may be read; null without a project. */
export async function robots(sdk: Sdk): Promise<string | null> {
  const project = await sdk.items('project').first({ fields: ['domain'] })
  if (!project) return null
  return `User-agent: *\nDisallow: /page-data/\n\nSitemap: https://${project.domain}/sitemap.xml\n`
}
