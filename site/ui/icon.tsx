const paths = {
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  phone:
    'M6 3h3.5l1.7 4.6-2.4 1.7a12.5 12.5 0 0 0 5.9 5.9l1.7-2.4L21 14.5V18a3 3 0 0 1-3.2 3A16.6 16.6 0 0 1 3 6.2 3 3 0 0 1 6 3z',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.3 9.5h17.4M3.3 14.5h17.4M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  menu: 'M3 7.5h18M3 12h18M3 16.5h18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20.5 20.5',
  close: 'M5 5l14 14M19 5L5 19',
  bag: 'M5 8.5h14l1 12.5H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  chevron: 'M6 9.5l6 6 6-6',
  pin: 'M12 21.5s7-6.6 7-12a7 7 0 1 0-14 0c0 5.4 7 12 7 12zM12 12a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.2l3.3 2',
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.9v.1',
  facebook:
    'M14.5 21v-7.5h2.7l.5-3.3h-3.2V8.2c0-1 .5-1.7 1.8-1.7h1.5v-3a15 15 0 0 0-2.2-.2c-2.4 0-3.9 1.4-3.9 4v2.9H9v3.3h2.7V21',
  googleplus: 'M13.5 12.2H9M9 12.2v0h4.4a4.6 4.6 0 1 1-1.3-4.1M18.5 9.7v5M16 12.2h5',
  link: 'M10 13.5a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.6 1.6M14 10.5a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.6-1.6',
} as const

export type IconName = keyof typeof paths

/** A line icon in the colour and size of the text around it; decoration only, the words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      width="1.15em"
      height="1.15em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
