import { may, type Workplace } from '../workplace/workplace.ts'
import type { StepPlace } from './guide-steps.ts'

/** Whether the person may do a step of the guide at this place, and does not arrive before a closed door. */
export function mayOpen(workplace: Workplace, { path }: StepPlace): boolean {
  const [, name = ''] = path.split('/')
  if (name === 'connections') return workplace.user.role === 'administrator'
  if (name === 'imports') return may(workplace, 'create', 'ecommerce_product')
  return may(workplace, 'update', name)
}
