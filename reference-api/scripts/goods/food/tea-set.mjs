import { openBox } from '../box.mjs'
import { at, ball, brushed, disc, down, oval, own, sequence } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const teas = {
  sencha: { name: '煎茶', paper: ['#c9d9a0', '#9db86a'], band: '#5f7d34' },
  hojicha: { name: '焙茶', paper: ['#d9b78c', '#b98d5a'], band: '#7a4a22' },
  genmai: { name: '玄米', paper: ['#f0deaa', '#d9bf74'], band: '#8f6f22' },
}
const kinds = {
  yasuragi: {
    packs: ['sencha', 'sencha', 'sencha', 'sencha'],
    candy: ['#fdf0a4', '#f0cf4a', '#b58f16'],
    board: ['#8fa87a', '#728c5c', '#4f663e'],
  },
  nukumori: {
    packs: ['hojicha', 'hojicha', 'hojicha', 'hojicha'],
    candy: ['#f7cf8c', '#d9983a', '#96601a'],
    board: ['#b5755a', '#95563e', '#683826'],
  },
  iroha: {
    packs: ['sencha', 'hojicha', 'genmai', 'sencha'],
    candy: ['#dcebb0', '#a9c864', '#6d8a32'],
    board: ['#6f86ae', '#51688f', '#354866'],
  },
}

/** A tea bag in its own envelope of paper. */
const pack = (tea) => {
  const { name, band } = teas[tea]
  return (
    fill('M-64 -58H64V62H-64Z', '#2a1a0e', 'opacity=".22" transform="translate(4 6)"') +
    fill(
      `M-66 -60${Array.from({ length: 12 }, () => 'l5.5 -4l5.5 4').join('')}V62H-66Z`,
      own(`paper-${tea}`),
    ) +
    fill('M-66 -60H66V-48H-66ZM-66 50H66V62H-66Z', '#fff', 'opacity=".24"') +
    fill('M-22 -42H22V44H-22Z', '#fffdf4') +
    brushed(name, 30, 0, -18, band) +
    line('M44 -40V40M54 -40V40M-44 -40V40M-54 -40V40', band, 1.6, 'opacity=".4"')
  )
}

/** A candy in clear film, twisted at both ends. */
const candy = (x, y, turn) =>
  at(
    x,
    y,
    oval(3, 12, 26, 12, own('under')) +
      fill('M-20 0L-44 -14L-40 0L-44 14ZM20 0L44 -14L40 0L44 14Z', '#fff', 'opacity=".72"') +
      line('M-22 0L-42 -8M-22 0L-42 8M22 0L42 -8M22 0L42 8', '#b9b2a0', 1.2, 'opacity=".8"') +
      oval(0, 0, 22, 19, own('candy')) +
      oval(0, 0, 24, 20, 'none', 'stroke="#fff" stroke-width="2" opacity=".65"') +
      oval(-7, -7, 7, 4, '#fff', 'opacity=".8"'),
    `rotate(${turn})`,
  )

/** A small box of tea bags, with candies beside them. */
export function teaSet(kind) {
  const { packs, candy: sugar, board } = kinds[kind]
  const next = sequence(6)
  const box = openBox({
    columns: 3,
    rows: 2,
    wide: 158,
    deep: 146,
    board,
    paper: ['#f8f1e0', '#e0d2b4', '#fffdf6'],
  })
  const candies = () =>
    [
      [-36, -34],
      [38, -36],
      [0, -6],
      [-38, 28],
      [38, 26],
    ]
      .map(([x, y]) => candy(x, y, Math.round(next() * 120 - 60)))
      .join('')
  const pieces = [pack(packs[0]), pack(packs[1]), candies(), pack(packs[2]), pack(packs[3]), candies()]
  return {
    ...box,
    focus: [70, -110],
    defs: [
      ...box.defs,
      ...[...new Set(packs)].map((tea) => down(`paper-${tea}`, ...teas[tea].paper)),
      ball('candy', sugar[0], sugar[1], sugar[2]),
      disc('under', ['#1c0d05', 0, 0.4], ['#1c0d05', 1, 0]),
    ],
    body: box.body(pieces),
  }
}
