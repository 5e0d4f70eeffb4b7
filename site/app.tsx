import { type ComponentType, StrictMode, useMemo } from 'react'
import { SharedDataProvider } from './data/shared-data-context.tsx'
import { Document } from './document.tsx'
import { Layout } from './layout/layout.tsx'
import type { Navigation } from './loader/navigation.ts'
import { NavigationProvider, useNavigationState } from './loader/navigation-context.tsx'
import { sharedDataOf } from './loader/page-resources.ts'
import { MessagesProvider } from './messages/messages-context.tsx'
import type { ObservedStorage } from './storage/observed-storage.ts'
import { StorageProvider } from './storage/storage-context.tsx'

type PageProps = { inlineJson: string; Consent: ComponentType }
type AppProps = PageProps & { navigation: Navigation; storage: ObservedStorage }

/** The whole page, as the server renders and the browser hydrates it. `inlineJson` is what the server wrote for hydration. */
export function App({ navigation, storage, ...page }: AppProps) {
  return (
    <StrictMode>
      <NavigationProvider value={navigation}>
        <StorageProvider value={storage}>
          <Page {...page} />
        </StorageProvider>
      </NavigationProvider>
    </StrictMode>
  )
}

/** Rendered anew for other resources only, not for each step of a navigation. */
function Page({ inlineJson, Consent }: PageProps) {
  const { resources } = useNavigationState()
  return useMemo(() => {
    const { component: Template, json, messages } = resources
    return (
      <MessagesProvider value={messages}>
        <SharedDataProvider value={{ ...sharedDataOf(resources), page: json.pageContext }}>
          <Document inlineJson={inlineJson}>
            <Layout Consent={Consent}>
              <Template data={json.data} key={resources.page.path} />
            </Layout>
          </Document>
        </SharedDataProvider>
      </MessagesProvider>
    )
  }, [resources, inlineJson, Consent])
}
