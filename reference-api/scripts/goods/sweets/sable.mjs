import { openBox } from '../box.mjs'
import { disc, down, oval, own, rough, sequence } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  milk: { plate: ['#a56a43', '#85502f', '#5a321b'], board: ['#5f83ad', '#436591', '#2c466a'] },
  bitter: { plate: ['#5d3a2a', '#40241a', '#25120c'], board: ['#5a5450', '#423d3a', '#2b2725'] },
  white: {
    plate: ['#fffaec', '#f6ebd2', '#d8c7a2'],
    board: ['#f0b9b0', '#e09f97', '#bb7b76'],
    berry: '#b52c48',
  },
}

const scallops = (() => {
  const side = (x, y) =>
    Array.from({ length: 6 }, () => `q${x * 8.5 - y * 5} ${y * 8.5 + x * -5} ${x * 17} ${y * 17}`).join('')
  return `M-51 -51${side(1, 0)}${side(0, 1)}${side(-1, 0)}${side(0, -1)}Z`
})()

/** A thin butter biscuit with a moulded plate of chocolate on it. */
function biscuit({ plate: [light, , deep], berry }, seed) {
  const next = sequence(seed)
  const bits = berry
    ? Array.from({ length: 9 }, () =>
        fill(
          `M0 -4L4 0L1 4L-4 2Z`,
          berry,
          `transform="translate(${(next() * 56 - 28).toFixed(1)} ${(next() * 56 - 28).toFixed(1)}) rotate(${Math.round(next() * 90)})"`,
        ),
      ).join('')
    : ''
  return (
    oval(6, 10, 66, 62, own('under')) +
    '<g transform="scale(1 .86)">' +
    fill(scallops, '#a56e30', 'transform="translate(0 9)"') +
    `<g filter="${own('crumb')}">${fill(scallops, own('butter'))}</g>` +
    fill(
      'M-38 -36Q-38 -40 -34 -40H34Q38 -40 38 -36V38Q38 42 34 42H-34Q-38 42 -38 38Z',
      deep,
      'transform="translate(0 5)"',
    ) +
    fill('M-38 -36Q-38 -40 -34 -40H34Q38 -40 38 -36V36Q38 40 34 40H-34Q-38 40 -38 36Z', own('plate')) +
    line('M-38 36V-36Q-38 -40 -34 -40H34', light, 2.6) +
    line('M-26 -28H26V28H-26Z', deep, 2.4, 'opacity=".65"') +
    line('M-25 27V-27H25', light, 1.4, 'opacity=".8"') +
    fill(
      'M0 -16C14 -14 18 0 14 12C2 18 -12 14 -14 2C-14 -8 -8 -15 0 -16Z',
      deep,
      'opacity=".4" transform="rotate(38)"',
    ) +
    line('M-8 14Q0 -2 9 -14', light, 2) +
    fill('M-34 -36H-6L-34 2Z', '#fff', `opacity="${berry ? 0.5 : 0.2}"`) +
    bits +
    '</g>'
  )
}

/** The box of sixteen biscuits with chocolate. */
export function sable(kind) {
  const { plate, board } = kinds[kind]
  const box = openBox({
    columns: 4,
    rows: 4,
    wide: 132,
    deep: 110,
    board,
    paper: ['#fbf5e6', '#e2d6bd', '#fffdf6'],
    hasWalls: false,
  })
  const pieces = Array.from({ length: 16 }, (_, index) => biscuit(kinds[kind], index + 2))
  return {
    ...box,
    focus: [60, -160],
    defs: [
      ...box.defs,
      down('plate', plate[0], plate[1], plate[2]),
      disc('butter', ['#f3d596', 0], ['#e9bf74', 0.7], ['#c58b40', 1]),
      rough('crumb', 0.4, 1),
      disc('under', ['#2c1c10', 0, 0.42], ['#2c1c10', 1, 0]),
    ],
    body: box.body(pieces),
  }
}
