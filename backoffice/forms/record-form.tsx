import { CardContent, Stack } from '@mui/material'
import { useEffect, useState } from 'react'
import { TabbedForm, TabbedFormTabs, TabbedFormView, useRecordContext, useResourceContext } from 'react-admin'
import { useLocation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { EditedLanguageProvider } from '../inputs/edited-language.tsx'
import { FieldsInput } from '../inputs/fields-input.tsx'
import { MenuEntryFields } from '../menu/menu-entry-fields.tsx'
import { BesideForm } from '../preview/beside-form.tsx'
import { askedFields } from '../record/asked-fields.ts'
import { ThemePreview } from '../theme/theme-preview.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { CalmForm } from './calm-form.tsx'
import { type FormTab, formLayouts } from './form-layouts.ts'
import { FormToolbar } from './form-toolbar.tsx'
import { TabFields } from './tab-fields.tsx'
import { TabLabel } from './tab-label.tsx'

const NO_TABS: readonly FormTab[] = []

/** The form of a collection, made from its model. */
export function RecordForm({ defaultValues }: { defaultValues?: object }) {
  return (
    <EditedLanguageProvider>
      <BesideForm>
        <Form defaultValues={defaultValues} />
      </BesideForm>
    </EditedLanguageProvider>
  )
}

function Form({ defaultValues }: { defaultValues: object | undefined }) {
  const collection = useResourceContext() ?? ''
  const { model } = useWorkplace()
  const text = useText()
  const { opened, open } = useOpenedTabs()
  const common = { warnWhenUnsavedChanges: true, defaultValues }
  const toolbar = <FormToolbar />
  const tabs = formLayouts[collection]
  useAskedField(tabs ?? NO_TABS)
  if (!tabs)
    return (
      <CalmForm {...common}>
        <CardContent sx={(theme) => ({ [theme.breakpoints.down('sm')]: { pb: '5em' } })}>
          <Stack sx={{ alignItems: 'flex-start' }}>
            {collection === 'menu_item' ? <MenuEntryFields /> : <FieldsInput collection={collection} />}
            {collection === 'theme' && <ThemePreview />}
          </Stack>
        </CardContent>
        {toolbar}
      </CalmForm>
    )
  const named = tabs.flatMap(({ fields }) => fields)
  const rest = askedFields(model, collection, named).map(({ field }) => field)
  const shown = rest.length > 0 ? [...tabs, { title: 'tab.rest' as const, fields: rest }] : tabs
  // Many tabs scroll in their bar; without containment they would widen the whole screen.
  const bar = (
    <TabbedFormTabs variant="scrollable" onChange={(_, at: number) => open(at)} sx={{ contain: 'inline-size' }} />
  )
  return (
    <CalmForm {...common}>
      <TabbedFormView toolbar={toolbar} syncWithLocation={false} tabs={bar}>
        {shown.map(({ title, fields }, at) => (
          <TabbedForm.Tab key={title} label={<TabLabel title={text(title)} fields={fields} />}>
            <TabFields collection={collection} fields={fields} isOpened={opened.includes(at)} />
          </TabbedForm.Tab>
        ))}
      </TabbedFormView>
    </CalmForm>
  )
}

/**
 * Which tabs are drawn: those that somebody has opened. Once the record is another, as after a save, only the one in sight: to draw all of
 * them anew would be waited for.
 */
function useOpenedTabs() {
  const record = useRecordContext()
  const [{ opened, inSight, of }, setTabs] = useState({ opened: [0], inSight: 0, of: record })
  if (of !== record) setTabs({ opened: [inSight], inSight, of: record })
  const open = (at: number) =>
    setTabs((before) => ({ ...before, opened: [...new Set([...before.opened, at])], inSight: at }))
  return { opened, open }
}

/** Who comes from the search over everything looks for a field: its tab is opened, and it is where one types. */
function useAskedField(tabs: readonly FormTab[]) {
  const { state } = useLocation()
  const asked: unknown = state?.field
  useEffect(() => {
    if (typeof asked !== 'string') return
    const at = tabs.findIndex(({ fields }) => fields.includes(asked))
    // The form keeps which tab is open to itself.
    document
      .querySelectorAll<HTMLElement>('#main-content form [role=tablist] [role=tab]')
      [at < 0 ? tabs.length : at]?.click()
    const timer = setTimeout(
      () => document.querySelector<HTMLElement>(`#main-content form [name="${asked}"]`)?.focus(),
      100,
    )
    return () => clearTimeout(timer)
  }, [asked, tabs])
}
