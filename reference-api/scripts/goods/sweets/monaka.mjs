import { openBox } from '../box.mjs'
import { at, ball, disc, oval, own, rough } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  tsubu: {
    wafers: [
      ['#f3dcb0', '#dfba7c', '#b98d4f', '#4a2320'],
      ['#fdf8ea', '#f3e7cb', '#cdb78c', '#f0dfae'],
    ],
  },
  sakura: {
    wafers: [
      ['#fbe3e0', '#f2c2c2', '#cf9294', '#d98c93'],
      ['#fdf5ec', '#f4e0d4', '#cdb0a2', '#d98c93'],
    ],
  },
  goma: {
    wafers: [
      ['#b9b2a8', '#918a81', '#655f58', '#1f1c1b'],
      ['#f1ead9', '#dcd0b8', '#ab9d83', '#1f1c1b'],
    ],
  },
}

const turns = (draw) =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<g transform="rotate(${turn})">${draw}</g>`).join('')
const lobes = (() => {
  const point = (turn, far) =>
    [Math.sin(turn) * far, -Math.cos(turn) * far].map((n) => n.toFixed(1)).join(' ')
  const step = Math.PI / 4
  return (
    `M${point(-step / 2, 46)}` +
    Array.from(
      { length: 8 },
      (_, index) =>
        `C${point(index * step - step / 2.4, 62)} ${point(index * step + step / 2.4, 62)} ${point((index + 0.5) * step, 46)}`,
    ).join('') +
    'Z'
  )
})()

/** A flower of two thin wafers with the paste between them, seen from above at a slant. */
const flower = ([light, , deep, paste], index) =>
  oval(8, 22, 64, 42, own('under')) +
  `<g transform="scale(1 .8)">` +
  fill(lobes, deep, 'transform="translate(0 22)"') +
  fill(lobes, own(`wafer-${index}`), 'transform="translate(0 17)"') +
  fill(lobes, paste, 'transform="translate(0 12) scale(.99)"') +
  `<g filter="${own('crisp')}">${fill(lobes, deep, 'transform="translate(0 6)"')}${fill(lobes, own(`wafer-${index}`))}</g>` +
  turns(
    fill('M0 -17C-13 -26 -14 -44 0 -51C14 -44 13 -26 0 -17Z', light, 'opacity=".34"') +
      line('M0 -20V-46M-5 -24L-8 -42M5 -24L8 -42', deep, 1.7, 'opacity=".5"') +
      line('M-11 -40C-9 -47 -4 -50 0 -51', '#fff', 2.2, 'opacity=".65"'),
  ) +
  oval(0, 1, 18, 18, deep, 'opacity=".4"') +
  oval(0, 0, 16, 16, own(`wafer-${index}`)) +
  line('M-10 -5L10 -5M-12 1L12 1M-9 7L9 7M-6 -11V11M0 -13V13M6 -11V11', deep, 1.5, 'opacity=".45"') +
  '</g>'

/** The box of nine monaka in the shape of a flower. */
export function monaka(kind) {
  const { wafers } = kinds[kind]
  const box = openBox({
    columns: 3,
    rows: 3,
    wide: 146,
    deep: 118,
    board: ['#d8bd92', '#c6a676', '#a5824f'],
    paper: ['#fbf6ea', '#e6dcc6', '#fffdf6'],
  })
  const pieces = Array.from({ length: 9 }, (_, index) => flower(wafers[index % 2], index % 2))
  return {
    ...box,
    focus: [70, -120],
    defs: [
      ...box.defs,
      ...wafers.map(([light, middle, deep], index) =>
        ball(`wafer-${index}`, [light, 0], [middle, 0.68], [deep, 1]),
      ),
      rough('crisp', 0.42, 0.5),
      disc('under', ['#2c1c10', 0, 0.46], ['#2c1c10', 1, 0]),
    ],
    body: box.body(pieces.map((piece) => at(0, -4, piece))),
  }
}
