import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../api/backend-context.ts'
import { ownsInstallation } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** The websites of the installation by name, for who works for all of them; for others none. */
export function useWebsites(): readonly { id: number; display_name: string }[] {
  const { sdk, gate } = useBackend()
  const { data = [] } = useQuery({
    queryKey: ['projects'],
    enabled: ownsInstallation(useWorkplace()),
    queryFn: async () => {
      const projects = () =>
        sdk.items('project').read({ fields: ['id', 'display_name'], sort: 'display_name', limit: 200 })
      return (await gate.guarded(projects)).data
    },
  })
  return data
}
