import { openBox } from '../box.mjs'
import { at, disc, oval, own, rough, sequence } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const doughs = {
  plain: ['#f2c879', '#dfa44e', '#a8642a'],
  matcha: ['#b3bd6c', '#8b9a49', '#5e6a2b'],
  chocolat: ['#8a5636', '#683b22', '#41210f'],
}
const boxes = {
  plain: Array(10).fill('plain'),
  fig: Array(10).fill('plain'),
  assort: [
    'plain',
    'plain',
    'matcha',
    'chocolat',
    'plain',
    'plain',
    'matcha',
    'matcha',
    'chocolat',
    'chocolat',
  ],
}

const crumbs = (seed, deep) => {
  const next = sequence(seed)
  return Array.from({ length: 22 }, () =>
    oval(
      (next() * 70 - 35).toFixed(1),
      (next() * 120 - 60).toFixed(1),
      (1 + next() * 1.6).toFixed(1),
      1.1,
      deep,
      'opacity=".5"',
    ),
  ).join('')
}

const drop = 'M0 -34C8 -30 10 -22 18 -14C34 2 28 28 0 30C-28 28 -34 2 -18 -14C-10 -22 -8 -30 0 -34Z'
/** Half a fig, its red seeds towards the viewer. */
const fig = (seed) => {
  const next = sequence(seed)
  const seeds = Array.from({ length: 46 }, () => {
    const [turn, far] = [next() * 6.28, Math.sqrt(next())]
    return oval(
      (Math.cos(turn) * far * 17).toFixed(1),
      (Math.sin(turn) * far * 15 + 6).toFixed(1),
      1.5,
      1.1,
      '#f0cf94',
    )
  }).join('')
  return (
    fill(drop, '#3a1420', 'opacity=".4" transform="translate(3 4)"') +
    fill(drop, '#4d2340') +
    fill(drop, '#edd3b4', 'transform="translate(0 1) scale(.9)"') +
    oval(0, 7, 21, 18, '#c25a4c') +
    oval(0, 8, 15, 12, '#8d2530') +
    seeds +
    line('M-15 -8Q-8 -18 -2 -27', '#fff', 2, 'opacity=".5"')
  )
}
/** A quarter of a walnut: two wrinkled lobes. */
const walnut =
  fill(
    'M-22 4C-26 -10 -14 -20 -4 -14C2 -22 18 -20 22 -8C28 2 20 16 8 14C0 22 -18 18 -22 4Z',
    '#5f3413',
    'transform="translate(2 4)" opacity=".6"',
  ) +
  fill(
    'M-22 4C-26 -10 -14 -20 -4 -14C2 -22 18 -20 22 -8C28 2 20 16 8 14C0 22 -18 18 -22 4Z',
    '#e3bd84',
    'stroke="#8a5524" stroke-width="2"',
  ) +
  line(
    'M-4 -13Q2 0 -2 15M-16 -6Q-8 -8 -8 0M-14 8Q-8 4 -6 10M10 -14Q6 -6 14 -4M18 4Q10 2 10 10',
    '#8a5524',
    2.2,
  )

const fruits = (seed) => {
  const turn = (seed * 47) % 70
  return (
    at(seed % 2 ? -4 : 5, seed % 2 ? -28 : 22, fig(seed), `rotate(${turn - 35})`) +
    at(seed % 2 ? 12 : -12, seed % 2 ? 32 : -40, walnut, `rotate(${turn * 3})`)
  )
}

/** A gold bar of cake: sloping sides browned by the mould, a flat top of fine crumb. */
const bar = (dough, seed, hasFig) => {
  const [light, , deep] = doughs[dough]
  return (
    oval(7, 18, 58, 86, own('under')) +
    fill('M-50 -78Q-50 -82 -46 -82H46Q50 -82 50 -78V78Q50 84 46 84H-46Q-50 84 -50 78Z', deep) +
    fill('M-50 80L-38 62H38L50 80Q50 84 46 84H-46Q-50 84 -50 80Z', '#000', 'opacity=".22"') +
    fill('M-50 -80L-38 -68V62L-50 80Z', light, 'opacity=".22"') +
    `<g filter="${own('crumb')}">${fill('M-39 -66Q-39 -70 -35 -70H35Q39 -70 39 -66V58Q39 63 35 63H-35Q-39 63 -39 58Z', own(`dough-${dough}`))}</g>` +
    crumbs(seed, deep) +
    line('M-39 60V-66Q-39 -70 -35 -70H35', light, 2.6, 'opacity=".9"') +
    line('M39 -64V58Q39 63 35 63H-34', deep, 3, 'opacity=".6"') +
    (hasFig ? fruits(seed) : '')
  )
}

/** The box of ten financiers. */
export function financier(kind) {
  const box = openBox({
    columns: 5,
    rows: 2,
    wide: 118,
    deep: 178,
    board: ['#f6efdf', '#e8dcc4', '#c8b792'],
    paper: ['#e9dcc2', '#d0bf9e', '#fbf5e8'],
    hasWalls: false,
  })
  const pieces = boxes[kind].map((dough, index) => bar(dough, index + 3, kind === 'fig'))
  return {
    ...box,
    focus: [60, -150],
    defs: [
      ...box.defs,
      ...Object.entries(doughs).map(([name, [light, middle, deep]]) =>
        disc(`dough-${name}`, [light, 0], [middle, 0.72], [deep, 1]),
      ),
      rough('crumb', 0.34, 0.9),
      disc('under', ['#2c1c10', 0, 0.5], ['#2c1c10', 1, 0]),
    ],
    body: box.body(pieces),
  }
}
