import { type Theme, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { CheckForApplicationUpdate, Layout, Loading, Sidebar, type SidebarProps, usePermissions } from 'react-admin'
import { FieldInput } from '../forms/field-input.tsx'
import { FieldInputContext } from '../inputs/nested-field.tsx'
import { LineNotice } from '../line/line-notice.tsx'
import { PasswordAgain } from '../session/password-again.tsx'
import { SessionEnded } from '../session/session-ended.tsx'
import type { Workplace } from '../workplace/workplace.ts'
import { WorkplaceContext } from '../workplace/workplace-context.tsx'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenu } from './office-menu.tsx'
import { useAccountLanguage } from './use-account-language.ts'

/** Made anew where a tablet is turned: a menu that becomes one over the screen would leave the screen hidden from screen readers. */
function OfficeSidebar(props: SidebarProps) {
  const isOver = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return <Sidebar key={isOver ? 'over' : 'beside'} {...props} />
}

/** The frame of every screen. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const { permissions: workplace } = usePermissions<Workplace | undefined>()
  useAccountLanguage(workplace?.user)
  if (!workplace) return <Loading />
  return (
    <WorkplaceContext value={workplace}>
      <FieldInputContext value={FieldInput}>
        <Layout appBar={OfficeBar} menu={OfficeMenu} sidebar={OfficeSidebar}>
          <LineNotice />
          {children}
          <SessionEnded />
          <PasswordAgain />
          <CheckForApplicationUpdate />
        </Layout>
      </FieldInputContext>
    </WorkplaceContext>
  )
}
