import { type ComponentType, type ReactNode, Suspense } from 'react'
import { ConsentDialogProvider } from '../consent/consent-dialog-state.tsx'
import { useShared } from '../data/shared-data-context.tsx'
import { PageAnnouncer } from '../loader/page-announcer.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { whenQuiet } from '../offline/when-quiet.ts'
import { browserPart } from '../ui/browser-part.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { DrawerProvider } from './drawer-state.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import '../consent/consent-choices.module.css'
import '../consent/consent-dialog.module.css'

const Drawer = browserPart(() => import('./drawer.tsx'))
const Offline = browserPart(async () => {
  await whenQuiet()
  return import('../offline/offline.tsx')
})

type LayoutProps = {
  /** What asks for consent: it comes with the page, and the code that makes it work after the page's own. */
  Consent: ComponentType
  children: ReactNode
}

/** What stands around every page: header, footer, and on small screens the bar at the bottom (SPEC 2, Layout). */
export function Layout({ Consent, children }: LayoutProps) {
  const messages = useMessages()
  return (
    <ConsentDialogProvider>
      <DrawerProvider>
        <a className={styles.skip} href="#content">
          {messages.skipToContent()}
        </a>
        <Suspense>
          <Consent />
        </Suspense>
        <PageAnnouncer />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of escaped texts by house-views.ts */}
        <div className={styles.notices} dangerouslySetInnerHTML={{ __html: useShared().notices }} />
        <div className={styles.wrapper}>
          <Header />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
        <BottomBar />
        <Drawer />
        <Offline />
      </DrawerProvider>
    </ConsentDialogProvider>
  )
}
