/** The grid of SPEC 9 in px: below the first breakpoint the container is as wide as the screen. */
export const grid = {
  columns: 12,
  gutter: 30,
  breakpoints: [
    { from: 576, container: 540 },
    { from: 768, container: 750 },
    { from: 992, container: 960 },
    { from: 1200, container: 1140 },
    { from: 1600, container: 1540 },
  ],
} as const

/** Measures of the layout in px (SPEC 2, 9). */
export const measures = {
  baseFont: 17,
  pageMaxWidth: 1600,
  headerHeight: 120,
  logoMaxHeight: 80,
  anchorOffset: -150,
  openingHoursMaxWidth: 320,
  consentBannerWidth: 520,
  menuTop: 170,
} as const

/** Durations in ms (SPEC 2, 9). */
export const durations = {
  menu: 200,
  expander: 500,
  consentBanner: 500,
  delayedLoadNotice: 1000,
  pageViewDelay: 32,
} as const
