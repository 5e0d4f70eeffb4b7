import type { ReactNode } from 'react'
import { PageAnnouncer } from '../loader/page-announcer.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Drawer } from './drawer.tsx'
import { DrawerProvider } from './drawer-state.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

/** What stands around every page: header, footer, and on small screens the bar at the bottom (SPEC 2, Layout). */
export function Layout({ children }: { children: ReactNode }) {
  const messages = useMessages()
  return (
    <DrawerProvider>
      <a className={styles.skip} href="#content">
        {messages.skipToContent()}
      </a>
      <PageAnnouncer />
      <div className={styles.wrapper}>
        <Header />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <BottomBar />
      <Drawer />
    </DrawerProvider>
  )
}
