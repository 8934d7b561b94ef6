import { fill, line } from './paint.mjs'
import { face, project } from './solid.mjs'

const join = (...points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`

/** Sizes of the shop's carrier bags in centimetres, smallest first. */
const bagSizes = [
  { width: 20, depth: 9, height: 24 },
  { width: 28, depth: 13, height: 32 },
  { width: 40, depth: 18, height: 38 },
  { width: 52, depth: 26, height: 46 },
]

/** Returns the smallest bag that holds the box, lying or standing, or undefined if no bag is large enough. */
export function bagFor({ width, depth, height }) {
  const [long, middle, short] = [width, depth, height].sort((a, b) => b - a)
  return bagSizes.find(
    (bag) => long <= Math.max(bag.width, bag.height) && middle <= bag.width && short <= bag.depth,
  )
}

/** Draws the shop's carrier bag with its front left corner at `x`, `z`. */
export function carrierBag(bag, x, z) {
  const [right, top, back] = [x + bag.width, bag.height, z + bag.depth]
  const handle = (depth, colour) => {
    const [ax, ay] = project(x + bag.width * 0.3, top - bag.height * 0.04, depth)
    const [bx, by] = project(x + bag.width * 0.7, top - bag.height * 0.04, depth)
    const lift = bag.height * 0.3
    return line(`M${ax} ${ay}C${ax} ${ay - lift} ${bx} ${by - lift} ${bx} ${by}`, colour, bag.width / 30)
  }
  const [cx, cy] = project(x + bag.width / 2, bag.height * 0.46, z)
  const mark = bag.width * 0.17
  return [
    handle(back, '#a5392f'),
    fill(face([x, top, z], [x, top, back], [right, top, back], [right, top, z]), '#b6a68c'),
    fill(face([right, 0, z], [right, top, z], [right, top, back], [right, 0, back]), 'url(#white-side)'),
    fill(
      face([right, 0, z], [right, top, z], [right, top * 0.9, (z + back) / 2]),
      '#8f7f66',
      'opacity=".16"',
    ),
    line(
      join(project(right, 0, z), project(right, top * 0.9, (z + back) / 2), project(right, top, z)),
      '#a8997f',
      bag.width / 260,
      'opacity=".7"',
    ),
    fill(face([x, 0, z], [x, top, z], [right, top, z], [right, 0, z]), 'url(#white-front)'),
    fill(face([x, 0, z], [x, bag.height * 0.12, z], [right, bag.height * 0.12, z], [right, 0, z]), '#b4433a'),
    `<g transform="translate(${cx} ${cy}) scale(${(mark / 20).toFixed(4)})" fill="none" stroke-width="2.6"><circle cx="-7" r="11.5" stroke="#4a3a2c"/><circle cx="7" r="11.5" stroke="#b4433a"/></g>`,
    line(
      join(project(x, top, z), project(right, top, z), project(right, top, back)),
      '#ffffff',
      bag.width / 140,
      'opacity=".85"',
    ),
    handle(z, '#c4503f'),
  ].join('')
}

/**
 * Size of an A4 sheet in centimetres. `sheetOfA4` draws the sheet leaning against the wall, with its lower
 * left corner at `x`.
 */
export const a4 = { width: 21, height: 29.7 }
export const sheetOfA4 = (x, label) =>
  fill(
    `M${x} 0h${a4.width}v${-a4.height}h${-a4.width}Z`,
    '#6b4d33',
    'opacity=".2" transform="translate(.5 .3)"',
  ) +
  fill(`M${x} 0h${a4.width}v${-a4.height}h${-a4.width}Z`, 'url(#sheet)') +
  line(`M${x} 0v${-a4.height}h${a4.width}`, '#ffffff', 0.12) +
  line(`M${x} 0h${a4.width}v${-a4.height}`, '#cfc4b0', 0.08) +
  label

/** Size of a 500-yen coin in centimetres. `fiveHundredYen` draws the coin standing at `x`. */
export const coin = { width: 2.65, height: 2.65 }
export const fiveHundredYen = (x, digits) =>
  `<g transform="translate(${x + coin.width / 2} ${-coin.height / 2})"><ellipse cx=".12" cy="1.34" rx="1.3" ry=".16" fill="#4a3426" opacity=".35"/><circle r="1.325" fill="url(#metal)" stroke="#9a7a34" stroke-width=".03"/><circle r="1.2" fill="none" stroke="#a88a45" stroke-width=".04"/><circle r=".98" fill="url(#silver)" stroke="#8b8c88" stroke-width=".03"/><circle r="1.26" fill="none" stroke="#8d6f2f" stroke-width=".07" stroke-dasharray=".03 .05" opacity=".6"/><path d="M-.9 -.74A1.17 1.17 0 0 1 .3 -1.13" fill="none" stroke="#fff" stroke-width=".09" opacity=".8"/>${digits}</g>`

/** Max size in centimetres of objects shown next to a coin. Larger objects are shown next to an A4 sheet. */
const coinReach = 17
export const isCoinSized = (size) => size <= coinReach
export const getReferenceName = (size) => (isCoinSized(size) ? '500円硬貨' : 'A4用紙')
