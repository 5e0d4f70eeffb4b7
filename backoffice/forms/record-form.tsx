import { SimpleForm, TabbedForm, TabbedFormTabs, useResourceContext } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { EditedLanguageProvider } from '../inputs/edited-language.tsx'
import { askedFields, FieldsInput } from '../inputs/fields-input.tsx'
import { MenuEntryFields } from '../menu/menu-entry-fields.tsx'
import { ThemePreview } from '../theme/theme-preview.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { formLayouts } from './form-layouts.ts'
import { FormToolbar } from './form-toolbar.tsx'
import { TabLabel } from './tab-label.tsx'

// Many tabs scroll in their bar; without containment they would widen the whole screen.
const tabBar = <TabbedFormTabs variant="scrollable" sx={{ contain: 'inline-size' }} />

/** The form of a collection, made from its model. */
export function RecordForm({ defaultValues }: { defaultValues?: object }) {
  return (
    <EditedLanguageProvider>
      <Form defaultValues={defaultValues} />
    </EditedLanguageProvider>
  )
}

function Form({ defaultValues }: { defaultValues: object | undefined }) {
  const collection = useResourceContext() ?? ''
  const { model } = useWorkplace()
  const text = useText()
  const common = { warnWhenUnsavedChanges: true, toolbar: <FormToolbar />, defaultValues }
  const tabs = formLayouts[collection]
  if (!tabs)
    return (
      <SimpleForm {...common}>
        {collection === 'menu_item' ? <MenuEntryFields /> : <FieldsInput collection={collection} />}
        {collection === 'theme' && <ThemePreview />}
      </SimpleForm>
    )
  const named = tabs.flatMap(({ fields }) => fields)
  const rest = askedFields(model, collection, named).map(({ field }) => field)
  return (
    <TabbedForm {...common} syncWithLocation={false} tabs={tabBar}>
      {tabs.map(({ title, fields }) => (
        <TabbedForm.Tab key={title} label={<TabLabel title={text(title)} fields={fields} />}>
          <FieldsInput collection={collection} only={fields} />
        </TabbedForm.Tab>
      ))}
      {rest.length > 0 && (
        <TabbedForm.Tab label={<TabLabel title={text('tab.rest')} fields={rest} />}>
          <FieldsInput collection={collection} only={rest} />
        </TabbedForm.Tab>
      )}
    </TabbedForm>
  )
}
