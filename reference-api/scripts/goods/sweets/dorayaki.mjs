import { openBox } from '../box.mjs'
import { at, blob, disc, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  tsubuan: { paste: '#4b2020', bean: '#7a3a34', bit: '#2c1010' },
  kuri: { paste: '#e9d596', bean: '#d9a83c', bit: '#f6e9bf', isChunky: true },
  matcha: { paste: '#6f8436', bean: '#8fa450', bit: '#4e6123' },
  yuzu: { paste: '#f0e2a4', bean: '#e3b52e', bit: '#f9f2cf' },
}

/** The browned face of a pancake: even in the middle, a pale edge. */
const face = (seed) =>
  `<path d="${blob(57, 47, 0.01, seed, 20)}" fill="#ecc57c"/>` +
  `<g filter="${own('griddle')}"><path d="${blob(53, 43.5, 0.014, seed + 3, 20)}" transform="translate(0 -.5)" fill="${own('brown')}"/></g>` +
  `<g filter="${own('sheen')}">${oval(-18, -20, 22, 9, '#fff3cf', 'opacity=".4" transform="rotate(-24 -18 -20)"')}</g>`

const whole = (seed, { paste }) =>
  oval(7, 24, 62, 36, own('under')) +
  `<path d="${blob(57, 47, 0.01, seed, 20)}" transform="translate(0 22)" fill="#b9803c"/>` +
  `<path d="${blob(57, 47, 0.01, seed, 20)}" transform="translate(0 17)" fill="#eac47e"/>` +
  `<path d="${blob(55, 46, 0.02, seed + 1, 20)}" transform="translate(0 12)" fill="${paste}"/>` +
  `<path d="${blob(57, 47, 0.01, seed, 20)}" transform="translate(0 6)" fill="#d9a85e"/>` +
  face(seed)

/** A pancake pair cut through the middle, its face with the paste towards the viewer. */
function cut({ paste, bean, bit, isChunky }) {
  const next = sequence(14)
  const beans = Array.from({ length: 36 }, (_, index) => {
    const x = next() * 150 - 75
    const y = (next() - 0.5) * 26 * (1 - Math.abs(x) / 110)
    const size = isChunky ? 4 + next() * 6 : 3.4 + next() * 3
    return oval(
      x.toFixed(1),
      y.toFixed(1),
      size.toFixed(1),
      (size * 0.74).toFixed(1),
      index % 3 ? bean : bit,
      'opacity=".8"',
    )
  }).join('')
  return (
    oval(8, 40, 104, 22, own('under')) +
    fill('M-98 -6C-70 -62 70 -62 98 -6Z', own('brown')) +
    line('M-70 -36Q0 -66 60 -40', '#fff0c8', 5, `opacity=".45" filter="${own('sheen')}"`) +
    `<g filter="${own('crumb')}">` +
    fill('M-98 -6C-74 -34 74 -34 98 -6C86 10 60 -10 0 -14C-60 -10 -86 10 -98 -6Z', '#f4d896') +
    fill('M-98 4C-90 44 90 44 98 4C80 -2 50 16 0 18C-50 16 -80 -2 -98 4Z', '#f1d28c') +
    '</g>' +
    line('M-97 8C-88 44 88 44 97 8', '#9c5a24', 6) +
    line('M-98 -6C-74 -33 74 -33 98 -6', '#9c5a24', 4.4) +
    fill('M-92 0C-60 -20 60 -20 92 0C60 20 -60 20 -92 0Z', paste) +
    beans +
    line('M-70 -8Q0 -18 60 -10', '#fff', 2.4, 'opacity=".4"')
  )
}

/** The box of ten dorayaki: eight in the box, two before it, one of them cut. */
export function dorayaki(kind) {
  const colours = kinds[kind]
  const box = openBox({
    columns: 4,
    rows: 2,
    wide: 132,
    deep: 122,
    board: ['#e8dcc2', '#d5c5a3', '#b5a27b'],
    paper: ['#f6eedd', '#e3d6bb', '#fffaf0'],
    hasWalls: false,
  })
  const pieces = Array.from({ length: 8 }, (_, index) => whole(index + 4, colours))
  const [left, top, right] = box.extent
  return {
    ...box,
    extent: [left, top, right, 172],
    focus: [70, 20],
    shadow: { ...box.shadow, rx: 290 },
    defs: [
      ...box.defs,
      disc('brown', ['#b8742f', 0], ['#a9642a', 0.7], ['#bd7c38', 0.9], ['#dba658', 1]),
      rough('griddle', 0.3, 0.4),
      rough('crumb', 0.24, 1.1),
      soft('sheen', 4),
      disc('under', ['#2c1c10', 0, 0.5], ['#2c1c10', 1, 0]),
    ],
    body:
      box.body(pieces) +
      at(-150, 108, whole(31, colours), 'scale(1.2)') +
      at(112, 120, cut(colours), 'scale(1.16)'),
  }
}
