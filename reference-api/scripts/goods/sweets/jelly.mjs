import { across, at, ball, brushed, disc, down, oval, own, sequence } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const flavours = {
  momo: { jelly: ['#fdeee6', '#f9d3c6', '#e3a698'], name: '白桃' },
  budou: { jelly: ['#efe6f4', '#cbb2d8', '#8c6ca2'], name: '葡萄' },
  natsumikan: { jelly: ['#fff6cf', '#fbe08a', '#d8ae3c'], name: '夏柑' },
  lemon: { jelly: ['#fdfbe0', '#f6efaa', '#d3c65a'], name: '檸檬' },
  kiyomi: { jelly: ['#ffe9cb', '#fcc179', '#dc8a34'], name: '清見' },
  ichigo: { jelly: ['#fde3e2', '#f3a9aa', '#cb5a62'], name: '苺' },
  kiichigo: { jelly: ['#fbdbe4', '#e58aa6', '#ad3d66'], name: '木苺' },
}
const boxes = {
  okayama: ['momo', 'budou', 'momo', 'budou', 'momo', 'budou'],
  kankitsu: ['natsumikan', 'lemon', 'kiyomi', 'kiyomi', 'natsumikan', 'lemon'],
  berry: ['ichigo', 'kiichigo', 'ichigo', 'kiichigo', 'ichigo', 'kiichigo'],
}

const peach =
  fill('M-26 -4C-20 -22 16 -24 28 -6C18 -12 -6 -10 -14 8Q-28 8 -26 -4Z', '#fff4e8') +
  fill('M-14 8C-6 -10 18 -12 28 -6C22 -4 2 0 -6 12Z', '#f2b3a2', 'opacity=".85"') +
  line('M-20 -8Q-4 -20 18 -14', '#fff', 2.4, 'opacity=".9"')
const grape =
  oval(0, 0, 18, 17, own('grape')) +
  oval(-6, -7, 5, 3.6, '#fff', 'opacity=".7"') +
  line('M-10 10Q0 16 11 8', '#e8dcf2', 1.6, 'opacity=".7"')
const segment = (light, deep) =>
  fill('M-27 4C-20 -20 18 -22 27 0C18 10 -12 14 -27 4Z', deep) +
  fill('M-23 2C-16 -15 15 -17 22 0C14 7 -10 10 -23 2Z', light) +
  line('M-16 2L-8 -8M-6 4L0 -10M4 4L8 -9M13 2L15 -6', '#fff', 1.6, 'opacity=".7"')
const strawberry =
  fill('M0 24C-18 12 -24 -8 -16 -17C-8 -24 8 -24 16 -17C24 -8 18 12 0 24Z', '#cf2f3a') +
  fill('M0 17C-11 9 -15 -5 -10 -11C-5 -16 5 -16 10 -11C15 -5 11 9 0 17Z', '#f3a09a') +
  oval(0, -3, 4, 8, '#fdeae4') +
  [
    [-15, -6],
    [15, -6],
    [-12, 5],
    [12, 5],
    [-6, 15],
    [7, 14],
  ]
    .map(([x, y]) => oval(x, y, 1.2, 1.8, '#f6d79a'))
    .join('')
const raspberry = [
  [-10, -8],
  [0, -11],
  [10, -8],
  [-13, 1],
  [-4, -1],
  [5, -1],
  [13, 1],
  [-8, 9],
  [0, 9],
  [8, 9],
  [0, 17],
]
  .map(
    ([x, y]) =>
      oval(x, y, 6, 5.6, '#9c1f48') +
      oval(x - 1, y - 1.2, 4.4, 4, '#cc4470') +
      oval(x - 2, y - 2.4, 1.4, 1.1, '#fff', 'opacity=".8"'),
  )
  .join('')

const fruits = {
  momo: peach,
  budou: grape,
  natsumikan: segment('#fbd04e', '#e3a41e'),
  lemon: segment('#f8ec8e', '#ddc94e'),
  kiyomi: segment('#f79c3c', '#d8741a'),
  ichigo: strawberry,
  kiichigo: raspberry,
}
const places = [
  [-26, -32],
  [22, -26],
  [-8, -56],
  [32, -62],
  [-34, -76],
  [4, -88],
]

