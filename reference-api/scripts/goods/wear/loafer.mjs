import { across, at, down, oval, own, rough, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const leathers = {
  loafer: ['#5c5c62', '#2c2c31', '#101013'],
  brown: ['#b5713f', '#7f4520', '#43200c'],
}

const upper =
  'M-186 -20C-196 -66 -192 -118 -176 -136C-156 -146 -132 -140 -118 -132C-90 -116 -60 -104 -20 -104C-6 -114 6 -122 22 -120C58 -104 96 -86 136 -74C176 -62 196 -44 194 -20Q0 -8 -186 -20Z'
const sole = 'M-190 -24Q0 -10 196 -22Q202 -8 190 -2Q100 6 -60 2L-76 2V14H-186Q-194 0 -190 -24Z'

/** A penny loafer from the side: its strap with the slit, the raised seam of the toe, a low heel. */
const shoe = (deep, light) =>
  oval(10, 10, 200, 18, own('under')) +
  fill(sole, own('sole')) +
  line('M-188 -20Q0 -6 194 -19', '#cbb28a', 1.6, 'opacity=".7" stroke-dasharray="5 4"') +
  fill(
    'M-176 -134C-150 -158 -60 -146 -18 -106C-60 -104 -92 -116 -120 -132C-136 -142 -158 -144 -176 -134Z',
    own('lining'),
  ) +
  `<g filter="${own('grain')}">${fill(upper, own('leather'))}</g>` +
  `<path d="M40 -96Q110 -78 168 -44" fill="none" stroke="#fff" stroke-width="15" opacity=".5" filter="${own('sheen')}"/>` +
  `<path d="M-176 -108Q-182 -70 -176 -40" fill="none" stroke="#fff" stroke-width="9" opacity=".34" filter="${own('sheen')}"/>` +
  `<path d="M-150 -36Q0 -18 170 -34" fill="none" stroke="#000" stroke-width="14" opacity=".4" filter="${own('sheen')}"/>` +
  line('M-176 -136C-156 -146 -132 -140 -118 -132C-90 -116 -60 -104 -20 -104', light, 3.4) +
  line(
    'M-172 -130C-154 -138 -134 -133 -120 -125C-92 -109 -60 -97 -24 -97',
    '#e9dcc4',
    1.1,
    'opacity=".6" stroke-dasharray="3 3"',
  ) +
  line('M66 -98C60 -70 96 -52 180 -43', deep, 5) +
  line('M68 -101C64 -74 98 -56 180 -48', light, 1.8, 'opacity=".8"') +
  line('M72 -94C70 -76 100 -62 184 -52', '#e9dcc4', 1, 'opacity=".5" stroke-dasharray="3 3"') +
  fill(
    'M-30 -104C-14 -118 4 -126 22 -122C38 -112 46 -102 46 -94C30 -66 14 -44 -2 -24Q-38 -26 -62 -28C-52 -56 -42 -82 -30 -104Z',
    own('strap'),
  ) +
  line('M-30 -104C-42 -82 -52 -56 -62 -28M46 -94C30 -66 14 -44 -2 -24', deep, 2.4) +
  line(
    'M-25 -100C-36 -80 -45 -56 -55 -31M39 -92C25 -66 10 -46 -6 -28',
    '#e9dcc4',
    1.1,
    'opacity=".6" stroke-dasharray="3 3"',
  ) +
  fill('M-20 -86Q8 -92 24 -84L16 -70Q-4 -74 -26 -70Z', deep) +
  line('M-20 -86Q8 -92 24 -84', light, 1.6) +
  line('M-176 -104Q-148 -110 -130 -96L-124 -24', deep, 2, 'opacity=".8"') +
  line('M-171 -99Q-148 -104 -135 -92L-129 -26', '#e9dcc4', 1, 'opacity=".5" stroke-dasharray="3 3"') +
  line('M-184 6H-78', '#000', 2, 'opacity=".5"')

/** A pair of school shoes. */
export function loafer(kind) {
  const [light, middle, deep] = leathers[kind]
  return {
    extent: [-216, -222, 232, 30],
    focus: [60, -70],
    back: -90,
    shadow: { x: 20, rx: 200, ry: 20, y: 8 },
    defs: [
      down('leather', light, middle, middle, deep),
      down('strap', light, middle, deep),
      down('lining', '#cdb594', '#8d744f'),
      down('sole', '#4a3a2c', '#1d1611'),
      across('under', ['#000', 0, 0], ['#000', 0.5, 0.42], ['#000', 1, 0]),
      rough('grain', 0.5, 0.16),
      soft('sheen', 5),
    ],
    body: at(34, -66, shoe(deep, light), 'scale(.92)') + at(-14, 10, shoe(deep, light)),
  }
}
