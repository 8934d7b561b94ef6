import { openBox } from '../box.mjs'
import { across, at, brushed, brushedAcross, disc, down, oval, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const wave =
  '<path d="M0 20a20 20 0 0 1 40 0M7 20a13 13 0 0 1 26 0M14 20a6 6 0 0 1 12 0M-20 40a20 20 0 0 1 40 0M-13 40a13 13 0 0 1 26 0M20 40a20 20 0 0 1 40 0M27 40a13 13 0 0 1 26 0" fill="none" stroke="#fff" stroke-width="2.6" opacity=".75"/>'
const dots =
  '<circle cx="10" cy="10" r="6" fill="#fff" opacity=".8"/><circle cx="30" cy="30" r="6" fill="#fff" opacity=".8"/>'
const leaves =
  '<path d="M6 16q6 -14 20 -10q-2 14 -20 10zM22 36q6 -14 20 -10q-2 14 -20 10z" fill="#fff" opacity=".75"/>'
const kinds = {
  ao: { board: ['#7fa6d4', '#5b86bd', '#3d6496'], print: wave, tone: '#3d6496' },
  momo: { board: ['#f3bcc3', '#e59aa6', '#c27482'], print: dots, tone: '#c0576b' },
  moegi: { board: ['#bcd38a', '#99b862', '#748f42'], print: leaves, tone: '#617c34' },
}

const colours = [
  '#d8342c',
  '#e8762c',
  '#f2b52e',
  '#f6e05a',
  '#9cc444',
  '#3f9a4c',
  '#3aa6b0',
  '#2f6cb4',
  '#5a4a9e',
  '#d4699c',
  '#8a5a34',
  '#2c2826',
]
/** A pencil of six sides, its point upwards: 24 wide, 236 long. */
const pencil = (colour) =>
  fill('M-11 -84H11V132Q11 136 7 136H-7Q-11 136 -11 132Z', colour) +
  fill('M-11 -84H-4V136H-7Q-11 136 -11 132Z', '#fff', 'opacity=".28"') +
  fill('M5 -84H11V132Q11 136 7 136H5Z', '#000', 'opacity=".2"') +
  fill('M-11 -84Q-7.5 -76 -4 -84Q0 -76 4 -84Q7.5 -76 11 -84L3 -106H-3Z', '#ecc994') +
  fill('M-3 -106H3L0 -116Z', colour) +
  fill('M-10 96H10V122H-10Z', '#fffdf4', 'opacity=".9"') +
  line('M-5 103V116M0 103V116', '#8a8478', 1.4)

const tin =
  fill(
    'M-150 -132Q-150 -140 -142 -140H142Q150 -140 150 -132V142Q150 150 142 150H-142Q-150 150 -150 142Z',
    own('metal'),
  ) +
  fill('M-142 -130H142V142H-142Z', '#4d5156', 'opacity=".5"') +
  colours.map((colour, index) => at((index - 5.5) * 23.4, 2, pencil(colour))).join('') +
  line('M-148 -138H148', '#fff', 2.4, 'opacity=".8"')

const scissors = (tone) =>
  fill('M-5 -104Q0 -118 6 -104L10 10L-6 14Z', own('steel'), 'transform="rotate(7)"') +
  fill('M5 -104Q0 -118 -6 -104L-10 10L6 14Z', own('steel'), 'transform="rotate(-7)"') +
  `<circle r="6" cy="0" fill="#7d8388"/><path d="M-3 0h6" stroke="#e8ebec" stroke-width="1.6"/>` +
  [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)">` +
        fill(
          'M-4 8L8 4C12 26 44 36 44 72C44 104 6 108 2 76C0 54 6 34 -4 8ZM14 50C8 62 12 90 24 88C36 84 34 58 14 50Z',
          tone,
          'fill-rule="evenodd"',
        ) +
        line('M12 24C26 36 38 46 39 70', '#fff', 3, 'opacity=".4"') +
        '</g>',
    )
    .join('')

const glue =
  fill('M-24 -66H24V86Q24 96 14 96H-14Q-24 96 -24 86Z', own('glue')) +
  fill('M-18 -100Q-18 -108 -10 -108H10Q18 -108 18 -100V-66H-18Z', own('cap')) +
  line('M-12 -102V-70M-4 -104V-70M4 -104V-70M12 -102V-70', '#000', 1, 'opacity=".2"') +
  fill('M-24 -30H24V44H-24Z', '#fffdf4') +
  brushed('のり', 26, 0, -8, '#3a6a3a') +
  fill('M-19 -62H-12V88H-17Z', '#fff', 'opacity=".4"')

/** A first pupil's tool box: twelve pencils, scissors and glue, its printed lid behind. */
export function artSet(kind) {
  const { board, print, tone } = kinds[kind]
  const box = openBox({
    columns: 1,
    rows: 1,
    wide: 560,
    deep: 330,
    high: 76,
    board,
    paper: ['#fbf6e8', '#e9dfc8', '#fffdf6'],
  })
  const [left, , right, foot] = box.extent
  const printed = `M${left} 14H${right}V${foot}H${left}Z`
  const lid = 'M-226 -470Q-226 -478 -218 -478H236Q244 -478 244 -470V-328H-226Z'
  const content =
    at(-112, 4, oval(8, 10, 156, 156, own('under')) + tin, 'scale(1.04 .92)') +
    at(122, -6, oval(8, 30, 46, 96, own('under')) + scissors(tone), 'rotate(8) scale(1.06)') +
    at(216, 6, oval(6, 10, 34, 100, own('under')) + glue, 'scale(1.05)')
  return {
    ...box,
    extent: [left, -478, right, foot],
    focus: [-60, -130],
    defs: [
      ...box.defs,
      `<pattern id="own-print" width="40" height="40" patternUnits="userSpaceOnUse">${print}</pattern>`,
      down('lid', board[0], board[1]),
      across('metal', '#c9cdd0', '#f4f5f5', '#aab0b4'),
      across('steel', '#f6f7f8', '#aeb5ba', '#dfe3e5'),
      across('glue', '#f3d452', ['#fdeb9c', 0.3], ['#e9bf34', 1]),
      across('cap', '#e4574a', ['#f39a8c', 0.3], ['#b5332a', 1]),
      disc('under', ['#2a1a0e', 0, 0.42], ['#2a1a0e', 1, 0]),
    ],
    body:
      fill(lid, own('lid')) +
      fill(lid, own('print')) +
      line('M-224 -474H242', '#fff', 3, 'opacity=".6"') +
      fill('M-86 -446H104V-392H-86Z', '#fffdf4') +
      line('M-86 -446H104V-392H-86Z', tone, 2) +
      brushedAcross('なまえ', 15, -46, -432, tone) +
      line('M-66 -404H84', '#b7b0a0', 1.6) +
      box.body([content]) +
      fill(printed, own('print')) +
      fill(`M-70 34H70V74H-70Z`, '#fffdf4') +
      brushedAcross('どうぐばこ', 20, 0, 54, tone),
  }
}
