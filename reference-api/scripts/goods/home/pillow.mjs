import { fill, line } from '../../scenes/paint.mjs'
import { ball, cut, own, sequence, soft } from '../materials.mjs'

const star = 'M0 -13L3.6 -4L13 -4L5.4 1.6L8.4 11L0 5.2L-8.4 11L-5.4 1.6L-13 -4L-3.6 -4Z'
const chip = (x, y, turn, next) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-13 -5L11 -7L14 3L-10 6Z', '#b98a54', 'transform="translate(0 3)"')}${fill('M-13 -5L11 -7L14 3L-10 6Z', next() > 0.5 ? '#f0d7a8' : '#e6c68f')}${line('M-10 0L11 -2M-9 3L10 0', '#c79a62', 1)}</g>`
const husk = (x, y, turn, next) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-7 4L0 -7L7 4Q0 8 -7 4Z', next() > 0.5 ? '#5c4434' : '#7a5c44')}${line('M0 -6L1 5', '#a5846a', 1)}</g>`
/** An opened cotton boll: four lobes of fibre on a dry, brown calyx. */
const boll = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn % 40})">${fill('M-24 4L-10 12L0 22L10 12L24 4L8 16L0 26L-8 16Z', '#8a6a48')}` +
  [
    [-10, -4],
    [10, -4],
    [-7, 8],
    [8, 8],
  ]
    .map(
      ([dx, dy]) =>
        `<ellipse cx="${dx}" cy="${dy + 3}" rx="13" ry="11" fill="#cbc3b4"/><ellipse cx="${dx}" cy="${dy}" rx="13" ry="11" fill="#fdfbf6"/>`,
    )
    .join('') +
  `${line('M0 -12V16M-16 2Q0 -2 16 2', '#d8d0c1', 1.6)}</g>`

const kinds = {
  hinoki: {
    cloth: ['#fbf6ea', '#f0e6d2', '#c9b999'],
    piping: '#9a7a4c',
    tag: '#7f9a5c',
    filling: [chip, 44],
    print: '<path d="M0 1.600h6M1.6 0v6" stroke="#a58f68" stroke-width=".9" opacity=".3"/>',
    size: 6,
  },
  sobagara: {
    cloth: ['#eadcc0', '#d6c19a', '#a58b5e'],
    piping: '#7a5a3c',
    tag: '#7a4a34',
    filling: [husk, 90],
    print: '<path d="M12 6v12M6 12h12M36 30v12M30 36h12" stroke="#fdf6e4" stroke-width="3"/>',
    size: 48,
  },
  kids: {
    cloth: ['#bcdbe8', '#98c2d4', '#6691a6'],
    piping: '#f2d468',
    tag: '#f2c94c',
    print: `<g fill="#fdfdf8"><path d="${star}" transform="translate(18 18)"/><path d="${star}" transform="translate(52 52) scale(.7)"/></g>`,
    size: 68,
  },
  wata: {
    cloth: ['#fdfcf8', '#efebe2', '#c6bfb2'],
    piping: '#b9ae9a',
    tag: '#e3a7a2',
    filling: [boll, 5],
    print: '<path d="M0 2h5M2 0v5" stroke="#8f8676" stroke-width=".8" opacity=".26"/>',
    size: 5,
  },
}

const shape =
  'M-226 -226C-150 -206 -84 -240 0 -242C84 -240 150 -206 226 -226C208 -160 212 -70 226 -8C150 -26 84 -2 0 0C-84 -2 -150 -26 -226 -8C-212 -70 -208 -160 -226 -226Z'
const creases = [
  'M-214 -214C-180 -196 -160 -176 -146 -150M-206 -196C-190 -170 -182 -150 -178 -128',
  'M214 -214C180 -196 160 -176 146 -150M206 -196C190 -170 182 -150 178 -128',
  'M-214 -20C-184 -36 -166 -54 -152 -78M-206 -40C-192 -62 -184 -82 -180 -100',
  'M214 -20C184 -36 166 -54 152 -78M206 -40C192 -62 184 -82 180 -100',
].join('')

/** Scatters the filling in front of the pillow. */
function scatter([draw, count], seed) {
  const next = sequence(seed)
  return Array.from({ length: count }, (_, index) => {
    const [angle, far] = [index * 2.4, Math.sqrt((index + 0.5) / count)]
    return [100 + Math.cos(angle) * far * 118, 22 + Math.sin(angle) * far * 22, Math.round(next() * 360)]
  })
    .sort(([, a], [, b]) => a - b)
    .map(([x, y, turn]) => draw(x.toFixed(1), y.toFixed(1), turn, next))
    .join('')
}

/** A plump pillow with piped edges and pinched corners; a handful of its filling before it. */
export function pillow(kind) {
  const { cloth, piping, tag, filling, print, size } = kinds[kind]
  const [, , deep] = cloth
  const shade = (path, width, opacity) =>
    `<path d="${path}" fill="none" stroke="#3a2a1c" stroke-width="${width}" opacity="${opacity}" filter="${own('puff')}"/>`
  return {
    extent: [-232, -250, 232, filling ? 50 : 6],
    focus: filling ? [70, -60] : [0, -120],
    shadow: { x: 30, y: -8, rx: 230, ry: 26 },
    defs: [
      ball('cloth', [cloth[0], 0], [cloth[1], 0.55], [deep, 1]),
      `<pattern id="own-print" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${print}</pattern>`,
      '<pattern id="own-weave" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1h4" stroke="#fff" stroke-width=".8" opacity=".3"/><path d="M1 0v4" stroke="#3a2a1c" stroke-width=".7" opacity=".12"/></pattern>',
      `<clipPath id="own-inside"><path d="${shape}"/></clipPath>`,
      soft('puff', 12),
      soft('crease', 4),
    ],
    body:
      fill(shape, own('cloth')) +
      fill(shape, own('print')) +
      fill(shape, own('weave')) +
      `<g clip-path="${own('inside')}">${shade(shape, 26, 0.4)}` +
      shade('M-200 -30C-110 -60 110 -60 200 -30', 22, 0.16) +
      `<path d="${creases}" fill="none" stroke="#3a2a1c" stroke-width="7" opacity=".28" filter="${own('crease')}"/>` +
      `<path d="${creases}" fill="none" stroke="#fff" stroke-width="4" opacity=".45" filter="${own('crease')}" transform="translate(4 5)"/>` +
      `<ellipse cx="-50" cy="-160" rx="120" ry="46" fill="#fff" opacity=".3" filter="${own('puff')}"/></g>` +
      line(shape, deep, 6) +
      line(shape, piping, 4) +
      cut(shape, '#fff', 2, '3 4', 'opacity=".4"') +
      fill('M168 -58h34v24h-34z', tag) +
      line('M174 -50h22M174 -43h14', '#fff', 1.6, 'opacity=".8"') +
      (filling ? scatter(filling, 9) : ''),
  }
}
