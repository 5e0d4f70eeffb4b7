import type { ReactNode } from 'react'
import { localeOf } from '#domain/texts/language.ts'
import { useShared } from './data/shared-data-context.tsx'
import './ui/base.css'

/** The id of the script element that carries the first page's resources. */
export const INLINE_RESOURCES_ID = 'page-resources'

export function Document({ children, inlineJson }: { children: ReactNode; inlineJson: string }) {
  const { page, theme } = useShared()
  return (
    // The page's first script may have marked it before React sees it.
    <html lang={page.language} data-header={theme.header} data-home={theme.home} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        {/* Painted when all that is seen has arrived, which that element follows: the rest of a row would push its start. */}
        <link rel="expect" href={`#${INLINE_RESOURCES_ID}`} blocking="render" />
        <style>{theme.css}</style>
        <PageTags />
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={INLINE_RESOURCES_ID}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, its angle brackets escaped
          dangerouslySetInnerHTML={{ __html: inlineJson }}
        />
      </body>
    </html>
  )
}

/** The tags of SPEC 2 "Page SEO tags", with the addresses of the page's other languages. */
function PageTags() {
  const { page, site } = useShared()
  const { title, siteName, description, keywords, image, noindex } = page.meta
  const origin = `https://${site.domain}`
  const own = page.alternates.find(({ language }) => language === page.language)
  return (
    <>
      <title>{title.includes(siteName) ? title : `${title} – ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {noindex && <meta name="robots" content="noindex" />}
      {own && !noindex && <link rel="canonical" href={origin + own.path} />}
      {!noindex &&
        page.alternates.map(({ language, path }) => (
          <link key={language} rel="alternate" hrefLang={language} href={origin + path} />
        ))}
      {!noindex && page.alternates[0] && (
        <link rel="alternate" hrefLang="x-default" href={origin + page.alternates[0].path} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={localeOf[page.language].replace('-', '_')} />
      {own && <meta property="og:url" content={origin + own.path} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={origin + image} />}
    </>
  )
}
