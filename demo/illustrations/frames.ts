/** A pair of spectacles as it is drawn: flat, from the front, in strong colours; no photograph of the other house looks so. */
export interface Frame {
  readonly shape: 'round' | 'panto' | 'square' | 'cat' | 'pilot' | 'hexagon'
  readonly rim: string
  /** The lighter edge of the rim. */
  readonly shine: string
  readonly lens: string
  /** How much of the ground is hidden by the lens: little for clear glass, much for sunglasses. */
  readonly tint: number
  /** Width of the rim, of 1000. */
  readonly weight: number
}

/** The right lens around its middle, its outer side to the right; of 1000 that a pair is wide. */
const LENSES: Readonly<Record<Frame['shape'], string>> = {
  round: 'M0 -165 a165 165 0 1 1 -.1 0 Z',
  panto: 'M-150 -120 Q0 -165 165 -125 Q190 -20 140 70 Q70 165 -10 160 Q-110 150 -150 40 Q-175 -50 -150 -120 Z',
  square:
    'M-135 -125 H150 Q185 -125 183 -85 L172 85 Q168 130 125 130 H-110 Q-150 130 -155 90 L-172 -85 Q-174 -125 -135 -125 Z',
  cat: 'M-150 -70 Q-40 -125 80 -130 Q150 -140 225 -185 Q215 -60 165 40 Q110 130 0 125 Q-120 118 -155 20 Q-168 -30 -150 -70 Z',
  pilot: 'M-140 -115 Q20 -150 165 -110 Q200 -40 160 70 Q110 170 20 165 Q-80 160 -135 60 Q-180 -50 -140 -115 Z',
  hexagon: 'M-85 -140 H85 L170 0 L85 140 H-85 L-170 0 Z',
}

/** Where the temple begins. */
const HINGES: Readonly<Record<Frame['shape'], readonly [x: number, y: number]>> = {
  round: [156, -60],
  panto: [178, -95],
  square: [180, -80],
  cat: [222, -170],
  pilot: [178, -85],
  hexagon: [176, -4],
}

const MIDDLE = 235

/** Where the bridge begins and how high it rises. */
const bridge = ({ shape }: Frame): string =>
  shape === 'pilot'
    ? 'M-85 -100 H85 M-75 -45 Q0 -70 75 -45'
    : shape === 'cat'
      ? 'M-90 -60 Q0 -100 90 -60'
      : 'M-75 -35 Q0 -95 75 -35'

const half = ({ shape, rim, shine, lens, tint, weight }: Frame): string => {
  const path = LENSES[shape]
  const [reach, high] = HINGES[shape]
  return `<path d="M${reach - 12} ${high} q60 -8 75 40 l22 120" stroke="${rim}" stroke-width="${weight * 0.9}" stroke-linecap="round" fill="none"/>
<path d="${path}" fill="${lens}" fill-opacity="${tint}" stroke="${rim}" stroke-width="${weight}" stroke-linejoin="round"/>
<path d="${path}" fill="none" stroke="${shine}" stroke-width="${weight * 0.16}" stroke-linejoin="round" transform="translate(-2 -${weight * 0.26})"/>`
}

/** The glare lies on both lenses alike, so it is not mirrored. */
const glare = (x: number) =>
  `<path d="M${x - 90} 70 L${x + 2} -80 h38 L${x - 52} 70 Z M${x - 32} 70 L${x + 58} -80 h14 L${x - 18} 70 Z" fill="#fff" fill-opacity=".28"/>`

/** The drawing of a pair around (0, 0), some 1000 wide. */
export const pair = (frame: Frame): string =>
  `<ellipse cx="0" cy="215" rx="390" ry="26" fill="#14232b" fill-opacity=".14"/>
<path d="${bridge(frame)}" stroke="${frame.rim}" stroke-width="${frame.weight}" stroke-linecap="round" fill="none"/>
<g transform="translate(${MIDDLE} 0)">${half(frame)}</g><g transform="translate(-${MIDDLE} 0) scale(-1 1)">${half(frame)}</g>
${glare(MIDDLE)}${glare(-MIDDLE)}`

const frame = (
  shape: Frame['shape'],
  rim: string,
  shine: string,
  { lens = '#ffffff', tint = 0.42, weight = 34 }: Partial<Pick<Frame, 'lens' | 'tint' | 'weight'>> = {},
): Frame => ({ shape, rim, shine, lens, tint, weight })

/** The frames of the demonstration's optician. */
export const frames = {
  panke: frame('round', '#6b3a1f', '#b9774a'),
  havel: frame('panto', '#17363b', '#4f8a8f'),
  spree: frame('square', '#1c1f26', '#596070', { weight: 40 }),
  wuhle: frame('cat', '#a5243d', '#e58a9a'),
  dahme: frame('hexagon', '#b08a3c', '#f2dda6', { weight: 16 }),
  tegel: frame('pilot', '#8f9499', '#e8ecef', { weight: 14, lens: '#31536b', tint: 0.86 }),
  wannsee: frame('square', '#7a4a21', '#c99560', { lens: '#5b4127', tint: 0.84, weight: 38 }),
  muggel: frame('round', '#e2642f', '#ffc3a0', { weight: 30 }),
  plotze: frame('panto', '#2f6fc0', '#a9cdf5', { weight: 30 }),
} as const