const wall = 'M-66 -122Q0 -98 66 -122L48 -8Q46 6 0 8Q-46 6 -48 -8Z'
const filling = 'M-62 -106Q0 -88 62 -106L46 -10Q44 2 0 4Q-44 2 -46 -10Z'

/** A clear cup sealed with film: jelly that lets the light through, fruit in it. */
function cup(flavour) {
  const { name, jelly } = flavours[flavour]
  const next = sequence(name.charCodeAt(0))
  const pieces = places
    .map(([x, y]) => at(x, y, fruits[flavour], `rotate(${Math.round(next() * 90 - 45)}) scale(.92)`))
    .join('')
  return (
    oval(10, 4, 66, 15, own('under')) +
    fill(wall, '#fff', 'opacity=".5"') +
    fill(filling, own(`jelly-${flavour}`)) +
    `<g clip-path="${own('filling')}">${pieces}<path d="${filling}" fill="${own(`veil-${flavour}`)}"/></g>` +
    line('M-60 -104Q0 -86 60 -104', '#fff', 2, 'opacity=".7"') +
    fill('M-54 -96L-43 -14L-35 -12L-44 -92Z', '#fff', 'opacity=".6"') +
    line('M50 -92L41 -16', '#fff', 3, 'opacity=".55"') +
    line('M-46 -2Q0 8 46 -2', '#fff', 3, 'opacity=".7"') +
    line(wall, jelly[2], 1.4, 'opacity=".5"') +
    fill('M-74 -126A74 19 0 0 0 74 -126V-120A74 19 0 0 1 -74 -120Z', '#d9d6cd') +
    oval(0, -126, 74, 19, own('film')) +
    oval(0, -126, 64, 15.5, own(`lid-${flavour}`), 'opacity=".85"') +
    oval(0, -126, 69, 17, 'none', 'stroke="#fff" stroke-width="1.6" opacity=".9"') +
    fill('M70 -130Q92 -132 90 -120Q80 -114 66 -118Z', '#eceae3') +
    fill('M-44 -134A64 15.5 0 0 1 10 -141L-6 -112A64 15.5 0 0 1 -52 -117Z', '#fff', 'opacity=".4"') +
    oval(0, -46, 25, 27, '#fffdf6', 'opacity=".94"') +
    brushed(name, name.length > 1 ? 19 : 27, 0, name.length > 1 ? -56 : -45, '#4a352a')
  )
}

/** Six cups of jelly in two rows. */
export function jelly(kind) {
  const names = boxes[kind]
  const used = [...new Set(names)]
  return {
    extent: [-256, -252, 256, 26],
    focus: [-30, -70],
    back: -120,
    shadow: { x: 24, rx: 250, ry: 26, y: 6 },
    defs: [
      ...used.flatMap((flavour) => {
        const [light, middle, deep] = flavours[flavour].jelly
        return [
          across(`jelly-${flavour}`, [middle, 0], [light, 0.34], [middle, 0.7], [deep, 1]),
          down(`veil-${flavour}`, [light, 0, 0.44], [middle, 0.6, 0.2], [deep, 1, 0.42]),
          down(`lid-${flavour}`, light, middle),
        ]
      }),
      ball('grape', '#b08ac8', '#6d4488', '#3c1f52'),
      down('film', '#ffffff', '#e4e1d8'),
      `<clipPath id="own-filling"><path d="${filling}"/></clipPath>`,
      disc('under', ['#2a1a0e', 0, 0.4], ['#2a1a0e', 1, 0]),
    ],
    body: names
      .map((flavour, index) => {
        const isBack = index < 3
        return at(
          ((index % 3) - 1) * (isBack ? 158 : 170),
          isBack ? -104 : 6,
          cup(flavour),
          isBack ? 'scale(.92)' : '',
        )
      })
      .join(''),
  }
}
