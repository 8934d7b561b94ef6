import { at, ball, brushed, down, oval, own, rough, sequence } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'
import { jar, jarDefinitions, metal, metalLid } from './jar.mjs'

const shape = { half: 112, top: 268, neck: 98, shoulder: 44 }

/** Seven tastes of each jar: the colour of the cracker and of what is on it. */
const kinds = {
  hana: {
    lid: ['#d97a8c', '#b04358', '#6e2434'],
    name: '花ごよみ',
    tastes: [
      ['#f6c9cc', '#d98a94'],
      ['#b9c98a', '#7d9450'],
      ['#f4dc8c', '#cfa83c'],
      ['#fbf3e2', '#d9c6a0'],
      ['#efb5a2', '#cc7c66'],
      ['#e6d3ea', '#b493c0'],
      ['#d9a866', '#a06e2c'],
    ],
  },
  tsukimi: {
    lid: ['#5a6fa8', '#2c3f74', '#141f42'],
    name: '月見',
    tastes: [
      ['#e6c07c', '#b98a3c'],
      ['#d99a3a', '#9c6414'],
      ['#8c5a34', '#573012'],
      ['#fbf3e2', '#d9c6a0'],
      ['#f0d694', '#c9a048'],
      ['#b87a48', '#7c4a20'],
      ['#cfa05c', '#94682c'],
    ],
  },
  umi: {
    lid: ['#7cb8b8', '#3f8488', '#1c4c50'],
    name: '磯の香',
    tastes: [
      ['#f6d3b8', '#d98e68'],
      ['#f2e6c8', '#5f7c48'],
      ['#5c6c48', '#2f3c24'],
      ['#fbf3e2', '#d9c6a0'],
      ['#e8b48c', '#c06a48'],
      ['#e6d2a0', '#4c6a44'],
      ['#cfa468', '#8c6430'],
    ],
  },
}

/** A puffed cracker, its flecks on the lit side: a cube, a ball or a rounded stick. */
function cracker(taste, index, next) {
  const form = index % 3
  const flecks = Array.from({ length: 7 }, () =>
    oval(((next() - 0.5) * 24).toFixed(1), ((next() - 0.5) * 18).toFixed(1), 1.6, 1.1, own(`fleck-${taste}`)),
  ).join('')
  const paint = own(`taste-${taste}`)
  const body = [
    fill('M-14 -14Q0 -19 14 -14Q19 0 14 14Q0 18 -14 14Q-19 0 -14 -14Z', paint),
    oval(0, 0, 18, 16.5, paint),
    fill('M-20 -9Q0 -14 20 -9Q26 0 20 9Q0 13 -20 9Q-26 0 -20 -9Z', paint),
  ][form]
  return body + flecks + line('M-10 -9Q-2 -13 7 -10', '#fff', 2.6, 'opacity=".5"')
}

/** Fills the jar with crackers row by row, those before lapping over those behind. */
function heap(seed) {
  const next = sequence(seed)
  const rows = [-208, -186, -164, -142, -120, -98, -76, -54, -32, -10]
  return rows
    .map((y, row) =>
      Array.from({ length: 8 }, (_, column) => {
        const index = row * 8 + column
        const x = (column - 3.5) * 30 + (row % 2 ? 12 : -6) + (next() - 0.5) * 10
        const lift = row === 0 ? Math.abs(x) * 0.16 - 10 : 0
        const piece = cracker(Math.floor(next() * 7), index + row, next)
        return at(
          x.toFixed(1),
          (y + lift + (next() - 0.5) * 9).toFixed(1),
          oval(2, 7, 18, 13, '#3c2410', 'opacity=".3"') + piece,
          `rotate(${Math.round(next() * 120 - 60)})`,
        )
      }).join(''),
    )
    .join('')
}

const plate = 'M-54 -176H54Q54 -168 62 -168V-62Q54 -62 54 -54H-54Q-54 -62 -62 -62V-168Q-54 -168 -54 -176Z'

/** A jar of clear glass, full of rice crackers of seven tastes. */
export function arare(key) {
  const kind = key.replace('arare-', '')
  const { lid, name, tastes } = kinds[kind]
  const size = Math.min(34, 104 / name.length)
  const front =
    `<g filter="${own('washi')}">${fill(plate, '#fdf8ec')}</g>` +
    line(plate, '#b8925a', 1.8) +
    brushed('京あられ', 17, 34, -146, '#6b4a34') +
    brushed(name, size, -10, -116 - ((name.length - 1) / 2) * size * 1.08, '#3c2a20') +
    fill('M26 -76h15v15h-15z', '#b8352f')
  return {
    extent: [-128, -322, 128, 22],
    focus: [-30, -150],
    back: -60,
    shadow: { x: 28, rx: 124, ry: 20, y: 2 },
    defs: [
      ...jarDefinitions('jar', shape),
      ...tastes.flatMap(([light, deep], index) => [
        ball(`taste-${index}`, light, light, deep),
        down(`fleck-${index}`, deep, deep),
      ]),
      rough('puffed', 0.3, 0.5, 6),
      ...metal('lid', lid),
    ],
    body: jar(shape, {
      clip: 'jar',
      inside: `<g filter="${own('puffed')}">${heap(key.length)}</g>`,
      front,
      lid: metalLid(104, -260, 46, 'lid'),
    }),
  }
}
export const arareProducts = Object.keys(kinds).map((kind) => `arare-${kind}`)
