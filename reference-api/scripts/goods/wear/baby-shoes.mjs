import { fill, line } from '../../scenes/paint.mjs'
import { across, at, down, own, rough, soft } from '../materials.mjs'

const kinds = {
  ao: { leather: ['#c4dde6', '#93bccb', '#5f8a9c'], lace: ['#3f5f96', '#22396a'], lining: '#efe9dc' },
  kiiro: { leather: ['#f7dc84', '#e6bd48', '#b38a20'], lace: ['#7d9c5a', '#4d6b32'], lining: '#f6efdd' },
  momo: { leather: ['#f8d0cb', '#eaa8a4', '#bd7573'], lace: ['#b5566a', '#7d2f42'], lining: '#f8efe8' },
}

const shell =
  'M-124 -14C-138 -44 -128 -80 -92 -96C-66 -107 -36 -114 -12 -136C-4 -148 -2 -160 2 -170Q46 -186 98 -172C104 -150 100 -130 106 -104C114 -72 116 -44 110 -14Q0 4 -124 -14Z'
const toe = 'M-124 -14C-138 -44 -128 -80 -92 -96C-72 -84 -62 -52 -64 -8Q-96 -8 -124 -14Z'
const heel = 'M98 -150C104 -130 108 -104 110 -84C116 -56 114 -34 110 -14Q92 -8 70 -7C66 -60 74 -110 98 -150Z'
const quarter =
  'M2 -170Q46 -186 98 -172C104 -150 102 -130 106 -104C112 -70 114 -40 110 -14Q54 -2 -8 -5C-14 -44 -10 -72 -24 -124C-6 -142 -2 -158 2 -170Z'
const tongue = 'M-58 -110C-40 -124 -22 -146 -16 -184Q2 -192 22 -184C18 -160 8 -140 -10 -122Z'
const sole = 'M-130 -18Q-132 4 -112 7Q0 14 100 8Q118 6 116 -18Q56 -4 -8 -5Q-80 -6 -130 -18Z'
const eyelets = [
  [-34, -112],
  [-20, -126],
  [-10, -144],
  [-2, -162],
]

/** A shoe from its side, its toe to the left. */
function shoe([, middle, deep], [lace, dark], lining) {
  const leather = (path, paint) =>
    fill(path, own(paint)) + `<g filter="${own('grain')}" opacity=".5">${fill(path, own(paint))}</g>`
  const sewn = (path) =>
    line(path, deep, 1.6, 'opacity=".7"') +
    line(path, '#fffaf0', 1.3, 'opacity=".85" stroke-dasharray="4 3" transform="translate(-3.5 -1)"')
  const strand = (path) =>
    line(path, dark, 6.4) +
    line(path, lace, 4.6) +
    line(path, '#fff', 4.6, 'opacity=".3" stroke-dasharray="1 4"')
  return (
    `<ellipse cx="0" cy="8" rx="126" ry="12" fill="#4a3426" opacity=".34" filter="${own('under')}"/>` +
    fill('M2 -170Q50 -190 98 -172Q56 -150 2 -170Z', '#6b5a48') +
    fill('M6 -171Q50 -187 94 -173Q60 -164 6 -171Z', '#3a2f26', 'opacity=".6"') +
    leather(tongue, 'tongue') +
    line(tongue, deep, 1.4, 'opacity=".7"') +
    leather(shell, 'shell') +
    fill(
      'M-118 -70Q-96 -92 -62 -98Q-84 -78 -96 -50Q-112 -52 -118 -70Z',
      '#fff',
      `opacity=".4" filter="${own('shine')}"`,
    ) +
    leather(toe, 'shell') +
    sewn('M-92 -96C-72 -84 -62 -52 -64 -8') +
    leather(quarter, 'quarter') +
    sewn('M-8 -5C-14 -44 -10 -72 -24 -124C-6 -142 -2 -158 2 -170') +
    leather(heel, 'heel') +
    sewn('M70 -7C66 -60 74 -110 98 -150') +
    `<path d="M16 -120C24 -90 22 -60 14 -36M46 -160C44 -140 50 -120 60 -104" fill="none" stroke="${deep}" stroke-width="7" opacity=".3" filter="${own('shine')}"/>` +
    line('M2 -170Q46 -158 98 -172', lining, 8) +
    line('M2 -167Q46 -154 98 -169', '#c9bda8', 1.4, 'stroke-dasharray="3 3"') +
    line(shell, deep, 1.6, 'opacity=".75"') +
    fill(sole, own('sole')) +
    line('M-128 -10Q-80 2 -8 3Q56 4 116 -10', '#b9a888', 1.6) +
    line('M-124 -3Q-70 9 0 9Q60 9 112 -2', '#fffaf0', 1.4, 'opacity=".8" stroke-dasharray="5 4"') +
    line(sole, '#a08f72', 1.4, 'opacity=".8"') +
    eyelets
      .map(
        ([x, y]) =>
          strand(`M${x + 4} ${y}Q${x - 12} ${y - 12} ${x - 24} ${y - 6}`) +
          at(x + 6, y + 1, `<circle r="4.6" fill="#e9e2d2"/><circle r="2.4" fill="${dark}"/>`),
      )
      .join('') +
    strand('M-26 -160C-58 -178 -66 -146 -30 -152') +
    strand('M-20 -160C-2 -190 26 -170 -14 -152') +
    strand('M-26 -154C-44 -140 -54 -128 -58 -118M-20 -154C-14 -138 -16 -126 -12 -112') +
    `<circle cx="-23" cy="-156" r="6.5" fill="${lace}" stroke="${dark}" stroke-width="1.4"/>` +
    line('M-26 -158l6 4', '#fff', 1.2, 'opacity=".5"') +
    fill('M72 -176h14v-14q-7 -6 -14 0Z', middle) +
    line('M72 -176v-14q7 -6 14 0v14', deep, 1.6, 'opacity=".8"')
  )
}

/** A pair of first shoes: soft leather with its grain, laces in a bow, a sewn crepe sole. */
export function babyShoes(kind) {
  const { leather, lace, lining } = kinds[kind]
  const [light, middle, deep] = leather
  const one = shoe(leather, lace, lining)
  return {
    extent: [-232, -266, 216, 22],
    focus: [-60, -110],
    shadow: { rx: 8, ry: 2, y: -30 },
    defs: [
      down('shell', light, middle, deep),
      down('quarter', light, middle),
      down('heel', middle, deep),
      down('tongue', light, middle),
      across('sole', '#e4d6b8', ['#fbf5e6', 0.3], ['#efe4cb', 0.7], ['#cdbd9c', 1]),
      rough('grain', 0.32, 0.55, 8),
      soft('shine', 6),
      soft('under', 7),
    ],
    body: at(84, -72, one) + at(-92, 0, one),
  }
}
