import { defaultLanguage, type Language } from '#domain/texts/language.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { RouterLink } from '../ui/router-link.tsx'
import styles from './language-switch.module.css'

const names: Record<Language, string> = { de: 'Deutsch', en: 'English', fr: 'Français' }

/** The same page in the other languages; where it has none there, that language's home page. */
export function LanguageSwitch() {
  const { site, page } = useShared()
  const messages = useMessages()
  if (site.languages.length < 2) return null
  return (
    <nav aria-label={messages.language()}>
      <ul className={styles.list}>
        {site.languages.map((language) => {
          const path = page.alternates.find((other) => other.language === language)?.path
          return (
            <li key={language}>
              <RouterLink
                href={path ?? (language === defaultLanguage ? '/' : `/${language}`)}
                className={styles.link}
                lang={language}
                hrefLang={language}
                aria-current={language === page.language ? 'true' : undefined}
              >
                <span aria-hidden="true">{language}</span>
                <span className="visually-hidden">{names[language]}</span>
              </RouterLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
