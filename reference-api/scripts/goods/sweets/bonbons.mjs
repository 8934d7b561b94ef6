import { openBox } from '../box.mjs'
import { ball, disc, down, oval, own, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  hana: {
    board: ['#8d6ab0', '#6f4e94', '#4c3270'],
    shades: [
      ['#d8607a', '#a52c4c', '#66122a'],
      ['#f7d9de', '#eaa9b6', '#b8697c'],
      ['#8a6ab8', '#5c3f8c', '#341f58'],
    ],
    tops: ['petal', 'leaf', 'gold', 'lines'],
  },
  wa: {
    board: ['#5f8b74', '#42705a', '#294c3c'],
    shades: [
      ['#a4b85a', '#74892f', '#445417'],
      ['#f3d660', '#d9ac28', '#946f10'],
      ['#a9713f', '#7a4a22', '#482810'],
    ],
    tops: ['dust', 'peel', 'leaf', 'lines'],
  },
  sake: {
    board: ['#4a6ea4', '#325488', '#1d3560'],
    shades: [
      ['#fbf6ea', '#ece0c6', '#bfae88'],
      ['#d9b04c', '#a87c22', '#66480c'],
      ['#6b3a24', '#43200f', '#220d05'],
    ],
    tops: ['gold', 'lines', 'gold', 'dust'],
  },
  fruit: {
    board: ['#c95a72', '#a93a54', '#742036'],
    shades: [
      ['#f39a3c', '#d06a14', '#8a3f06'],
      ['#d84a68', '#a31f40', '#5f0c22'],
      ['#f4e07a', '#d9b73a', '#94781a'],
    ],
    tops: ['peel', 'petal', 'lines', 'leaf'],
  },
}

const cup =
  fill('M-58 -6L-50 34Q0 56 50 34L58 -6Q0 30 -58 -6Z', '#3b2418') +
  line(
    Array.from({ length: 13 }, (_, index) => {
      const x = (index - 6) * 8.6
      return `M${x.toFixed(1)} ${(14 - Math.abs(x) / 5).toFixed(1)}L${(x * 0.86).toFixed(1)} ${(44 - Math.abs(x) / 7).toFixed(1)}`
    }).join(''),
    '#7a543c',
    2,
  )
const gloss =
  oval(-16, -30, 15, 8, '#fff', 'opacity=".62" transform="rotate(-26 -16 -30)"') +
  line('M-38 6Q-30 22 -14 27', '#fff', 2.6, 'opacity=".28"')

const dome = (shade) => oval(0, -6, 46, 38, own(`shade-${shade}`)) + gloss
const square =
  fill('M-42 -30Q-42 -36 -36 -36H36Q42 -36 42 -30V22Q42 28 36 28H-36Q-42 28 -42 22Z', own('dark')) +
  fill('M-42 16V22Q-42 28 -36 28H36Q42 28 42 22V16Q0 22 -42 16Z', '#160904', 'opacity=".55"') +
  line('M-39 18V-30Q-39 -33 -35 -33H35', '#b58062', 2, 'opacity=".7"')
const bar =
  fill('M-48 -16Q-48 -34 -30 -34H30Q48 -34 48 -16V6Q48 26 28 26H-28Q-48 26 -48 6Z', own('milk')) +
  line('M-44 -10Q-42 -30 -28 -30H30', '#e6bd96', 2.4, 'opacity=".8"') +
  line('M-44 10Q-38 22 -26 22H28', '#2c1206', 3, 'opacity=".35"')

const tops = {
  petal: (x) =>
    fill(
      'M0 -6C-7 -20 -22 -12 -14 -4C-22 4 -8 14 0 2C8 14 22 4 14 -4C22 -12 7 -20 0 -6Z',
      x,
      'transform="translate(0 -8)"',
    ),
  leaf: (x) =>
    fill('M-22 4Q-4 -24 24 -14Q10 12 -22 4Z', x, 'transform="translate(0 -6)"') +
    line('M-18 -3Q0 -14 18 -18', '#fff', 1.4, 'opacity=".6"'),
  gold: () =>
    fill('M-14 -12L-2 -20L10 -14L16 -2L2 4L-10 0Z', '#f0cf6a') +
    line('M-2 -20L2 4M-14 -12L16 -2', '#fff3bf', 1.4),
  lines: () =>
    line('M-32 -20Q-10 -34 34 -16M-36 -6Q-8 -22 36 -2M-30 8Q0 -8 28 12', '#e9c9a2', 2.6, 'opacity=".85"'),
  dust: (x) => {
    const next = sequence(8)
    return Array.from({ length: 26 }, () =>
      oval((next() * 52 - 26).toFixed(1), (next() * 30 - 22).toFixed(1), 2.2, 1.7, x, 'opacity=".9"'),
    ).join('')
  },
  peel: (x) =>
    line('M-20 -2Q-6 -22 20 -12', x, 7) + line('M-18 -4Q-4 -20 18 -13', '#fff', 1.6, 'opacity=".5"'),
}

/** A bonbon in its paper cup. */
const bonbon = (body, top) => oval(6, 40, 54, 18, own('under')) + cup + body + top

/** The box of eight bonbons: coloured shells and dipped squares. */
export function bonbons(kind) {
  const { board, shades, tops: names } = kinds[kind]
  const box = openBox({
    columns: 4,
    rows: 2,
    wide: 136,
    deep: 130,
    board,
    paper: ['#efe2c8', '#cdb892', '#f8eed8'],
  })
  const accent = (index) => shades[index % 3][0]
  const pieces = [
    bonbon(dome(0), ''),
    bonbon(square, tops[names[0]](accent(0))),
    bonbon(dome(1), ''),
    bonbon(bar, tops[names[1]](accent(1))),
    bonbon(square, tops[names[2]](accent(2))),
    bonbon(dome(2), ''),
    bonbon(bar, tops[names[3]](accent(0))),
    bonbon(dome(1), tops.gold()),
  ]
  return {
    ...box,
    focus: [70, -110],
    defs: [
      ...box.defs,
      ...shades.map(([light, middle, deep], index) =>
        ball(`shade-${index}`, [light, 0], [middle, 0.56], [deep, 1]),
      ),
      down('dark', '#6a3c26', '#41200f', '#2a1208'),
      down('milk', '#b57a4c', '#8a5530', '#63381c'),
      soft('sheen', 4),
      disc('under', ['#1c0d05', 0, 0.5], ['#1c0d05', 1, 0]),
    ],
    body: box.body(pieces),
  }
}
