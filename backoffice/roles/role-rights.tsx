import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Checkbox, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Permission, Role } from '#contract/wire/accounts.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { menuSections } from '../ways/menu-sections.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { withParts } from './role-parts.ts'

type Action = Permission['action']

const ACTIONS: readonly Action[] = ['read', 'create', 'update', 'delete']

/** Their rights come with their name. */
const STANDARD = ['administrator', 'editor', 'shop_staff'] as const

/** The rights of a role as a table of what the menu has; those of one's own are changed by ticking. */
export function RoleRights({ role, mayChange }: { role: Role; mayChange: boolean }) {
  const text = useText()
  const labels = useLabels()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const { model } = useWorkplace()
  const [isBusy, setIsBusy] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { data: rights, refetch } = useQuery({
    queryKey: ['role-rights', role.id],
    gcTime: 0,
    enabled: isOpen,
    queryFn: async () => (await gate.guarded(() => sdk.roles.rights(role.id))).data,
  })
  const about = STANDARD.find((name) => name === role.name)
  const isOwn = mayChange && !about
  const may = (collection: string, action: Action) =>
    (rights ?? []).some((right) => right.collection === collection && right.actions.includes(action))

  async function toggle(collection: string, action: Action, isAllowed: boolean) {
    setIsBusy(true)
    try {
      await gate.guarded(() => allow(role.id, withParts(model, collection), action, isAllowed))
      await refetch()
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Accordion
      slotProps={{ heading: { component: 'h2' } }}
      variant="outlined"
      expanded={isOpen}
      onChange={(_event, open) => setIsOpen(open)}
    >
      <AccordionSummary id={`role-${role.id}`} expandIcon={<ExpandMore />}>
        <Typography component="span" sx={{ fontWeight: 600, mr: 2 }}>
          {labels.choice('role', role.name)}
        </Typography>
        <Typography component="span" color="text.secondary">
          {about ? text(`roles.about.${about}`) : role.description}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ overflowX: 'auto' }}>
        <RightsTable
          name={labels.choice('role', role.name)}
          may={may}
          // What is ticked while the rights are still read would be overwritten by what was read before.
          toggle={isOwn && !isBusy && rights ? toggle : undefined}
          isTicked={isOwn}
        />
      </AccordionDetails>
    </Accordion>
  )
}

interface TableProps {
  name: string
  may: (collection: string, action: Action) => boolean
  /** Undefined while nothing can be changed. */
  toggle: ((collection: string, action: Action, isAllowed: boolean) => void) | undefined
  /** Whether rights are boxes to tick rather than words. */
  isTicked: boolean
}

function RightsTable({ name, may, toggle, isTicked }: TableProps) {
  const text = useText()
  const labels = useLabels()
  const { model } = useWorkplace()
  const entries = menuSections.flatMap((section) => section.entries).filter((entry) => model.has(entry))
  const rightOf = (entry: string, action: Action) =>
    isTicked ? (
      <Checkbox
        size="small"
        checked={may(entry, action)}
        disabled={!toggle}
        aria-label={`${labels.collection(entry)}: ${text(`roles.${action}`)}`}
        onChange={({ target }) => toggle?.(entry, action, target.checked)}
      />
    ) : may(entry, action) ? (
      text('roles.yes')
    ) : (
      '–'
    )
  return (
    <RowsTable
      label={name}
      rows={entries}
      keyOf={(entry) => entry}
      columns={[
        { head: text('roles.what'), cell: (entry) => labels.collection(entry), isName: true },
        ...ACTIONS.map((action) => ({
          head: text(`roles.${action}`),
          align: 'center' as const,
          padding: 'none' as const,
          cell: (entry: string) => rightOf(entry, action),
        })),
      ]}
    />
  )
}

/** Writes or takes away the permissions of a role for all projects. */
async function allow(role: number, collections: readonly string[], action: Action, isAllowed: boolean): Promise<void> {
  const filter = { role, action, collection: { in: collections }, project: { null: true } }
  const { data: present } = await sdk.permissions.read({ filter, limit: 200 })
  if (!isAllowed) {
    for (const { id } of present) await sdk.permissions.delete(id)
    return
  }
  const known = new Set(present.map(({ collection }) => collection))
  for (const collection of collections)
    if (!known.has(collection)) await sdk.permissions.create({ role, collection, action })
}
