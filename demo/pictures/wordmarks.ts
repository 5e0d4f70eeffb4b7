import { type Lettering, lettering, widthOf } from './lettering.ts'

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${height}" viewBox="0 0 ${Math.round(width)} ${height}">${inside}</svg>`

/** The jeweller's wordmark, 80 px high: the mark of the workshop, a W in a hexagon, before the name. */
function logo(ink: string, quiet: string): string {
  const name: Lettering = { size: 38, spacing: 0.16, fill: ink, weight: 0.014 }
  const line: Lettering = { face: 'sans', size: 10.5, spacing: 0.34, fill: quiet, weight: 0.022 }
  const [cx, cy, r] = [35, 40, 30]
  const hexagon = [0, 1, 2, 3, 4, 5]
    .map(
      (k) =>
        `${(cx + r * Math.sin((k * Math.PI) / 3)).toFixed(1)},${(cy - r * Math.cos((k * Math.PI) / 3)).toFixed(1)}`,
    )
    .join(' ')
  const at = 82
  const width = at + widthOf('WENNERHOLT', name) + 4
  return svg(
    width,
    80,
    `<polygon points="${hexagon}" fill="none" stroke="${ink}" stroke-width="1.4"/>${lettering('W', cx, cy + 11.5, { size: 34, fill: ink, weight: 0.014, align: 'middle' })}${lettering('WENNERHOLT', at, 46, name)}${lettering('JUWELIER · HAMBURG · 1898', at + 1, 66, line)}`,
  )
}

function optician(): string {
  const name: Lettering = { face: 'sans', size: 30, spacing: 0.01, fill: '#1f2a33', weight: 0.045 }
  const at = 96
  return svg(
    at + widthOf('optik sandkamp', name) + 4,
    64,
    `<g fill="none" stroke="#8c3b2e" stroke-width="4"><circle cx="24" cy="33" r="17"/><circle cx="64" cy="33" r="17"/><path d="M41 31 q3 -4 6 0"/></g>${lettering('optik sandkamp', at, 43, name)}`,
  )
}

const INK = '#26211d'

/** A brand's name in its own manner, 120 px high. */
function brand(text: string, options: Partial<Lettering>, under?: string): string {
  const style: Lettering = { size: 52, fill: INK, weight: 0.016, spacing: 0.06, ...options }
  const small: Lettering = { face: 'sans', size: 12, spacing: 0.32, fill: '#6d645b', weight: 0.02 }
  const wide = Math.max(widthOf(text, style), under ? widthOf(under, small) : 0) + 24
  const below = under ? lettering(under, wide / 2, 98, { ...small, align: 'middle' }) : ''
  return svg(wide, 120, lettering(text, wide / 2, under ? 72 : 78, { ...style, align: 'middle' }) + below)
}

const sans = { face: 'sans' } as const

export const wordmarks: Record<string, () => string> = {
  'logo.svg': () => logo(INK, '#6d645b'),
  'logo-dark.svg': () => logo('#f6efe3', '#cfc4b4'),
  'sandkamp-logo.svg': optician,
  'brand-rolex.svg': () => brand('Rolex', { spacing: 0.02 }),
  'brand-longines.svg': () => brand('Longines', { spacing: 0.02 }),
  'brand-tidewerk.svg': () => brand('TIDEWERK', { ...sans, size: 42, spacing: 0.26, weight: 0.05 }, 'HAMBURG'),
  'brand-corvin-fils.svg': () => brand('Corvin & Fils', { size: 56, spacing: 0 }, 'VALLÉE DE JOUX'),
  'brand-brennhoefer.svg': () => brand('BRENNHÖFER', { ...sans, size: 38, spacing: 0.12, weight: 0.09 }, 'SEIT 1927'),
  'brand-hallander.svg': () => brand('hallander', { ...sans, size: 46, spacing: 0.02, weight: 0.02 }),
  'brand-atelier-wennerholt.svg': () => brand('Atelier Wennerholt', { size: 50, spacing: 0.01 }),
  'brand-ferrault.svg': () => brand('FERRAULT', { size: 48, spacing: 0.3 }, 'LYON'),
  'brand-lindvall.svg': () => brand('ateljé lindvall', { size: 52, spacing: 0.04 }),
  'brand-amdal.svg': () => brand('AMDAL', { size: 50, spacing: 0.34 }, 'PERLEN'),
  'brand-dornbach.svg': () => brand('DORNBACH', { size: 46, spacing: 0.16, weight: 0.03 }, 'RINGSCHMIEDE'),
  'brand-belcourt-ney.svg': () => brand('Belcourt & Ney', { size: 54, spacing: 0.02 }),
  'brand-luettje.svg': () => brand('lüttje', { ...sans, size: 58, spacing: 0, weight: 0.06 }),
  'brand-ohlenbrook.svg': () => brand('OHLENBROOK', { size: 44, spacing: 0.12, weight: 0.026 }, 'SATTLEREI'),
  'brand-ombriere.svg': () => brand('Ombrière', { size: 60, spacing: 0.03, weight: 0.006 }, 'GRASSE'),
}
