import { at, ball, cut, disc, down, oval, own, rough, soft } from '../materials.mjs'
import { woven } from '../patterns.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const stars =
  '<path d="M12 2l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1zM34 26l2 5 5 1-4 3 1 6-4-3-5 3 1-6-3-3 5-1z" fill="#fff" opacity=".8"/>'
const dots =
  '<circle cx="10" cy="10" r="4" fill="#fff" opacity=".8"/><circle cx="34" cy="34" r="4" fill="#fff" opacity=".8"/>'
const checks = '<path d="M0 0h22v22H0zM22 22h22v22H22z" fill="#fff" opacity=".4"/>'

/** Light and dark ribbon of each cake, the print on the light one. */
const kinds = {
  mizu: { light: ['#bcdcea', '#86b4cc'], dark: ['#5a7fb0', '#33548a'], print: stars },
  momo: { light: ['#f8cdd2', '#e59aa6'], dark: ['#d05a74', '#a03450'], print: dots },
  kiiro: { light: ['#fae7a8', '#e8c860'], dark: ['#9dbb6c', '#6b8c40'], print: checks },
}

/** A tier: rolled nappies side by side around it, their spirals on top, a ribbon around them. */
function tier(half, high, count, ribbon, { print, band }) {
  const bend = half * 0.24
  const rolls = Array.from({ length: count }, (_, index) => {
    const turn = Math.PI * (1 - (index + 0.5) / count)
    const [x, y] = [Math.cos(turn) * half, Math.sin(turn) * bend]
    const wide = Math.max(9, ((Math.PI * half) / count) * 0.62 * (0.35 + 0.65 * Math.sin(turn)))
    return { x, y, wide }
  }).sort((one, two) => one.y - two.y)
  const spiral = (x, y, r) =>
    oval(
      x.toFixed(1),
      y.toFixed(1),
      r.toFixed(1),
      (r * 0.42).toFixed(1),
      '#fdfbf6',
      'stroke="#c9c2b4" stroke-width="1.2"',
    ) +
    `<path d="M${(x - r * 0.6).toFixed(1)} ${y.toFixed(1)}a${(r * 0.6).toFixed(1)} ${(r * 0.24).toFixed(1)} 0 0 1 ${(r * 1.1).toFixed(1)} 0a${(r * 0.4).toFixed(1)} ${(r * 0.16).toFixed(1)} 0 0 1 -${(r * 0.8).toFixed(1)} 0a${(r * 0.25).toFixed(1)} ${(r * 0.1).toFixed(1)} 0 0 1 ${(r * 0.5).toFixed(1)} 0" fill="none" stroke="#b9b2a4" stroke-width="1.3"/>`
  const inner = [0.72, 0.42]
    .map((part) => {
      const around = Math.round(count * 1.1 * part)
      return Array.from({ length: around }, (_, index) => {
        const turn = (index / around) * Math.PI * 2
        return spiral(Math.cos(turn) * half * part, -high + Math.sin(turn) * bend * part, half * 0.13)
      }).join('')
    })
    .join('')
  const wrap = (from, to, out) =>
    `M${-half - out} ${from}A${half + out} ${(bend + out * 0.4).toFixed(1)} 0 0 0 ${half + out} ${from}V${to}A${half + out} ${(bend + out * 0.4).toFixed(1)} 0 0 1 ${-half - out} ${to}Z`
  const [from, to] = [-high * 0.64, -high * 0.28]
  return (
    oval(0, -high, half + 6, bend + 3, '#e3ddd0') +
    inner +
    rolls
      .map(
        ({ x, y, wide }) =>
          `<g filter="${own('pad')}">` +
          fill(
            `M${(x - wide).toFixed(1)} ${(y - high).toFixed(1)}V${(y - 3).toFixed(1)}Q${x.toFixed(1)} ${(y + 6).toFixed(1)} ${(x + wide).toFixed(1)} ${(y - 3).toFixed(1)}V${(y - high).toFixed(1)}Z`,
            own('roll'),
          ) +
          '</g>' +
          spiral(x, y - high, wide),
      )
      .join('') +
    `<path d="${wrap(from + 5, to + 9, 10)}" fill="#2c1c10" opacity=".24" filter="${own('lift')}"/>` +
    `<g filter="${own('satin')}">${fill(wrap(from, to, 10), own(ribbon))}${print ? fill(wrap(from, to, 10), own('print')) : ''}</g>` +
    fill(wrap(from, to, 10), own('band')) +
    [from + 6, to - 6]
      .map((y) =>
        cut(
          `M${-half - 10} ${y}A${half + 10} ${(bend + 4).toFixed(1)} 0 0 0 ${half + 10} ${y}`,
          band,
          1.6,
          '5 4',
          'opacity=".8"',
        ),
      )
      .join('')
  )
}

