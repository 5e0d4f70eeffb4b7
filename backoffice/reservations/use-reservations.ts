import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../api/backend-context.ts'
import { readReservations } from './reservation-days.ts'

/** The reservations that are open, or those that have ended; read once for all that shows them. */
export function useReservations(isEnded: boolean) {
  const { gate, sdk } = useBackend()
  return useQuery({
    queryKey: ['reservations', isEnded],
    gcTime: 0,
    queryFn: () => gate.guarded(() => readReservations(sdk, isEnded)),
  })
}
