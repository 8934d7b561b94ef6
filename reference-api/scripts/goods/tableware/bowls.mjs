import { across, at, disc, down, oval, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const [half, top] = [104, -124]
const body = `M${-half} ${top}C${-half + 2} ${top + 54} -84 -44 -46 -22L-42 -6Q0 8 42 -6L46 -22C84 -44 ${half - 2} ${top + 54} ${half} ${top}A${half} 30 0 0 1 ${-half} ${top}Z`

/** Half the bowl's width at a height. */
const widthAt = (y) => 46 + (half - 46) * Math.sin((Math.min(1, (-22 - y) / (-22 - top)) * Math.PI) / 2)
/** A point on the wall: `turn` from -1 (left edge) to 1, seen around the curve. */
const onWall = (turn, y) => {
  const x = Math.sin((turn * Math.PI) / 2)
  return [x * widthAt(y), y + 22 * Math.sqrt(1 - x * x) * ((y - 20) / (top - 20))]
}
const point = (turn, y) =>
  onWall(turn, y)
    .map((n) => n.toFixed(1))
    .join(' ')

const stripes = (ink) =>
  Array.from({ length: 19 }, (_, index) => {
    const turn = (index - 9) / 9.4
    const thick = (5.4 * Math.cos((turn * Math.PI) / 2) + 1).toFixed(1)
    return line(
      `M${point(turn, top + 4)}L${point(turn, -90)}L${point(turn, -62)}L${point(turn, -40)}L${point(turn, -26)}`,
      ink,
      thick,
    )
  }).join('')

const dots = (ink) =>
  [-104, -84, -64, -46]
    .map((y, row) =>
      Array.from({ length: 12 }, (_, index) => {
        const turn = (index - 5.5 + (row % 2 ? 0.5 : 0)) / 6
        if (Math.abs(turn) > 0.97) return ''
        const [x, at] = onWall(turn, y)
        const round = Math.cos((turn * Math.PI) / 2)
        return oval(x.toFixed(1), at.toFixed(1), (1 + 5.5 * round).toFixed(1), 6.2, ink)
      }).join(''),
    )
    .join('')

const scroll = 'M-18 8C-10 -10 12 -10 14 2C15 10 4 12 3 5M-18 8C-22 -4 -12 -14 -4 -14M14 2C22 8 26 2 28 -4'
const leaves =
  'M-4 -14C0 -22 8 -22 12 -16C8 -10 2 -10 -4 -14ZM28 -4C30 -12 38 -12 40 -6C36 0 32 0 28 -4ZM-18 8C-26 10 -28 18 -22 20C-16 18 -14 12 -18 8Z'
/** Vines painted with one brush, row by row around the wall. */
const vines = (ink) =>
  [-92, -56]
    .map((y, row) =>
      [-0.74, -0.36, 0.02, 0.4, 0.76]
        .map((turn, index) => {
          const [x, height] = onWall(turn + row * 0.1, y)
          const narrow = (0.98 * Math.cos(((turn + row * 0.1) * Math.PI) / 2) + 0.02).toFixed(2)
          return `<g transform="translate(${x.toFixed(1)} ${height.toFixed(1)}) scale(${narrow} ${index % 2 ? -0.9 : 0.9})">${line(scroll, ink, 3.2)}${fill(leaves, ink)}</g>`
        })
        .join(''),
    )
    .join('')

const indigo = '#2f5590'
/** Glaze and painting of the three bowls of each set. */
const kinds = {
  karakusa: [
    { glaze: 'white', paint: vines(indigo) },
    { glaze: 'blue', paint: vines('#eef2f4') },
    { glaze: 'pale', paint: vines('#41699f') },
  ],
  tokusa: [
    { glaze: 'pale', paint: stripes('#3f6ca6') },
    { glaze: 'white', paint: stripes('#8c4a3c') },
    { glaze: 'blue', paint: stripes('#eef2f4') },
  ],
  mizutama: [
    { glaze: 'teal', paint: dots('#fbfaf4') },
    { glaze: 'rose', paint: dots('#fbfaf4') },
    { glaze: 'straw', paint: dots('#fbfaf4') },
  ],
}
const glazes = {
  white: ['#ffffff', '#f4f2ec', '#bdb8ae'],
  pale: ['#f2f8fa', '#d6e6ee', '#93adbc'],
  blue: ['#7f9fd0', '#3f639c', '#1c3664'],
  teal: ['#a4dcd8', '#5fb0ae', '#2c6e70'],
  rose: ['#fbd9d8', '#eeaaad', '#ad6a70'],
  straw: ['#fbeab4', '#ecc968', '#ac862e'],
}

const bowl = ({ glaze, paint }) =>
  oval(14, 2, 74, 15, own('under')) +
  fill(body, own(`${glaze}-side`)) +
  `<g clip-path="${own('bowl')}">${paint}${fill(body, own('round'))}</g>` +
  line('M-46 -22Q0 -8 46 -22', '#5c4a3c', 2, 'opacity=".3"') +
  fill('M-42 -7Q0 8 42 -7L41 -2Q0 12 -41 -2Z', '#b99c80') +
  oval(0, top, half, 30, own(`${glaze}-inside`)) +
  `<path d="M${-half} ${top}A${half} 30 0 0 1 ${half} ${top}C90 ${top - 4} 70 ${top + 2} 30 ${top - 2}S-80 ${top - 2} ${-half} ${top}Z" fill="#20140a" opacity=".14"/>` +
  oval(0, top, half - 1.5, 28.8, 'none', 'stroke="#fff" stroke-width="3" opacity=".85"') +
  oval(30, top + 12, 40, 8, own('shine'), 'opacity=".6"') +
  oval(-62, -86, 12, 30, own('shine'), 'transform="rotate(24 -62 -86)"')

/** Three rice bowls of thin white porcelain. */
export function bowls(key) {
  const all = kinds[key.replace('meoto-wan-', '')]
  const used = [...new Set(all.map(({ glaze }) => glaze))]
  return {
    extent: [-236, -252, 236, 16],
    focus: [-30, -90],
    back: -120,
    shadow: { x: 24, rx: 220, ry: 26, y: -10 },
    defs: [
      ...used.flatMap((glaze) => {
        const [light, middle, deep] = glazes[glaze]
        return [
          across(`${glaze}-side`, [deep, 0], [middle, 0.16], [light, 0.34], [middle, 0.66], [deep, 1]),
          down(`${glaze}-inside`, [deep, 0], [middle, 0.45], [light, 1]),
        ]
      }),
      across('round', ['#20140a', 0, 0.26], ['#fff', 0.3, 0.16], ['#fff', 0.46, 0], ['#20140a', 1, 0.32]),
      disc('shine', ['#fff', 0, 0.95], ['#fff', 0.5, 0.4], ['#fff', 1, 0]),
      disc('under', ['#2a1a0e', 0, 0.44], ['#2a1a0e', 1, 0]),
      `<clipPath id="own-bowl"><path d="${body}"/></clipPath>`,
    ],
    body:
      at(-126, -84, bowl(all[1]), 'scale(.94)') +
      at(126, -90, bowl(all[2]), 'scale(.94)') +
      at(0, 0, bowl(all[0])),
  }
}
export const bowlProducts = Object.keys(kinds).map((kind) => `meoto-wan-${kind}`)