/** A bow of satin: two loops, two ends cut in a notch, the knot. */
const bow = (ribbon) =>
  fill('M-6 6L-40 74L-24 70L-14 84L8 10ZM6 6L36 76L22 71L10 84L-8 10Z', own(ribbon)) +
  fill('M0 0C-50 -48 -84 -30 -76 2C-68 28 -28 18 0 0Z', own(ribbon)) +
  fill('M0 0C50 -48 84 -30 76 2C68 28 28 18 0 0Z', own(ribbon)) +
  fill(
    'M-6 -2C-36 -14 -56 -12 -62 2C-48 10 -26 8 -6 -2ZM6 -2C36 -14 56 -12 62 2C48 10 26 8 6 -2Z',
    '#2c1c10',
    'opacity=".22"',
  ) +
  line('M-66 -22Q-40 -34 -10 -8M66 -22Q40 -34 10 -8', '#fff', 3, 'opacity=".5"') +
  fill('M-13 -12Q0 -17 13 -12Q17 0 13 13Q0 18 -13 13Q-17 0 -13 -12Z', own(ribbon)) +
  line('M-6 -10V10M4 -11V11', '#2c1c10', 1.6, 'opacity=".24"')

/** A small bear of plush that sits on top, eyes and nose of thread. */
const bear =
  oval(0, 2, 34, 8, own('under')) +
  `<g filter="${own('plush')}">` +
  oval(-27, -12, 16, 11, own('fur')) +
  oval(27, -12, 16, 11, own('fur')) +
  oval(0, -32, 33, 33, own('fur')) +
  oval(0, -26, 20, 22, '#e8d2b4') +
  oval(-34, -40, 10, 18, own('fur'), 'transform="rotate(26 -34 -40)"') +
  oval(34, -40, 10, 18, own('fur'), 'transform="rotate(-26 34 -40)"') +
  oval(-25, -102, 12, 12, own('fur')) +
  oval(25, -102, 12, 12, own('fur')) +
  oval(-25, -101, 6.5, 6.5, '#e0c3a0') +
  oval(25, -101, 6.5, 6.5, '#e0c3a0') +
  oval(0, -80, 35, 31, own('fur')) +
  oval(0, -71, 15, 11.5, '#ecd8bc') +
  '</g>' +
  oval(-13, -85, 2.8, 3.2, '#2c1c14') +
  oval(13, -85, 2.8, 3.2, '#2c1c14') +
  fill('M-5 -76H5L0 -71Z', '#4a2c20') +
  line('M0 -71V-66', '#4a2c20', 1.6)

/** A cake of three tiers of rolled nappies, with ribbons, a bow and a bear. */
export function nappyCake(key) {
  const { light, dark, print } = kinds[key.replace('nappy-cake-', '')]
  return {
    extent: [-214, -462, 214, 52],
    focus: [-20, -220],
    back: -60,
    shadow: { x: 26, y: 20, rx: 214, ry: 44 },
    defs: [
      down('light', ...light),
      down('dark', ...dark),
      `<pattern id="own-print" width="44" height="44" patternUnits="userSpaceOnUse">${print}</pattern>`,
      ball('fur', '#dcb98c', '#bd9160', '#86603a'),
      `<linearGradient id="own-roll"><stop stop-color="#d9d2c4"/><stop offset=".34" stop-color="#fffefb"/><stop offset=".7" stop-color="#f6f2ea"/><stop offset="1" stop-color="#cbc3b3"/></linearGradient>`,
      `<linearGradient id="own-band"><stop stop-color="#20140a" stop-opacity=".34"/><stop offset=".3" stop-color="#fff" stop-opacity=".3"/><stop offset=".46" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#20140a" stop-opacity=".36"/></linearGradient>`,
      rough('pad', 0.5, 0.16),
      rough('plush', 0.42, 0.9),
      woven('satin', 0.3, '.02 .6', '.6 .02'),
      soft('lift', 4),
      disc('under', ['#2a1a0e', 0, 0.4], ['#2a1a0e', 1, 0]),
    ],
    body:
      oval(0, 4, 214, 52, '#f6efe0') +
      oval(0, 4, 214, 52, 'none', 'stroke="#d3c6ac" stroke-width="2"') +
      tier(180, 132, 19, 'light', { print: true, band: '#fff' }) +
      at(0, -128, tier(124, 116, 15, 'dark', { band: light[0] })) +
      at(0, -240, tier(74, 92, 11, 'light', { print: true, band: '#fff' })) +
      at(0, -332, bear) +
      at(0, -146, bow('dark'), 'scale(.78)'),
  }
}
export const nappyCakeProducts = Object.keys(kinds).map((kind) => `nappy-cake-${kind}`)
