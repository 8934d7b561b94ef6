import { across, at, clipped, disc, down, oval, own, rough } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  ume: {
    pairs: [
      ['#3a3432', '#161312', '#6b625e'],
      ['#b5322e', '#7a1615', '#e58a78'],
    ],
    rest: ['#f9dcd6', '#dc8f88', '#a84e4c'],
    decor: 'lines',
  },
  nami: {
    pairs: [
      ['#2f4a78', '#15264a', '#7f9bc8'],
      ['#9c3a34', '#5f1a18', '#dc9284'],
    ],
    rest: ['#dceaf2', '#86aec8', '#43708f'],
    decor: 'waves',
  },
  kaede: {
    pairs: [
      ['#8a4a26', '#54270f', '#c98c58'],
      ['#a8632f', '#6d3813', '#e0ab74'],
    ],
    rest: ['#f8d9b4', '#d98c44', '#9a4c1c'],
    decor: 'grain',
  },
}

const decors = {
  lines: (long) =>
    fill(
      `M${long - 92} -9.600h4v19.200h-4zM${long - 82} -9.800h9v19.600h-9zM${long - 66} -10h3v20h-3z`,
      own('gold'),
    ) +
    fill(
      `M${long - 44} -4.500C${long - 52} -12 ${long - 36} -12 ${long - 40} -4.500C${long - 30} -8 ${long - 28} 4 ${long - 38} 1C${long - 40} 9 ${long - 50} 7 ${long - 46} 0C${long - 56} 2 ${long - 54} -8 ${long - 44} -4.500Z`,
      '#f3d98c',
      'transform="translate(12 1)"',
    ),
  waves: (long) =>
    Array.from({ length: 9 }, (_, index) => long - 20 - index * 15)
      .map((x) =>
        line(
          `M${x} -8A8 8 0 0 0 ${x} 8M${x - 4} -4.500A4.5 4.5 0 0 0 ${x - 4} 4.5`,
          '#e6d6a4',
          1.7,
          'opacity=".9"',
        ),
      )
      .join('') + fill(`M${long - 172} -8.400h4v16.800h-4z`, own('gold')),
  grain: (long) =>
    line(
      `M40 -2Q${long / 2} -6 ${long - 4} -5M70 2Q${long / 2} 4 ${long - 4} 1M120 4Q${long * 0.6} 8 ${long - 4} 6M${long - 150} -1q30 -3 60 0`,
      '#3c1c0a',
      1.2,
      'opacity=".55"',
    ) + fill(`M${long - 24} -10h3v20h-3z`, own('gold')),
}

/** A lacquered chopstick from its tip at the origin to its blunt end. */
const stick = (pair, long, decor) =>
  fill(
    `M0 5L${long} 14Q${long + 8} 16 ${long + 6} 24L0 11Z`,
    '#20120a',
    'opacity=".2" transform="translate(3 3)"',
  ) +
  fill(
    `M0 -2.600Q-4 0 0 2.600L${long} 10.400Q${long + 6} 10.4 ${long + 6} 0Q${long + 6} -10.4 ${long} -10.400Z`,
    own(`lacquer-${pair}`),
  ) +
  decors[decor](long) +
  line(`M12 -1.400L${long - 4} -5.6`, '#fff', 2, 'opacity=".7"') +
  line(`M2 2.200L70 4.4`, '#fff', 1, 'opacity=".2"')

/** A glazed rest in the shape of a flower. */
const rest =
  oval(4, 12, 34, 12, '#20120a', 'opacity=".25"') +
  fill(
    'M-30 8C-36 -6 -22 -14 -14 -10C-10 -22 10 -22 14 -10C24 -14 36 -4 30 8C20 18 -20 18 -30 8Z',
    own('rest'),
  ) +
  fill('M-18 -6C-12 -16 10 -16 14 -6C6 -10 -8 -10 -18 -6Z', '#fff', 'opacity=".7"')

const couple = (pair, long, decor) =>
  at(0, 0, stick(pair, long, decor), 'rotate(-1.6) scale(1 1.35)') +
  at(6, 38, stick(pair, long, decor), 'rotate(-2.4) scale(1 1.35)')

/** Two pairs of chopsticks in their box of paulownia, each with its rest. */
export function chopsticks(kind) {
  const { pairs, rest: glaze, decor } = kinds[kind]
  const inside = 'M-276 -212H276L298 12H-298Z'
  return {
    extent: [-332, -240, 332, 74],
    focus: [120, -96],
    back: -170,
    shadow: { x: 26, rx: 332, ry: 24, y: 66 },
    defs: [
      ...pairs.map(([middle, deep, light], index) =>
        across(`lacquer-${index}`, [middle, 0], [light, 0.24], [middle, 0.46], [deep, 1]).replace(
          '<linearGradient',
          '<linearGradient x2="0" y2="1"',
        ),
      ),
      down('wood', '#f0dcb6', '#dfc391'),
      down('wood-front', '#e2c796', '#c3a068'),
      down('cushion', '#fdfaf1', '#ece3cf'),
      down('rest', glaze[0], glaze[1], glaze[2]),
      down('gold', '#fbe9a8', '#c99a38'),
      clipped('tray', inside),
      `<filter id="own-paulownia" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .09" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .56 0 0 0 0 .38 0 0 0 0 .18 1.3 0 0 0 -.56"/><feComposite in2="SourceGraphic" operator="in" result="t"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="t"/></feMerge></filter>`,
      rough('silk', 0.5, 0.2),
      disc('under', ['#2a1a0e', 0, 0.4], ['#2a1a0e', 1, 0]),
    ],
    body:
      `<g filter="${own('paulownia')}">` +
      fill('M-300 -236H300L328 26H-328Z', own('wood')) +
      fill('M-328 26H328V70H-328Z', own('wood-front')) +
      '</g>' +
      line('M-328 26H328', '#f8ebcf', 2.4) +
      `<g filter="${own('silk')}">${fill(inside, own('cushion'))}</g>` +
      `<g clip-path="${own('tray')}">${fill('M-300 -216H300V-198H-300ZM-300 -216L-262 -216L-286 16H-310Z', '#5a4222', 'opacity=".2"')}</g>` +
      at(-190, -132, rest, 'scale(1.15 1.9)') +
      at(-256, -158, couple(0, 500, decor)) +
      at(-198, -32, rest, 'scale(1.15 1.9)') +
      at(-262, -58, couple(1, 452, decor)),
  }
}
