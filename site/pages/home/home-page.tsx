import { Sections } from '../../sections/sections.tsx'
import type { HomeData } from './home-data.ts'

export default function HomePage({ data }: { data: HomeData }) {
  return <Sections sections={data.sections} />
}
