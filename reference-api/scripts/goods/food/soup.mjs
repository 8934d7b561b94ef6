import { openBox } from '../box.mjs'
import { across, at, brushed, disc, down, oval, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const cubeOf = (light, deep) =>
  fill('M-10 -8H10V8H-10Z', light) + fill('M-10 8H10V13H-10ZM10 -8L15 -4V14L10 8Z', deep)
const carrot = fill('M-13 -4Q0 -14 13 -4L8 8H-8Z', '#f08a2e') + line('M-8 -4Q0 -9 9 -4', '#ffc078', 2)
const scallion = oval(0, 0, 8, 6, 'none', 'stroke="#6f9f3a" stroke-width="4.4"') + oval(0, 0, 4, 3, '#dceab4')
const pork =
  fill('M-22 -4Q-8 -12 4 -4T24 -2Q20 8 4 5T-20 7Z', '#e3a08c') + line('M-18 0Q-6 -6 4 0T20 2', '#fbe4da', 2.6)
const fish =
  fill('M-30 4C-20 -16 14 -18 30 0C18 12 -14 14 -30 4Z', '#fdf6ee') +
  line('M-28 3C-18 -14 14 -16 28 -1', '#d87a6c', 5) +
  line('M-12 4L0 -8M4 6L14 -6', '#e3cfc0', 1.6)
const herb = fill('M-12 0Q-4 -10 2 -2Q8 -10 14 2Q4 10 -12 0Z', '#6f9f4a')
const tomato = cubeOf('#e2553f', '#b03022')
const pepper = cubeOf('#f2c33c', '#c8941c')
const zucchini = oval(0, 0, 14, 10, '#5c8a3a') + oval(0, 0, 11, 7.4, '#e3edb8')
const bean = oval(0, 0, 10, 7, '#a33a30') + oval(-3, -2, 4, 2, '#fff', 'opacity=".5"')
const tofu = cubeOf('#fffdf4', '#ddd4c0')

const kinds = {
  tonjiru: {
    name: '豚汁',
    tone: '#a2492c',
    bowl: ['#a63a30', '#7a1f1c', '#43100f'],
    broth: ['#d9a868', '#b27a3a'],
    bits: [pork, tofu, carrot, scallion, pork, tofu, carrot, scallion, scallion],
  },
  ushio: {
    name: '潮汁',
    tone: '#3f6d94',
    bowl: ['#4a4644', '#262322', '#0f0d0d'],
    broth: ['#f1e8cf', '#d6c79c'],
    bits: [fish, herb, fish, scallion, herb, fish, scallion, herb, scallion],
  },
  minestrone: {
    name: '夏野菜',
    tone: '#5f8a3a',
    bowl: ['#ffffff', '#f0ece2', '#c4bcaa'],
    broth: ['#ea7a4c', '#c4482a'],
    bits: [tomato, zucchini, pepper, bean, zucchini, tomato, bean, pepper, herb],
  },
}
const places = [
  [-70, -14],
  [-20, -24],
  [36, -22],
  [78, -4],
  [40, 16],
  [-8, 6],
  [-56, 16],
  [2, 26],
  [-96, 4],
]

const bowl = (bits) =>
  oval(14, 12, 150, 26, own('under')) +
  fill('M-148 -104C-144 -40 -92 0 -52 6H52C92 0 144 -40 148 -104Z', own('bowl')) +
  fill('M-52 2H52L46 20H-46Z', own('bowl')) +
  oval(0, -104, 148, 44, own('bowl')) +
  oval(0, -103, 140, 40, own('inside')) +
  oval(0, -98, 128, 34, own('broth')) +
  bits.map((bit, index) => at(places[index][0], places[index][1] - 98, bit, 'scale(1.02 .86)')).join('') +
  line('M-110 -106Q-70 -126 0 -128', '#fff', 3, 'opacity=".6"') +
  fill('M-132 -76C-122 -44 -100 -24 -78 -12L-70 -16C-92 -30 -112 -52 -120 -80Z', '#fff', 'opacity=".3"')

/** A sachet of one portion: its band in the colour of the soup, a bowl printed on it. */
const sachet = (name, tone) =>
  fill('M-56 -62H56V62H-56Z', '#2a1a0e', 'opacity=".2" transform="translate(5 6)"') +
  fill(`M-58 -64${Array.from({ length: 13 }, () => 'l4.46 -4l4.46 4').join('')}V64H-58Z`, own('pouch')) +
  fill('M-58 -64H58V-50H-58ZM-58 52H58V64H-58Z', '#b9b2a2', 'opacity=".4"') +
  fill('M-58 -44H58V-12H-58Z', tone) +
  brushed(name[0], 22, (-24 * (name.length - 1)) / 2, -28, '#fffaf0') +
  brushed(name[1], 22, (-24 * (name.length - 1)) / 2 + 24, -28, '#fffaf0') +
  (name[2] ? brushed(name[2], 22, 24, -28, '#fffaf0') : '') +
  oval(0, 20, 34, 24, own('bowl')) +
  oval(0, 15, 32, 15, own('broth')) +
  fill('M-58 -64H-40L-50 64H-58Z', '#fff', 'opacity=".4"')

/** A box of eight portions, and one of them served. */
export function soup(kind) {
  const {
    name,
    tone,
    bowl: [light, middle, deep],
    broth,
    bits,
  } = kinds[kind]
  const box = openBox({
    columns: 4,
    rows: 2,
    wide: 136,
    deep: 134,
    board: ['#f3ead6', '#dfd1b2', '#bba77c'],
    paper: ['#f8f1e0', '#e0d2b4', '#fff'],
    hasWalls: false,
  })
  const [left, top, right] = box.extent
  return {
    ...box,
    extent: [left, top, right + 70, 164],
    focus: [120, 20],
    defs: [
      ...box.defs,
      across('bowl', [middle, 0], [light, 0.26], [middle, 0.6], [deep, 1]),
      down('inside', deep, middle),
      down('broth', broth[1], broth[0]),
      down('pouch', '#fffdf7', '#ece5d4'),
      disc('under', ['#1c0d05', 0, 0.5], ['#1c0d05', 1, 0]),
    ],
    body:
      box.body(Array.from({ length: 8 }, () => at(0, 2, sachet(name, tone), 'scale(1.03 .95)'))) +
      at(186, 136, bowl(bits)),
  }
}
