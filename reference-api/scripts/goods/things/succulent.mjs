import { across, at, ball, disc, down, oval, own, rough, sequence } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const leaf = 'M0 0C-15 -12 -19 -34 -9 -47Q-3 -53 0 -60Q3 -53 9 -47C19 -34 15 -12 0 0Z'
const keel = 'M0 -6C-5 -20 -4 -40 0 -52C4 -40 5 -20 0 -6Z'

/** A rosette of thick pointed leaves in rings, the outer ring first, seen from above at a slant. */
function rosette(name, { rings, size, slant = 0.72, tip }) {
  const leaves = rings.flatMap(([count, length, offset]) =>
    Array.from({ length: count }, (_, index) => {
      const turn = Math.round((index / count) * 360 + offset)
      const width = (0.78 + length * 0.3) * length
      return (
        `<g transform="rotate(${turn}) scale(${width.toFixed(2)} ${length})">` +
        fill(leaf, '#26331f', 'opacity=".34" transform="translate(2 3)"') +
        fill(leaf, own(name)) +
        fill(keel, '#fff', 'opacity=".16"') +
        fill('M-5 -50Q-1 -54 0 -60Q1 -54 5 -50Q0 -53 -5 -50Z', tip, 'opacity=".8"') +
        line('M-8 -44C-17 -32 -13 -12 -1 -2', '#fff', 1.4, 'opacity=".5"') +
        '</g>'
      )
    }),
  )
  return `<g transform="scale(${size} ${(size * slant).toFixed(2)})">${leaves.join('')}</g>`
}

/** Stems of beads: the plump round leaves of a stonecrop that hangs over the rim. */
function beads(stems) {
  return stems
    .map(([x, y, lean, count], stem) => {
      const next = sequence(stem + 3)
      return Array.from({ length: count }, (_, index) => {
        const [cx, cy] = [x + lean * index + (next() - 0.5) * 12, y + index * 8 + (next() - 0.5) * 5]
        return (
          oval(cx.toFixed(1), cy.toFixed(1), 8.4, 7.2, own('bead')) +
          oval((cx - 2.4).toFixed(1), (cy - 2.4).toFixed(1), 2.6, 1.8, '#fff', 'opacity=".45"')
        )
      }).join('')
    })
    .join('')
}

/** Upright, striped, sharp leaves of a haworthia. */
const spears = [-62, 58, -40, 38, -20, 20, 0]
  .map((turn, index) => {
    const length = 1.02 - Math.abs(turn) / 190
    const bands = [20, 32, 44, 56, 68, 80]
      .map((y) => `M${-8 + y / 14} -${y}Q0 -${y + 4} ${8 - y / 14} -${y}`)
      .join('')
    return (
      `<g transform="rotate(${turn}) scale(${length.toFixed(2)})">` +
      fill('M-13 0C-15 -40 -8 -80 0 -116C8 -80 15 -40 13 0Z', own(index % 2 ? 'spear' : 'spear-dark')) +
      line(bands, '#eef2dc', 2.4, 'opacity=".75"') +
      line('M-9 -8C-11 -42 -5 -78 0 -108', '#fff', 1.4, 'opacity=".35"') +
      '</g>'
    )
  })
  .join('')

const grit = (() => {
  const next = sequence(8)
  const colours = ['#b8a78c', '#8d7a62', '#d9ccb4', '#70604c']
  return Array.from({ length: 90 }, (_, index) => {
    const angle = next() * 6.28
    const far = Math.sqrt(next())
    return oval(
      (Math.cos(angle) * far * 148).toFixed(1),
      (-132 + Math.sin(angle) * far * 32).toFixed(1),
      4.6,
      3.2,
      colours[index % 4],
    )
  }).join('')
})()

const outer = [
  [11, 1.12, 0],
  [10, 0.94, 17],
  [8, 0.74, 4],
  [7, 0.54, 24],
  [5, 0.34, 10],
  [4, 0.2, 40],
]
const small = [
  [9, 1.02, 8],
  [8, 0.8, 26],
  [6, 0.58, 6],
  [5, 0.38, 30],
  [4, 0.22, 0],
]

export function succulent() {
  return {
    extent: [-182, -292, 182, 6],
    focus: [-10, -170],
    shadow: { rx: 160, ry: 22 },
    defs: [
      down('blue', '#b9cfc4', '#8fb0a6', '#6d958f'),
      down('green', '#c2d88c', '#98b95f', '#6f9444'),
      down('rose', '#c6a0b4', '#a37a99', '#7a5878'),
      ball('bead', '#d8e59a', '#9dbb58', '#6a8a38'),
      across('spear', '#4d7045', '#6f9660', '#3e5f39'),
      across('spear-dark', '#3a5a38', '#55794b', '#2c482c'),
      across('pot', '#8f7c66', ['#cdbba0', 0.24], ['#bba78a', 0.5], ['#7d6a54', 1]),
      down('rim', '#d9c9b0', '#a8947a'),
      rough('stone', 0.32, 0.7),
      disc('hollow', '#3c3024', '#5a4a38'),
    ],
    body:
      `<g filter="${own('stone')}">` +
      fill('M-168 -128C-166 -58 -140 -8 -112 0Q0 16 112 0C140 -8 166 -58 168 -128Z', own('pot')) +
      fill('M-166 -104Q0 -64 166 -104L162 -84Q0 -44 -162 -84Z', '#6f8a86', 'opacity=".55"') +
      oval(0, -132, 172, 44, own('rim')) +
      oval(0, -132, 156, 37, own('hollow')) +
      grit +
      '</g>' +
      at(92, -142, spears, 'scale(1.1)') +
      at(6, -190, rosette('rose', { rings: small, size: 0.98, tip: '#7c3f66', slant: 0.8 })) +
      beads([
        [134, -138, 5, 5],
        [118, -132, 4, 6],
        [148, -132, 3, 5],
        [100, -124, 2, 4],
        [84, -122, 1, 3],
        [-8, -116, -1, 3],
        [12, -112, 1, 3],
        [32, -116, 0, 4],
        [54, -118, 2, 3],
      ]) +
      at(-84, -154, rosette('blue', { rings: outer, size: 1.32, tip: '#c8747e' })) +
      at(54, -138, rosette('green', { rings: small, size: 1.02, tip: '#c86a4c' })),
  }
}
