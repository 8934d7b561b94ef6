import { openBox } from '../box.mjs'
import { ball, blob, brushed, disc, oval, own, rough, soft, stained } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  kuro: { skins: [['#a86f47', '#7d4a2a', '#4d2914']], shine: 0.42, speck: [0.2, 0.09, 0.04] },
  kohaku: {
    skins: [
      ['#fffefa', '#f6f0e6', '#d3c8b8'],
      ['#fbdcdc', '#f0b3b8', '#cf858e'],
    ],
    shine: 0.6,
    speck: [1, 1, 1],
  },
  soba: { skins: [['#cdbfa9', '#a8977e', '#77684f']], shine: 0.24, speck: [0.28, 0.2, 0.12] },
}

/** A steamed bun on its square of paper: a smooth dome that the steam has made shine. */
const bun = (index, seed, { shine, isMarked }) =>
  fill('M-56 18L-4 -10L58 16L4 46Z', '#fffdf4') +
  fill('M-56 18L4 46L58 16L58 20L4 51L-56 22Z', '#d9cdb4') +
  oval(6, 22, 52, 20, own('under')) +
  `<g filter="${own('steamed')}"><path d="${blob(51, 43, 0.014, seed, 18)}" transform="translate(0 -8)" fill="${own(`skin-${index}`)}"/></g>` +
  `<g filter="${own('sheen')}">${oval(-16, -28, 18, 9, '#fff', `opacity="${shine}" transform="rotate(-22 -16 -28)"`)}</g>` +
  line('M-34 18Q0 36 36 16', '#2a170c', 3, 'opacity=".18"') +
  (isMarked ? brushed('寿', 34, 0, -18, index ? '#fff4f2' : '#c8404a') : '')

/** The box of twelve steamed buns. */
export function manju(kind) {
  const { skins, shine, speck } = kinds[kind]
  const box = openBox({
    columns: 4,
    rows: 3,
    wide: 118,
    deep: 104,
    board: ['#c9ab7d', '#b08e5c', '#8c6b3e'],
    paper: ['#f3e9d5', '#dccdb0', '#f8f0de'],
    hasWalls: false,
  })
  const pieces = Array.from({ length: 12 }, (_, index) =>
    bun((index + Math.floor(index / 4)) % skins.length, index + 2, { shine, isMarked: kind === 'kohaku' }),
  )
  return {
    ...box,
    focus: [60, -100],
    defs: [
      ...box.defs,
      ...skins.map(([light, middle, deep], index) =>
        ball(`skin-${index}`, [light, 0], [middle, 0.6], [deep, 1]),
      ),
      kind === 'soba'
        ? stained('steamed', { frequency: 0.5, colour: speck, gain: 2.2, offset: -1.36 })
        : rough('steamed', 0.5, 0.2),
      soft('sheen', 4),
      disc('under', ['#2c1c10', 0, 0.5], ['#2c1c10', 1, 0]),
    ],
    body: box.body(pieces),
  }
}
