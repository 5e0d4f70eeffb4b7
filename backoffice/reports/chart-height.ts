import type { ReportChartData } from './report-sheet.ts'

/** Pixels that a chart is high: one over time always the same, one of lying bars by their number. */
export const chartHeight = ({ shape, labels }: ReportChartData): number =>
  shape === 'course' ? 260 : 40 + 30 * labels.length
