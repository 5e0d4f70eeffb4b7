import { expect, test } from 'vitest'
import { durations, grid, measures } from './grid.ts'

test('the grid has the breakpoints, containers, gutter and columns of the specification', () => {
  expect(grid.breakpoints.map((step) => step.from)).toEqual([576, 768, 992, 1200, 1600])
  expect(grid.breakpoints.map((step) => step.container)).toEqual([540, 750, 960, 1140, 1540])
  expect([grid.gutter, grid.columns]).toEqual([30, 12])
})

test('a container is narrower than the screen it begins at', () => {
  for (const { from, container } of grid.breakpoints) expect(container).toBeLessThan(from)
})

test('measures and durations are those of the specification', () => {
  expect(measures).toMatchObject({ baseFont: 17, pageMaxWidth: 1600, headerHeight: 120, logoMaxHeight: 80 })
  expect(measures).toMatchObject({
    anchorOffset: -150,
    openingHoursMaxWidth: 320,
    consentBannerWidth: 520,
    menuTop: 170,
  })
  expect(durations).toEqual({
    menu: 200,
    expander: 500,
    consentBanner: 500,
    delayedLoadNotice: 1000,
    pageViewDelay: 32,
  })
})
