/** The grid of SPEC 9 in px: below the first breakpoint the container is as wide as the screen. */
export const grid = {
  gutter: 30,
  breakpoints: [
    { from: 576, container: 540 },
    { from: 768, container: 750 },
    { from: 992, container: 960 },
    { from: 1200, container: 1140 },
    { from: 1600, container: 1540 },
  ],
} as const
