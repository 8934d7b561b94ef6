import { across, at, disc, down, oval, own, rough, sequence } from '../materials.mjs'
import { rings } from '../patterns.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const round = (number) => +number.toFixed(1)

/** Outline of a cup without its handle: nearly straight walls, a rounded foot. */
const outlineOf = (half, high, foot, bend) =>
  `M${-half} ${-high}C${-half} ${-high * 0.5} ${-half + 4} -26 ${-foot} -8Q0 ${bend} ${foot} -8C${half - 4} -26 ${half} ${-high * 0.5} ${half} ${-high}A${half} ${round(half * 0.27)} 0 0 1 ${-half} ${-high}Z`

/** Small prints that follow the wall: their columns crowd towards its edges. */
const printed = (half, heights, content) =>
  heights
    .map((y, row) =>
      [-0.84, -0.6, -0.36, -0.12, 0.12, 0.36, 0.6, 0.84]
        .map((turn) => turn + (row % 2 ? 0.12 : 0))
        .filter((turn) => Math.abs(turn) < 0.9)
        .map((turn) => {
          const x = Math.sin((turn * Math.PI) / 2) * half
          const narrow = Math.cos((turn * Math.PI) / 2)
          return `<g transform="translate(${round(x)} ${round(y + narrow * half * 0.24)}) scale(${round(narrow * 100) / 100} 1)">${content}</g>`
        })
        .join(''),
    )
    .join('')

const waves = (half, ink) =>
  line(
    [-104, -88, -72, -56]
      .map(
        (y) => `M${-half} ${y}Q${-half + 8} ${y - 4} ${-half + 16} ${y + 8}${'q10 -12 20 2t20 2'.repeat(5)}`,
      )
      .join(''),
    ink,
    3,
  )
