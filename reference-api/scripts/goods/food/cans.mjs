import { across, at, brushed, disc, down, oval, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const fishes = {
  saba: { label: ['#dfe7c3', '#6f8f3f'], text: 'さば', count: 6 },
  sake: { label: ['#fbe2cd', '#d5713a'], text: '鮭', count: 6 },
  hotate: { label: ['#dde8f1', '#3f6d9c'], text: '帆立', count: 4, emblem: (colour) => scallop(colour) },
}

/** The closed lid of a can: rings pressed into the metal and a ring to pull. */
const lid = (rx, ry) =>
  oval(0, 0, rx, ry, own('metal')) +
  oval(0, 1, rx * 0.93, ry * 0.9, own('metal-lid')) +
  oval(0, 1, rx * 0.78, ry * 0.74, 'none', 'stroke="#8f918f" stroke-width="1.4" opacity=".7"') +
  oval(0, 2, rx * 0.74, ry * 0.7, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".8"') +
  oval(rx * 0.2, -ry * 0.12, rx * 0.24, ry * 0.24, 'none', 'stroke="#77797a" stroke-width="3.4"') +
  oval(rx * 0.2, -ry * 0.18, rx * 0.24, ry * 0.24, 'none', 'stroke="#f4f4f1" stroke-width="2"') +
  oval(rx * 0.42, -ry * 0.1, 4, 2.4, '#8b8d8c')

const can = (rx, ry, height) =>
  `M-${rx} -${height}A${rx} ${ry} 0 0 0 ${rx} -${height}V0A${rx} ${ry} 0 0 1 -${rx} 0Z`
const band = (rx, ry, from, to) =>
  `M-${rx} -${from}A${rx} ${ry} 0 0 0 ${rx} -${from}V-${to}A${rx} ${ry} 0 0 1 -${rx} -${to}Z`

const fish = (colour) => fill('M-22 0C-10 -14 12 -12 20 0L34 -9V10L20 2C10 13 -10 13 -22 0Z', colour)
const scallop = (colour) =>
  fill('M-6 16L-9 12C-24 6 -26 -8 -16 -16Q0 -24 16 -16C26 -8 24 6 9 12L6 16Z', colour) +
  line('M0 14V-17M-3 13L-12 -14M3 13L12 -14M-6 12L-20 -8M6 12L20 -8', '#f4f7fa', 1.8)

const fishCan = ({ label, text, emblem = fish }) =>
  oval(10, 8, 88, 24, own('under')) +
  fill(can(80, 23, 84), own('metal')) +
  fill(band(80, 23, 76, 8), label[0]) +
  fill(band(80, 23, 24, 12), label[1]) +
  fill(band(80, 23, 72, 68), label[1]) +
  brushed(text, text.length > 1 ? 23 : 34, -24, text.length > 1 ? -38 : -26, '#2b241e') +
  at(26, -22, emblem(label[1]), 'scale(.9)') +
  fill(can(80, 23, 84), own('round')) +
  at(0, -84, lid(80, 23))

const rows = {
  6: [
    [-176, -92],
    [0, -96],
    [176, -92],
    [-190, 2],
    [0, 8],
    [190, 2],
  ],
  4: [
    [-92, -92],
    [92, -92],
    [-100, 4],
    [100, 4],
  ],
}

const metal = [
  across('metal', '#a7a9a8', ['#f7f7f4', 0.22], ['#c7c9c7', 0.44], ['#e6e7e4', 0.6], ['#8a8c8b', 1]),
  down('metal-lid', '#f1f2ef', '#c2c4c2', '#dfe0dd'),
  across(
    'round',
    ['#20180f', 0, 0.34],
    ['#fff', 0.24, 0.34],
    ['#fff', 0.36, 0],
    ['#20180f', 0.7, 0.06],
    ['#20180f', 1, 0.42],
  ),
  disc('under', ['#2e2014', 0, 0.42], ['#2e2014', 1, 0]),
]

export function fishCans(kind) {
  const { count } = fishes[kind]
  const wide = count === 6 ? 280 : 186
  return {
    extent: [-wide, -206, wide, 36],
    focus: [-20, -70],
    back: -150,
    shadow: { y: 10, rx: wide, ry: 34 },
    defs: metal,
    body: rows[count].map(([x, y]) => at(x, y, fishCan(fishes[kind]))).join(''),
  }
}

const beers = [
  ['#1f6f78', '#f4e6c0', '#e0b040'],
  ['#d8792f', '#fdf1d8', '#274060'],
  ['#27395c', '#e9d9ae', '#c9503a'],
  ['#5f8f4a', '#fbf3da', '#e3a634'],
]

const shoulder =
  'M-58 -196C-58 -210 -46 -214 -46 -224A46 12 0 0 0 46 -224C46 -214 58 -210 58 -196V-10C58 -2 50 2 46 6A46 11 0 0 1 -46 6C-50 2 -58 -2 -58 -10Z'
const printed = 'M-58 -198A58 14 0 0 0 58 -198V-8A58 14 0 0 1 -58 -8Z'

/** A beer can with its shoulder drawn in to the lid; a harbour's anchor on the print. */
const beerCan = ([ground, light, accent]) =>
  oval(8, 6, 66, 18, own('under')) +
  fill(shoulder, own('metal')) +
  fill(printed, ground) +
  fill('M-58 -66A58 14 0 0 0 58 -66V-50A58 14 0 0 1 -58 -50Z', accent) +
  fill('M-58 -180A58 14 0 0 0 58 -180V-176A58 14 0 0 1 -58 -176Z', light) +
  oval(0, -112, 38, 44, light) +
  oval(0, -112, 34, 40, 'none', `stroke="${accent}" stroke-width="2"`) +
  line('M0 -134V-88M-20 -104Q-18 -88 0 -87Q18 -88 20 -104M-13 -122H13', ground, 5) +
  `<circle cx="0" cy="-140" r="5.5" fill="none" stroke="${ground}" stroke-width="4"/>` +
  line('M-24 -24q6 -5 12 0t12 0t12 0t12 0', light, 3) +
  fill(shoulder, own('round')) +
  at(0, -224, lid(46, 12))

const spread = (count, wide, y) =>
  Array.from({ length: count }, (_, index) => [((index - (count - 1) / 2) * wide) / (count - 1), y])

export function beerCans(count) {
  const places =
    count === 6
      ? [...spread(3, 290, -46), ...spread(3, 330, 20)]
      : [...spread(4, 420, -128), ...spread(4, 450, -52), ...spread(4, 480, 34)]
  const kindOf = (index) => (count === 6 ? beers[0] : beers[index % 4])
  const wide = count === 6 ? 232 : 306
  return {
    extent: [-wide, count === 6 ? -302 : -364, wide, 52],
    focus: [-20, -110],
    back: -120,
    shadow: { y: 24, rx: wide, ry: 30 },
    defs: metal,
    body: places.map(([x, y], index) => at(x.toFixed(1), y, beerCan(kindOf(index)))).join(''),
  }
}
