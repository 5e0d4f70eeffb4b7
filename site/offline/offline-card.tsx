import { renderToStaticMarkup } from 'react-dom/server'
import { defaultLanguage, type Language } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { loadProject } from '../data/load-project.ts'
import { loadSharedData } from '../data/load-shared-data.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { SharedData } from '../data/shared-data.ts'
import { offlineCardTexts } from './offline-card-texts.ts'

/**
 * What a visitor without network gets for a page that is not kept: where the shop is, when it is open and its numbers, in the
 * page's language. It needs no other file, neither style nor script. Null for a language that the project does not have.
 */
export async function offlineCard(
  sdk: Sdk,
  language: Language,
  log: (message: string) => void,
  now: Date,
): Promise<string | null> {
  const project = await loadProject(sdk)
  if (!project?.languages.includes(language)) return null
  const request: PageRequest = {
    sdk,
    project,
    language,
    first: project.languages[0] ?? defaultLanguage,
    log,
    now,
    query: new URLSearchParams(),
    settings: Promise.resolve(null),
  }
  const shared = await loadSharedData(request)
  return `<!doctype html>${renderToStaticMarkup(<Card shared={shared} language={language} />)}`
}

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#fdfcfa;color:#1f1c19;font:17px/1.6 Georgia,'Times New Roman',serif}
main{max-width:34rem;margin:0 auto;padding:clamp(2rem,8vh,6rem) 1.25rem;border-top:4px solid var(--brand)}
h1{margin:0 0 .5rem;font-size:2.2rem;font-weight:400;line-height:1.15}h2{margin:2rem 0 .5rem;font-size:1.15rem}
p,dl,address{margin:0;font-style:normal}dl div{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;max-width:20rem}
dd{margin:0;text-align:right}dd span{display:block}a{color:inherit}
.again{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;background:var(--button);color:var(--on-button);border-radius:var(--button-radius);text-decoration:none}`

function Card({ shared, language }: { shared: SharedData; language: Language }) {
  const { site, theme, address, contact, hours, houses, notices } = shared
  const texts = offlineCardTexts[language]
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${texts.title} – ${site.name}`}</title>
        <style>{theme.css + STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{site.name}</h1>
          <p>{texts.message}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of escaped texts by house-views.ts */}
          <div dangerouslySetInnerHTML={{ __html: notices }} />
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page that was asked for */}
          <a className="again" href="">
            {texts.again}
          </a>
          <h2>{texts.address}</h2>
          <address>{[address.name, ...address.lines].map((line) => line && <div key={line}>{line}</div>)}</address>
          <h2>{texts.contact}</h2>
          <dl>
            {contact.phones.map(({ label, text, href }) => (
              <div key={text}>
                <dt>{label}</dt>
                <dd>{href ? <a href={href}>{text}</a> : text}</dd>
              </div>
            ))}
          </dl>
          {hours && <h2>{texts.hours}</h2>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of escaped texts by hours-html.ts */}
          <div dangerouslySetInnerHTML={{ __html: hours }} />
          {houses.map(({ label, lines }) => (
            <section key={label}>
              <h2>{label}</h2>
              <address>
                {lines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
