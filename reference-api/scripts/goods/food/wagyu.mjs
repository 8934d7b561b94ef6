import { across, at, blob, down, own, sequence, stained } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

/** Cuts of beef: their colour, and how dense the fat runs through them (`gain` and `offset` of its veins). */
const cuts = {
  karubi: {
    meat: ['#d5545a', '#b93a44', '#8f2530'],
    gain: -9,
    offset: 1.75,
    frequency: '0.03 0.055',
    seed: 4,
  },
  momo: {
    meat: ['#bf3840', '#a32530', '#7a1621'],
    gain: -12,
    offset: 0.85,
    frequency: '0.022 0.05',
    seed: 12,
  },
  rare: { meat: ['#d86168', '#c04751', '#96303b'], gain: -9, offset: 1.5, frequency: '0.05 0.1', seed: 21 },
  rosu: { meat: ['#d65a60', '#bd3f49', '#932b36'], gain: -9, offset: 1.6, frequency: '0.02 0.036', seed: 8 },
  sirloin: {
    meat: ['#c94b51', '#ad333d', '#84222c'],
    gain: -9,
    offset: 1.7,
    frequency: '0.026 0.05',
    seed: 31,
  },
}

const cutDefs = (kinds) =>
  kinds.flatMap((kind) => {
    const { meat, gain, offset, frequency, seed } = cuts[kind]
    return [
      down(kind, ...meat),
      stained(`${kind}-fat`, {
        type: 'turbulence',
        frequency,
        colour: [1, 0.93, 0.88],
        gain,
        offset,
        seed,
        octaves: 3,
      }),
    ]
  })

const marbled = (kind, path, more = '') =>
  `<g filter="${own(`${kind}-fat`)}" ${more}>${fill(path, own(kind))}</g>`

/** A thin slice of yakiniku beef: a wavy oblong with a rim of fat along one edge. */
function strip(kind, seed) {
  const next = sequence(seed)
  const w = () => (next() - 0.5) * 7
  const path = `M-46 ${(26 + w()).toFixed(1)}C-54 4 -52 -20 -40 ${(-30 + w()).toFixed(1)}C-14 -38 16 -26 42 ${(-34 + w()).toFixed(1)}C54 -18 54 10 46 ${(24 + w()).toFixed(1)}C20 34 -18 20 -46 ${(26 + w()).toFixed(1)}Z`
  return (
    `<path d="${path}" transform="translate(3 6)" fill="#4a1218" opacity=".5"/>` +
    `<path d="${path}" transform="translate(1 3)" fill="${cuts[kind].meat[2]}"/>` +
    marbled(kind, path) +
    (kind === 'momo' ? '' : line('M-40 -30C-14 -37 16 -26 42 -34', '#fbeee2', kind === 'karubi' ? 6 : 3.4)) +
    (kind === 'rare' ? line('M-46 -2C-20 -8 12 2 48 -6', '#fdf1e6', 3) : '') +
    line('M-34 -18Q-10 -26 12 -20', '#fff', 3, 'opacity=".3"')
  )
}

const pile = (kind, x) =>
  [0, 1, 2, 3]
    .flatMap((row) => [
      [-42, -128 + row * 44],
      [44, -120 + row * 44],
    ])
    .map(([dx, y], index) =>
      at(
        x + dx * (1 + y / 900),
        y,
        strip(kind, index * 3 + x),
        `rotate(${index % 2 ? 8 : -10}) scale(${(1.02 + y / 900).toFixed(2)} .92)`,
      ),
    )
    .join('')

/** A wide thin slice for sukiyaki, folded once so that its marbled face shows. */
function fold(seed) {
  const path = blob(128, 74, 0.05, seed, 16)
  return (
    `<path d="${path}" transform="translate(5 9)" fill="#3a0f14" opacity=".45"/>` +
    `<path d="${path}" transform="translate(2 4)" fill="#8a2832"/>` +
    marbled('rosu', path) +
    line('M-122 -18C-112 -52 -60 -74 0 -73C64 -72 110 -50 123 -14', '#fbeee2', 8) +
    line('M-60 30C-34 14 -30 -12 -8 -20C18 -28 36 -2 66 -10', '#fdf0e6', 4.5, 'opacity=".85"') +
    line('M-80 -34Q-30 -56 20 -54', '#fff', 4, 'opacity=".25"')
  )
}