const star = 'M0 -8L2.2 -2.6L8 -2.6L3.4 1L5 7L0 3.4L-5 7L-3.4 1L-8 -2.6L-2.2 -2.6Z'
const leaf = 'M0 -9C8 -6 8 6 0 9C-8 6 -8 -6 0 -9Z'
const flower = (ink, heart) =>
  [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cy="-6" rx="4" ry="5.4" fill="${ink}" transform="rotate(${turn})"/>`)
    .join('') + oval(0, 0, 2.8, 2.8, heart)
const moon = 'M-3 -8A9 9 0 1 0 7 5A7.5 7.5 0 1 1 -3 -8Z'

/** Glazes of each cup: light, middle, shade. */
const sea = ['#7fa3d0', '#41699f', '#1e3d6c']
const sand = ['#f6ead2', '#e3cfa8', '#a98e60']
const rose = ['#fbdcdc', '#f0b4b8', '#b4747a']
const sprout = ['#c0d49c', '#8fae62', '#56743a']
const night = ['#5a6ea0', '#2f4274', '#141f44']
const straw = ['#f8e3a4', '#e6c468', '#a27e2a']
const madder = ['#ee9478', '#cc4f3c', '#7c2418']
const slip = ['#fdf9ee', '#f0e6d2', '#bda98a']
const clay = ['#c9a888', '#a17a58', '#6b4c34']

/** Both cups of each pair: glaze, foot, what is painted, and for tea or for coffee. */
const kinds = {
  'mug-pair-umi': [
    { glaze: sea, foot: sand, paint: waves(80, '#dce8f2') },
    { glaze: sand, foot: sea, paint: waves(80, '#fbf6ea') },
  ],
  'mug-pair-hana': [
    { glaze: rose, foot: sprout, paint: printed(80, [-112, -88, -64], flower('#fff', '#e8b44c')) },
    { glaze: sprout, foot: rose, paint: printed(80, [-112, -88, -64], fill(leaf, '#f2f6e2')) },
  ],
  'mug-pair-yoru': [
    { glaze: night, foot: straw, paint: printed(80, [-112, -88, -64], fill(star, '#f6dc8c')) },
    { glaze: straw, foot: night, paint: printed(80, [-112, -88, -64], fill(moon, '#41558c')) },
  ],
  'meoto-yunomi-akane': [
    { glaze: sea, foot: clay, isTea: true, drip: ['#b9cede', '#8fb0cc'] },
    { glaze: madder, foot: clay, isTea: true, drip: ['#f0d2c0', '#e0ac94'] },
  ],
  'meoto-yunomi-konabiki': [
    { glaze: slip, foot: clay, isTea: true, hasSpots: true },
    { glaze: sand, foot: clay, isTea: true, hasSpots: true },
  ],
  'meoto-yunomi-shippo': [
    { glaze: night, foot: night, isTea: true, isLinked: true },
    { glaze: madder, foot: madder, isTea: true, isLinked: true },
  ],
}

const spots = (half) => {
  const next = sequence(half)
  return Array.from({ length: 60 }, () =>
    oval(
      round((next() - 0.5) * 2 * half),
      round(-186 + next() * 170),
      round(0.8 + next() * 1.4),
      round(0.7 + next()),
      '#7c5434',
      'opacity=".6"',
    ),
  ).join('')
}

/** A cup with its drink: the glaze stops above the foot, the wall shines at its left. */
function cup({ paint = '', isTea, drip, hasSpots, isLinked }, index, size) {
  const [half, high, foot] = isTea ? [84, 192, 60] : [80, 138, 72]
  const bend = isTea ? 14 : 22
  const shape = outlineOf(half, high, foot, bend)
  const rim = half * 0.27
  const [edge, sag] = isTea ? [-24, 22] : [-36, 32]
  const handle = 'M70 -114C128 -124 142 -96 138 -72C134 -44 108 -30 66 -34'
  return (
    `<g transform="scale(${size})">` +
    oval(10, 3, foot * 1.3, 17, own('under')) +
    oval(4, 4, foot, 10, own('under')) +
    (isTea
      ? ''
      : line(handle, own(`glaze-${index}`), 21) +
        line('M76 -120C124 -128 138 -100 134 -76', '#fff', 4, 'opacity=".5"') +
        line('M72 -26C110 -26 136 -44 142 -70', '#140c08', 5, 'opacity=".2"')) +
    `<g clip-path="${own(isTea ? 'tea' : 'mug')}">` +
    fill(shape, own(`glaze-${index}`)) +
    (isLinked ? fill(shape, own('print')) : paint) +
    (hasSpots ? spots(half) : '') +
    (drip
      ? fill(
          `M-90 -206H90V-138C76 -114 64 -140 50 -126C36 -108 24 -142 8 -130C-6 -118 -18 -142 -34 -128C-52 -110 -70 -142 -90 -126Z`,
          own(`drip-${index}`),
        )
      : '') +
    `<g filter="${own('clay')}">${fill(`M-90 ${edge}Q0 ${edge + sag} 90 ${edge}V30H-90Z`, own(`foot-${index}`))}</g>` +
    line(`M-90 ${edge}Q0 ${edge + sag} 90 ${edge}`, '#fff', 2, 'opacity=".45"') +
    fill(shape, own('round')) +
    '</g>' +
    oval(0, -high, half, rim, own(`inside-${index}`)) +
    oval(0, -high + 5, half - 9, rim - 5, own(isTea ? 'green' : 'coffee')) +
    `<path d="M${-half + 12} ${-high + 3}A${half - 12} ${rim - 6} 0 0 1 ${half - 12} ${-high + 3}A${half - 12} ${rim - 11} 0 0 0 ${-half + 12} ${-high + 3}Z" fill="#140c08" opacity=".28"/>` +
    oval(24, -high + 10, 24, 4.6, '#fff', 'opacity=".34"') +
    oval(0, -high, half - 2, rim - 1.4, 'none', 'stroke="#fff" stroke-width="3.4" opacity=".75"') +
    oval(-half * 0.6, -high * 0.55, 10, 36, own('shine')) +
    '</g>'
  )
}

/** A pair of mugs with coffee, or a larger and a smaller cup with green tea. */
export function cups(key) {
  const pair = kinds[key]
  const { isTea } = pair[0]
  return {
    extent: isTea ? [-196, -230, 186, 16] : [-226, -182, 250, 18],
    focus: [-80, -90],
    back: -80,
    shadow: { x: 24, rx: 196, ry: 24, y: 0 },
    defs: [
      ...pair.flatMap(({ glaze, foot, drip }, index) => [
        across(
          `glaze-${index}`,
          [glaze[2], 0],
          [glaze[1], 0.14],
          [glaze[0], 0.32],
          [glaze[1], 0.62],
          [glaze[2], 1],
        ),
        across(`foot-${index}`, [foot[2], 0], [foot[0], 0.34], [foot[1], 0.66], [foot[2], 1]),
        down(`inside-${index}`, glaze[2], glaze[0]),
        ...(drip ? [across(`drip-${index}`, [drip[1], 0], [drip[0], 0.34], [drip[1], 1])] : []),
      ]),
      rings('print', '#f4ead8'),
      down('green', '#a9b84c', '#c9d070'),
      down('coffee', '#3c2012', '#6b4226'),
      across('round', ['#20140a', 0, 0.26], ['#fff', 0.3, 0.14], ['#fff', 0.46, 0], ['#20140a', 1, 0.3]),
      disc('shine', ['#fff', 0, 0.95], ['#fff', 0.5, 0.4], ['#fff', 1, 0]),
      disc('under', ['#2a1a0e', 0, 0.44], ['#2a1a0e', 1, 0]),
      rough('clay', 0.5, 0.4),
      `<clipPath id="own-tea"><path d="${outlineOf(84, 192, 60, 14)}"/></clipPath>`,
      `<clipPath id="own-mug"><path d="${outlineOf(80, 138, 72, 22)}"/></clipPath>`,
    ],
    body: isTea
      ? at(98, -18, cup(pair[1], 1, 0.92)) + at(-104, 0, cup(pair[0], 0, 1.06))
      : at(106, -30, cup(pair[1], 1, 0.96)) + at(-136, 0, cup(pair[0], 0, 1.06)),
  }
}
export const cupProducts = Object.keys(kinds)
