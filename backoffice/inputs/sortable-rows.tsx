import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import ContentCopy from '@mui/icons-material/ContentCopy'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { IconButton, Tooltip } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { ReOrderButtons, useArrayInput, useSimpleFormIteratorItem, useWrappedSource } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { AnyItem } from '#sdk/resource.ts'
import { useText } from '../i18n/use-text.ts'
import { withoutIds } from '../record/without-ids.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** Rows that can be put in order with the pointer, or from the keyboard; what happens is said aloud in the language of the back office. */
export function SortableRows({ children, label }: { children: ReactNode; label: string }) {
  const text = useText()
  const { fields, move } = useArrayInput()
  const ids = fields.map(({ id }) => id)
  const sensors = useSensors(
    // A press is no drag: the handle can be focused with the pointer too.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: string | number) => String(ids.indexOf(String(id)) + 1)
  const spoken = (key: 'picked' | 'over' | 'dropped', id: string | number) =>
    text(`sort.${key}`, { row: label, place: placeOf(id), of: String(ids.length) })

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) move(from, to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: text('sort.how') },
        announcements: {
          onDragStart: ({ active }) => spoken('picked', active.id),
          onDragOver: ({ over }) => (over ? spoken('over', over.id) : undefined),
          onDragEnd: ({ over, active }) => spoken('dropped', over?.id ?? active.id),
          onDragCancel: () => text('sort.cancelled'),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** What stands at a row to put it elsewhere, and to make another like it. */
export function RowTools({ collection, by }: { collection: string; by: string }) {
  const text = useText()
  const { index } = useSimpleFormIteratorItem()
  const { fields, insert } = useArrayInput()
  const { model } = useWorkplace()
  const { getValues } = useFormContext()
  const path = useWrappedSource('id').replace(/\.id$/, '')

  function copy() {
    const row = getValues(path) as AnyItem
    insert(index + 1, withoutIds(model, collection, { ...row, [by]: undefined }))
  }

  return (
    <>
      <DragHandle id={fields[index]?.id ?? ''} place={index + 1} />
      <Tooltip title={text('sort.copy')}>
        <IconButton size="small" color="primary" onClick={copy} aria-label={text('sort.copy')}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
      <ReOrderButtons />
    </>
  )
}

/** The handle by which a row is moved: the row itself is the list item that it stands in. */
function DragHandle({ id, place }: { id: string; place: number }) {
  const text = useText()
  const [handle, setHandle] = useState<HTMLButtonElement | null>(null)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })

  useEffect(() => {
    const row = handle?.closest('li') ?? null
    setNodeRef(row)
    setActivatorNodeRef(handle)
  }, [handle, setNodeRef, setActivatorNodeRef])

  useEffect(() => {
    const row = handle?.closest('li')
    if (!row) return
    row.style.transform = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : ''
    row.style.transition = transition ?? ''
    row.style.zIndex = isDragging ? '1' : ''
    row.style.position = isDragging ? 'relative' : ''
    row.style.opacity = isDragging ? '0.7' : ''
  }, [handle, transform, transition, isDragging])

  return (
    <Tooltip title={text('sort.drag')}>
      <IconButton
        ref={setHandle}
        size="small"
        {...attributes}
        {...listeners}
        aria-label={`${text('sort.drag')}, ${place}`}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
