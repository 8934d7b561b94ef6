import { at, ball, blob, disc, down, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  sake: {
    flesh: ['#f7a072', '#ec7a4c', '#d9602f'],
    fat: '#ffd9bf',
    skin: ['#6f7c86', '#c9ced0', '#4a5660'],
    belly: '#fbd8c2',
  },
  saikyo: {
    flesh: ['#fbf4e4', '#f2e6cb', '#e2cfa6'],
    fat: '#fffdf6',
    skin: ['#3f4146', '#6b6c70', '#232428'],
    belly: '#f7ecd4',
    miso: '#cfa55c',
  },
}

const slab =
  'M-58 40C-66 4 -60 -44 -40 -78Q-18 -96 12 -92C40 -88 58 -70 62 -44C66 -10 56 28 40 46Q28 58 14 50C-8 40 -34 50 -58 40Z'
/** The cut side below the face, so that a slice has the thickness of two centimetres. */
const side =
  'M-58 40C-34 50 -8 40 14 50Q28 58 40 46C56 28 66 -10 62 -44L68 -34C72 0 62 40 46 60Q32 72 16 64C-8 54 -32 66 -54 56Z'
const layers = [
  'M-52 30C-34 10 -10 14 10 44',
  'M-57 8C-34 -20 4 -10 36 40',
  'M-57 -14C-30 -46 22 -30 52 20',
  'M-53 -36C-24 -68 34 -48 61 -12',
  'M-47 -56C-18 -84 38 -66 60 -44',
  'M-38 -74C-14 -92 30 -82 48 -70',
]

/** A salmon or cod slice: skin along the back, flakes of flesh with fat between, the thin belly. */
function slice({ fat, belly, miso }, seed) {
  return (
    oval(8, 54, 66, 16, own('under')) +
    fill(side, own('cut')) +
    `<g filter="${own('wet')}">${fill(slab, own('flesh'))}</g>` +
    fill('M14 50C20 24 34 8 62 -26C64 6 54 32 40 46Q28 58 14 50Z', belly, 'opacity=".55"') +
    layers.map((path, index) => line(path, fat, index % 2 ? 3.2 : 2.3, 'opacity=".85"')).join('') +
    line('M-58 40C-66 4 -60 -44 -40 -78Q-18 -96 12 -92C26 -90 38 -85 46 -78', own('skin'), 9) +
    line('M-56 34C-62 2 -57 -42 -38 -74', '#fff', 1.8, 'opacity=".5"') +
    line('M-34 -60q18 -12 42 -8M-44 -6q8 -4 18 -4', '#fff', 4, 'opacity=".4"') +
    (miso
      ? [
          [-20, -30],
          [18, -60],
          [26, 8],
          [-30, 22],
        ]
          .map(
            ([x, y], index) =>
              `<path d="${blob(19, 11, 0.3, seed + index)}" transform="translate(${x} ${y})" fill="${miso}" opacity=".5" filter="${own('glaze')}"/>`,
          )
          .join('')
      : '')
  )
}

const sasa = (x, y, turn, size) =>
  at(
    x,
    y,
    fill('M0 0C30 -26 96 -28 150 -4C100 18 34 22 0 0Z', own('sasa')) +
      line(
        'M4 -1C50 -6 100 -6 144 -4M14 -6C50 -14 96 -15 130 -9M14 4C50 6 96 6 128 1',
        '#2f5a2c',
        1.2,
        'opacity=".5"',
      ),
    `rotate(${turn}) scale(${size})`,
  )

const grain = (() => {
  const next = sequence(4)
  return Array.from({ length: 26 }, (_, index) => {
    const y = -196 + index * 9.4
    return `M${-292 + next() * 30} ${y.toFixed(1)}C-120 ${(y + next() * 5).toFixed(1)} 120 ${(y - next() * 5).toFixed(1)} ${(262 + next() * 30).toFixed(1)} ${y.toFixed(1)}`
  }).join('')
})()

/** A shallow tray of thin wood, seen from above at a slant. */
const tray =
  fill('M-286 -206H286L330 66H-330Z', own('wood')) +
  line(grain, '#a07a42', 1.1, 'opacity=".34"') +
  fill('M-330 66H330V92H-330Z', own('wood-front')) +
  fill('M-286 -206H286L289 -190H-289Z', '#7a5a2e', 'opacity=".4"') +
  line('M-286 -206H286M-286 -206L-330 66M286 -206L330 66', '#c8a56c', 7) +
  line('M-330 66H330', '#f5e3bd', 4)

export function slices(kind, count) {
  const { flesh, skin } = kinds[kind]
  const places =
    count === 6
      ? [
          [-178, -102],
          [-4, -104],
          [170, -102],
          [-196, 8],
          [-6, 8],
          [184, 8],
        ]
      : [
          [-178, -102],
          [-4, -104],
          [170, -102],
          [-106, 8],
          [94, 8],
        ]
  return {
    extent: [-336, -214, 336, 96],
    focus: [-40, -40],
    back: -160,
    shadow: { y: 86, rx: 336, ry: 22 },
    defs: [
      ball('flesh', [flesh[0], 0], [flesh[0], 0.3], [flesh[1], 0.75], [flesh[2], 1]),
      down('cut', flesh[1], flesh[2]),
      down('skin', skin[0], skin[1], skin[2], skin[0]),
      down('sasa', '#6ea05a', '#3f7440'),
      down('wood', '#f0dcb4', '#e2c691'),
      down('wood-front', '#d2b077', '#b5905a'),
      disc('under', ['#3a2410', 0, 0.42], ['#3a2410', 1, 0]),
      rough('wet', 0.05, 0.9),
      soft('glaze', 3),
    ],
    body:
      tray +
      sasa(-300, -40, -24, 1.3) +
      sasa(150, -150, 16, 1.1) +
      places
        .map(([x, y], index) =>
          at(
            x,
            y,
            slice(kinds[kind], index * 5),
            `rotate(${(index % 2 ? 5 : 1) - 4}) scale(${y < 0 ? 1.16 : 1.3} ${y < 0 ? 0.88 : 0.98})`,
          ),
        )
        .join('') +
      sasa(196, 62, -14, 0.78),
  }
}