/** A sirloin steak, two centimetres thick, its cap of fat along the back. */
function steak() {
  const face =
    'M-120 46C-138 4 -122 -52 -80 -74C-30 -98 58 -92 100 -62C134 -36 132 12 104 36C84 54 58 44 34 56C-12 76 -98 84 -120 46Z'
  const cap =
    'M-120 46C-138 4 -122 -52 -80 -74C-30 -98 58 -92 100 -62C114 -52 121 -38 124 -24C110 -46 86 -60 60 -66C8 -78 -46 -74 -78 -56C-108 -36 -114 8 -104 44C-104 58 -114 58 -120 46Z'
  return (
    `<path d="${face}" transform="translate(6 30)" fill="#2c0c10" opacity=".4"/>` +
    `<path d="${face}" transform="translate(0 22)" fill="#7c1f29"/>` +
    `<path d="${face}" transform="translate(0 11)" fill="#96303a"/>` +
    marbled('sirloin', face) +
    `<path d="${cap}" fill="#fbeedd"/>` +
    line('M-112 30C-122 -10 -108 -50 -74 -64C-30 -84 46 -80 88 -56', '#fff', 3, 'opacity=".7"') +
    line(
      'M-66 26C-46 4 -50 -18 -20 -26C6 -32 20 -12 52 -20M40 40C46 22 66 16 92 14',
      '#fdeee2',
      4.6,
      'opacity=".85"',
    ) +
    line('M-74 -36Q-30 -56 24 -52', '#fff', 4, 'opacity=".25"')
  )
}

const leaf = (x, y, turn) =>
  at(
    x,
    y,
    fill('M0 0C14 -24 46 -30 74 -10C52 12 20 16 0 0Z', own('shiso')) +
      line(
        'M2 -1C26 -8 48 -11 70 -10M22 -6L30 -18M40 -9L50 -20M24 -5L34 4M42 -9L52 0',
        '#2c5a2c',
        1.2,
        'opacity=".6"',
      ),
    `rotate(${turn})`,
  )

/** A lacquered tray with a gold rim; `walls` part it. */
const tray = (walls) =>
  fill('M-276 -196H276L322 70H-322Z', own('lacquer')) +
  fill('M-258 -184H258L298 56H-298Z', own('inside')) +
  walls.map((x) => fill(`M${x - 3} -184h6L${x * 1.16 + 4} 56h-8z`, '#4b3f38')).join('') +
  fill('M-322 70H322V98Q322 104 316 104H-316Q-322 104 -322 98Z', own('front')) +
  line('M-276 -196H276L322 70H-322Z', '#b8964e', 2.4) +
  line('M-270 -190H90', '#fff', 3, 'opacity=".3"') +
  line('M-310 84H60', '#fff', 6, 'opacity=".1"')

const contents = {
  yakiniku: () =>
    pile('karubi', -186) +
    pile('momo', 0) +
    pile('rare', 186) +
    leaf(-116, -150, -12) +
    leaf(60, -150, -8) +
    leaf(244, -148, -14),
  sukiyaki: () =>
    [
      [-150, -118, -8],
      [30, -126, 6],
      [166, -104, 12],
      [-160, -50, -12],
      [0, -56, 4],
      [166, -36, 8],
      [-122, 6, -6],
      [84, 8, 6],
    ]
      .map(([x, y, turn], index) => at(x, y, fold(index + 5), `rotate(${turn}) scale(.98 .62)`))
      .join('') + leaf(196, 34, -18),
  steak: () =>
    at(-142, -66, steak(), 'rotate(-6) scale(1.06 .92)') +
    at(138, -54, steak(), 'rotate(4) scale(1.06 .92)') +
    leaf(-38, 34, -10),
}
const shownCuts = { yakiniku: ['karubi', 'momo', 'rare'], sukiyaki: ['rosu'], steak: ['sirloin'] }

export function wagyu(kind) {
  return {
    extent: [-328, -200, 328, 108],
    focus: [-50, -60],
    back: -150,
    shadow: { y: 98, rx: 330, ry: 24 },
    defs: [
      ...cutDefs(shownCuts[kind]),
      down('lacquer', '#4a3d36', '#241c18'),
      down('inside', '#2b221e', '#171210'),
      across('front', '#2d231e', ['#4b3d35', 0.3], '#1a1411'),
      down('shiso', '#6aa254', '#35703a'),
    ],
    body: tray(kind === 'yakiniku' ? [-94, 94] : []) + contents[kind](),
  }
}
