import { across, at, disc, down, oval, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  shiro: {
    petal: ['#ffffff', '#f5f3ea', '#d9d8c4'],
    vein: '#cfd0b0',
    lip: ['#f6d24f', '#e0a52a'],
    count: 9,
    stems: 2,
    pot: ['#ffffff', '#ece8de', '#c6c0b2'],
  },
  momo: {
    petal: ['#f9d7e2', '#eba9c2', '#cf7fa0'],
    vein: '#c25f8a',
    lip: ['#b3245e', '#7e1542'],
    count: 9,
    stems: 2,
    pot: ['#fffaf2', '#efe4d4', '#cbbba4'],
  },
  kiiro: {
    petal: ['#fdf3a8', '#f3de6c', '#d4b53f'],
    vein: '#c08a2e',
    lip: ['#b8402f', '#7c2318'],
    count: 8,
    stems: 1,
    pot: ['#8fa79a', '#6f8a7d', '#4f6a5e'],
  },
}

const broad = 'M0 4C-30 14 -50 2 -52 -20C-52 -40 -34 -50 -14 -42C-4 -36 2 -18 0 4Z'
const narrow = 'M0 6C-15 -6 -17 -34 0 -52C17 -34 15 -6 0 6Z'

/** A moth orchid's flower: three narrow sepals behind, two broad petals, the lip in the middle. */
const flower = ({ vein }) =>
  [0, 122, 238]
    .map(
      (turn) =>
        fill(narrow, own('sepal'), `transform="rotate(${turn})"`) +
        line('M0 0V-44', vein, 1, `opacity=".5" transform="rotate(${turn})"`),
    )
    .join('') +
  [1, -1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)">${fill(broad, '#4c5236', 'opacity=".16" transform="translate(1 3)"')}${fill(broad, own('petal'))}${line('M-3 0C-18 -4 -34 -10 -46 -18M-3 -3C-16 -12 -26 -22 -34 -36M-4 3C-20 4 -36 0 -46 -6', vein, 1, 'opacity=".55"')}</g>`,
    )
    .join('') +
  fill('M0 -6C-10 -2 -15 8 -9 14C-4 10 -4 18 0 26C4 18 4 10 9 14C15 8 10 -2 0 -6Z', own('lip')) +
  oval(0, -6, 5, 4.4, '#fffbe8') +
  oval(0, 2, 2.2, 4, '#8b3a20', 'opacity=".55"')

const bud = (size) => oval(0, 0, 11 * size, 13 * size, own('bud'))

/** A stem that bows under its flowers; they hang along it from the bow to the tip. */
function spray(kind, path, places) {
  return (
    line(path, '#5d7a34', 6) +
    line(path, '#a8c070', 2, 'opacity=".7" transform="translate(-1.4 0)"') +
    places
      .map(([x, y, size, turn]) =>
        size < 0.4
          ? at(x, y, bud(size * 2.4))
          : at(x, y, flower(kinds[kind]), `rotate(${turn}) scale(${size})`),
      )
      .join('')
  )
}

const left = [
  [-232, -300, 0.3, 0],
  [-212, -326, 0.36, 0],
  [-186, -352, 0.8, -20],
  [-150, -386, 0.92, -14],
  [-108, -420, 1, -8],
  [-58, -446, 1.04, 0],
  [-196, -408, 0.72, -24],
  [-96, -362, 0.94, -6],
  [-46, -386, 0.98, 4],
  [-4, -426, 1, 8],
]
const right = left.map(([x, y, size, turn]) => [-x * 0.96 + 26, y + 84, size * 0.98, -turn])

const leaves = [
  ['M0 0C-60 -50 -160 -62 -214 -24C-160 10 -60 20 0 0Z', 'M-4 -2C-70 -26 -140 -36 -206 -24'],
  ['M0 0C60 -50 160 -62 214 -24C160 10 60 20 0 0Z', 'M4 -2C70 -26 140 -36 206 -24'],
  ['M0 0C-40 -70 -110 -100 -164 -86C-130 -36 -60 4 0 0Z', 'M-4 -4C-50 -48 -100 -76 -158 -84'],
  ['M0 0C40 -70 110 -100 164 -86C130 -36 60 4 0 0Z', 'M4 -4C50 -48 100 -76 158 -84'],
]

export function orchid(kind) {
  const { petal, lip, stems, pot } = kinds[kind]
  return {
    extent: [-262, -512, 262, 6],
    focus: [-20, -360],
    shadow: { rx: 120, ry: 20 },
    defs: [
      disc('petal', [petal[0], 0], [petal[0], 0.45], [petal[1], 0.8], [petal[2], 1]),
      down('sepal', petal[1], petal[2]),
      down('lip', lip[0], lip[1]),
      down('bud', petal[1], '#b7bd7c'),
      down('leaf', '#6d9a4e', '#44743a', '#2f5630'),
      across('pot', pot[2], [pot[0], 0.28], [pot[1], 0.6], [pot[2], 1]),
      down('moss', '#8a9a4c', '#5f6e34'),
      soft('gloss', 3),
    ],
    body:
      fill('M-92 -134C-88 -60 -76 -16 -60 -2Q0 12 60 -2C76 -16 88 -60 92 -134Z', own('pot')) +
      oval(0, -134, 92, 22, pot[1]) +
      oval(0, -132, 82, 17, own('moss')) +
      line(
        'M-62 -132q6 -10 12 0q8 -12 14 0q6 -8 14 0q8 -12 14 0q8 -9 14 0q8 -12 14 0q6 -8 12 0',
        '#a9b764',
        3,
      ) +
      leaves
        .map(([path, rib]) =>
          at(
            0,
            -132,
            fill(path, own('leaf')) +
              line(rib, '#cfe0a0', 2, 'opacity=".6"') +
              line(rib, '#fff', 5, `opacity=".18" filter="${own('gloss')}" transform="translate(0 -10)"`),
          ),
        )
        .join('') +
      (stems === 2
        ? spray(kind, 'M12 -136C30 -240 8 -330 60 -352C130 -372 214 -300 250 -214', right) +
          spray(kind, 'M-10 -136C-22 -260 22 -430 -16 -456C-90 -480 -180 -380 -238 -292', left)
        : spray(
            kind,
            'M0 -136C-10 -260 40 -420 -10 -446C-90 -474 -180 -380 -238 -292',
            left.map(([x, y, size, turn]) => [x, y, size < 0.4 ? size : size * 0.8, turn]),
          )),
  }
}
