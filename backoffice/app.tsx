import { QueryClient } from '@tanstack/react-query'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router'
import { createDataProvider } from './api/data-provider.ts'
import { gate } from './api/gate.ts'
import { sdk } from './api/sdk.ts'
import { i18nProvider } from './i18n/i18n-provider.ts'
import { labelling, type OfficeLanguage } from './labels/labels.ts'
import { AutoFill } from './layout/auto-fill.tsx'
import { NoAccess } from './layout/no-access.tsx'
import { OfficeLayout } from './layout/office-layout.tsx'
import { officeTheme } from './layout/office-theme.ts'
import { titleOf } from './record/title-of.ts'
import { accountsOf, ownRoutes, screensOf } from './screens.tsx'
import { AccountPage } from './session/account-page.tsx'
import { authProvider, currentWorkplace } from './session/auth-provider.ts'
import { ForgottenPage } from './session/forgotten-page.tsx'
import { ResetPage } from './session/reset-page.tsx'
import { SignInPage } from './session/sign-in-page.tsx'
import { StartPage } from './session/start-page.tsx'
import { TodayPage } from './today/today-page.tsx'
import { EnterPage } from './websites/enter-page.tsx'
import { FirstWebsitePage } from './websites/first-website-page.tsx'
import type { Workplace } from './workplace/workplace.ts'

const officeLanguage = (): OfficeLanguage => (i18nProvider.getLocale() === 'en' ? 'en' : 'de')

const dataProvider = createDataProvider({
  sdk,
  gate,
  workplace: currentWorkplace,
  language: officeLanguage,
})

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry: 1 },
    // Else a save without a connection would be held in memory alone, and nobody would be told.
    mutations: { networkMode: 'always' },
  },
})
// Who somebody is and what they may do is asked for once, as in `authProvider`: asked again with every screen, it would draw all of them twice.
queryClient.setQueryDefaults(['auth'], { staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0) })

/** The screens of the person's collections; before the sign-in only those that lead there. */
function Office() {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      layout={OfficeLayout}
      loginPage={SignInPage}
      dashboard={TodayPage}
      theme={officeTheme}
      darkTheme={null}
      requireAuth
      catchAll={NoAccess}
      disableTelemetry
      title=""
    >
      {(workplace: Workplace | undefined) => (
        <>
          {workplace &&
            [...workplace.model.keys(), ...accountsOf(workplace)].map((name) => (
              <Resource
                key={name}
                name={name}
                {...screensOf(workplace, name)}
                recordRepresentation={(record) => titleOf(record, labelling(officeLanguage()))}
                options={{ label: labelling(officeLanguage()).collection(name) }}
              >
                <Route path="*" element={<NoAccess />} />
              </Resource>
            ))}
          <CustomRoutes>
            <Route path="/account" element={<AccountPage />} />
            {workplace && ownRoutes(workplace)}
          </CustomRoutes>
          <CustomRoutes noLayout>
            <Route path="/start" element={<StartPage />} />
            <Route path="/forgotten" element={<ForgottenPage />} />
            <Route path="/reset" element={<ResetPage />} />
            <Route path="/enter" element={<EnterPage />} />
            <Route path="/first-website" element={workplace ? <Navigate to="/" replace /> : <FirstWebsitePage />} />
          </CustomRoutes>
        </>
      )}
    </Admin>
  )
}

const router = createBrowserRouter([{ path: '*', element: <Office /> }], { basename: '/admin' })

export function BackOffice() {
  return (
    <>
      <AutoFill />
      <RouterProvider router={router} />
    </>
  )
}
