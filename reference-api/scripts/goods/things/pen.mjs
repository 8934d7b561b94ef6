import { across, at, down, own, rough, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  tame: {
    lacquer: ['#7c2a1c', '#4a120d', '#22070a'],
    rim: '#a8452d',
    box: ['#3a2a24', '#241813', '#15100d'],
    lining: ['#f3ead6', '#ded0b2'],
  },
  ruri: {
    lacquer: ['#2f5ea8', '#173469', '#0a1734'],
    rim: '#5a8ad0',
    box: ['#2b303a', '#1c2029', '#11141a'],
    lining: ['#f1ece2', '#d8d0c0'],
  },
  wakaba: {
    lacquer: ['#6e9a48', '#3d6428', '#1c3514'],
    rim: '#94bd68',
    box: ['#333a2c', '#22281d', '#141811'],
    lining: ['#f3ecd8', '#dccfae'],
  },
}

/** The cap, lying beside the pen: 190 long from its rounded end to its lip. */
const cap =
  fill('M8 -17Q0 -17 -4 -9Q-8 0 -4 9Q0 17 8 17H176Q180 17 180 12V-12Q180 -17 176 -17Z', own('lacquer')) +
  line('M10 -10H172', '#fff', 3.4, 'opacity=".75"') +
  line('M12 -5H168', '#fff', 1.2, 'opacity=".3"') +
  line('M10 13H172', own('rim'), 2, 'opacity=".8"') +
  fill('M158 -17.6h9v35.2h-9zM171 -17.6h4v35.2h-4z', own('gold')) +
  fill(
    'M18 -6Q12 -6 12 0Q12 6 18 6H104Q114 5 118 0Q114 -5 104 -6Z',
    '#1a0d08',
    'opacity=".45" transform="translate(2 4)"',
  ) +
  fill('M20 -5Q14 -5 14 0Q14 5 20 5H104Q118 6 124 0Q118 -6 104 -5Z', own('gold')) +
  fill('M10 -8h9v16h-9z', own('gold')) +
  line('M22 -2H110', '#fffbe4', 1.6, 'opacity=".9"')

/** The nib: gold, its shoulders narrowing to the point, with slit and breather hole. */
const nib =
  fill('M0 -10C18 -13 34 -9 68 -.8L71 1L68 2C34 11 18 14 0 11Z', own('gold')) +
  fill('M0 -5C16 -7 30 -5 52 0C30 5 16 7 0 6Z', '#fff7d2', 'opacity=".4"') +
  line('M20 .6H69', '#5b4312', 1.3) +
  `<circle cx="20" cy=".6" r="3.2" fill="#4c3710"/>` +
  line('M4 -8C18 -10 30 -7 46 -3.4', '#fffbe4', 1.4, 'opacity=".9"')

/** The pen without its cap: body, ring, section, nib. 330 long. */
const barrel =
  fill('M6 -16Q-8 -12 -10 0Q-8 12 6 16L176 17.5V-17.5Z', own('lacquer')) +
  line('M4 -9.5L172 -10.5', '#fff', 3.6, 'opacity=".8"') +
  line('M8 -4.5L170 -5', '#fff', 1.2, 'opacity=".3"') +
  line('M6 12.6L174 13.6', own('rim'), 2, 'opacity=".8"') +
  fill('M176 -17.8h6v35.6h-6z', own('gold')) +
  fill('M182 -13L244 -10.5Q252 -12 254 -11V12Q252 13 244 11.5L182 14Z', own('grip')) +
  line('M184 -7.4L246 -5.6', '#fff', 2.4, 'opacity=".55"') +
  fill('M254 -11.5h3.4v24h-3.4z', own('gold')) +
  at(257, 0, nib)

/** The case: a lid that stands open behind, a lined tray in front. */
const casing =
  fill('M-262 -196Q-262 -206 -252 -206H252Q262 -206 262 -196L272 -92H-272Z', own('box')) +
  `<g filter="${own('nap')}">${fill('M-248 -194H248L258 -96H-258Z', own('satin'))}</g>` +
  line(
    'M-180 -190L-190 -98M-84 -190L-90 -98M84 -190L90 -98M180 -190L190 -98',
    '#b9a987',
    1.4,
    'opacity=".5"',
  ) +
  fill('M-54 -156h108v24h-108z', '#f9f3e2', 'opacity=".55"') +
  line('M-34 -144H34', '#a98e55', 2.4) +
  fill('M-272 -92H272L306 22H-306Z', own('box-top')) +
  `<g filter="${own('nap')}">${fill('M-256 -84H256L284 12H-284Z', own('velvet'))}</g>` +
  fill('M-256 -84H256L260 -68H-260Z', '#000', 'opacity=".22"') +
  fill('M-306 22H306V58Q306 66 298 66H-298Q-306 66 -306 58Z', own('box')) +
  line('M-304 24H304', '#fff', 2, 'opacity=".35"') +
  line('M-292 44H120', '#fff', 9, `opacity=".1" filter="${own('glow')}"`)

export function pen(kind) {
  const { lacquer, rim, box, lining } = kinds[kind]
  const [light, middle, deep] = lacquer
  const round = (id, ...stops) =>
    across(id, ...stops).replace('<linearGradient', '<linearGradient x2="0" y2="1"')
  return {
    extent: [-310, -210, 310, 70],
    focus: [70, -56],
    back: -150,
    shadow: { x: 24, y: 60, rx: 310, ry: 22 },
    defs: [
      round('lacquer', middle, [light, 0.24], [middle, 0.5], [deep, 0.82], [middle, 1]),
      round('grip', '#3a3330', ['#5d5450', 0.22], ['#1a1614', 0.7], '#0e0c0b'),
      round('gold', '#c99b3e', ['#fff0b4', 0.26], ['#d3a544', 0.5], ['#8a6420', 0.86], '#b78a36'),
      across('rim', [rim, 0], [rim, 1]),
      down('box', box[0], box[1], box[2]),
      down('box-top', box[1], box[0]),
      down('satin', lining[0], lining[1], lining[0], lining[1]),
      down('velvet', lining[1], lining[0]),
      rough('nap', 0.3, 0.3),
      soft('groove', 4),
      soft('glow', 5),
    ],
    body:
      casing +
      `<path d="M-170 -58H60M-196 -4H200" fill="none" stroke="#4b3a20" stroke-width="34" stroke-linecap="round" opacity=".3" filter="${own('groove')}"/>` +
      at(-186, -58, cap, 'scale(1.2 1.05)') +
      at(-196, -10, barrel, 'scale(1.22 1.2)'),
  }
}
