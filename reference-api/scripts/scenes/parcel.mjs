import { computeFaces, onFront, onTop, outline } from './solid.mjs'
import { fill, line } from './paint.mjs'

const join = (...points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`

function bare(box, paper) {
  const { front, side, top } = computeFaces(box)
  return (
    fill(front, `url(#${paper}-front)`) + fill(side, `url(#${paper}-side)`) + fill(top, `url(#${paper}-top)`)
  )
}

/** Draws highlights on the edges that face the window. */
function edges(box) {
  const top = onTop(box)
  const width = Math.max(box.width, box.depth) / 160
  return line(join(top(0, 0), top(1, 0), top(1, 1)), '#ffffff', width, 'opacity=".8"')
}

/** Draws a box in the shop's paper, with the fold of the diagonal wrap across its top and front. */
function wrapped(box) {
  const { front, side, top } = computeFaces(box)
  const [above, before] = [onTop(box), onFront(box)]
  const fold = outline(above(0, 1), above(0.72, 0), above(0, 0))
  return (
    bare(box, 'paper') +
    fill(front, 'url(#leaves-front)') +
    fill(side, 'url(#leaves-side)', 'opacity=".75"') +
    fill(top, 'url(#leaves-top)') +
    fill(fold, '#7d5a3a', 'opacity=".06"') +
    line(join(above(0, 1), above(0.72, 0)), '#8b6a4a', box.width / 260, 'opacity=".5"') +
    line(join(before(0.72, 1), before(0.94, 0)), '#8b6a4a', box.width / 260, 'opacity=".4"') +
    edges(box)
  )
}

/** Draws a double bow of paper cords, half red and half white, about `size` wide, at a point on the page. */
export function cordBow([x, y], size) {
  const loop = (side, lift) =>
    `M0 0C${side * 18} ${-22 - lift} ${side * 46} ${-16 - lift} ${side * 40} ${2 - lift}C${side * 34} ${12 - lift} ${side * 12} 6 0 0`
  const tail = (side, out) => `M0 0C${side * 8} 14 ${side * out} 24 ${side * (out + 10)} 38`
  const cords = (side, colour, shade) =>
    [0, 4, 8].map((lift) => line(loop(side, lift), shade, 4.2) + line(loop(side, lift), colour, 3)).join('') +
    [8, 14].map((out) => line(tail(side, out), shade, 4.2) + line(tail(side, out), colour, 3)).join('')
  return `<g transform="translate(${x} ${y}) scale(${(size / 92).toFixed(4)})">${cords(-1, '#fffdf8', '#b9ab97')}${cords(1, '#c8343a', '#9d2329')}<rect x="-7" y="-7" width="14" height="14" rx="4" fill="#c8343a"/><path d="M-7 -3a4 4 0 0 1 4 -4H0V7H-3a4 4 0 0 1 -4 -4Z" fill="#fffdf8"/></g>`
}

/** Draws the folded red and white ornament at the upper right of a noshi. */
export const ornament = ([x, y], size) =>
  `<g transform="translate(${x} ${y}) scale(${(size / 60).toFixed(4)})"><path d="M-16 -28L16 -30L12 28L-8 30Z" fill="#fffdf8" stroke="#d9cdb8" stroke-width="1.5"/><path d="M-16 -28L2 -29L-2 29L-8 30Z" fill="#d2545a"/><path d="M2 -29L16 -30L4 26L-2 29Z" fill="#e9898b"/><path d="M-2 -18H6L4 20H-1Z" fill="#e6c25c"/></g>`

/** Draws a plain noshi (無地のし) with cords and ornament over the top or the front, whichever is larger. */
function noshi(box) {
  const isTall = box.height > box.depth * 1.05
  const at = isTall ? onFront(box) : onTop(box)
  const [length, across] = [box.width, isTall ? box.height : box.depth * 0.5]
  const margin = length > 2.4 * across ? 0.26 : 0.13
  const sheet = [at(margin, 0), at(margin, 1), at(1 - margin, 1), at(1 - margin, 0)]
  const before = onFront(box)
  const hanging = isTall
    ? ''
    : fill(
        outline(before(margin, 1), before(1 - margin, 1), before(1 - margin, 0), before(margin, 0)),
        'url(#white-front)',
      )
  const size = Math.min(length * 0.34, across * 1.15)
  const cord = size / 40
  const round = [
    line(join(at(margin, 0.5 + 0.02), at(0.5, 0.5 + 0.02)), '#fffdf8', cord),
    line(join(at(margin, 0.5), at(0.5, 0.5)), '#cfc3b0', cord / 3),
    line(join(at(0.5, 0.5 + 0.02), at(1 - margin, 0.5 + 0.02)), '#c8343a', cord),
    line(join(at(0.5, 0.5), at(1 - margin, 0.5)), '#a3282e', cord / 3),
  ].join('')
  return (
    hanging +
    fill(
      outline(...sheet),
      '#6b4d33',
      `opacity=".16" transform="translate(${length / 200} ${length / 160})"`,
    ) +
    fill(outline(...sheet), 'url(#sheet)') +
    (isTall ? '' : line(join(before(margin, 1), before(1 - margin, 1)), '#e5dccb', length / 300)) +
    round +
    cordBow(at(0.5, 0.5), size) +
    ornament(at(1 - margin - 0.07, 0.76), size * 0.42)
  )
}

/** Draws a taped carton, for products that aren't wrapped. */
function carton(box) {
  const above = onTop(box)
  const before = onFront(box)
  return (
    bare(box, 'card') +
    line(join(above(0, 0.5), above(1, 0.5)), '#8b6a41', box.width / 300, 'opacity=".55"') +
    fill(outline(above(0.44, 0), above(0.44, 1), above(0.56, 1), above(0.56, 0)), '#f2e2bd', 'opacity=".7"') +
    fill(
      outline(before(0.44, 1), before(0.56, 1), before(0.56, 0.72), before(0.44, 0.72)),
      '#f2e2bd',
      'opacity=".6"',
    ) +
    fill(
      outline(before(0.06, 0.62), before(0.32, 0.62), before(0.32, 0.2), before(0.06, 0.2)),
      '#fffaf0',
      'opacity=".92"',
    ) +
    [0.5, 0.4, 0.3]
      .map((v) => line(join(before(0.09, v), before(v === 0.3 ? 0.2 : 0.28, v)), '#9c8a72', box.width / 160))
      .join('') +
    edges(box)
  )
}

/** Draws a white box with a lid, for shoes and single items. */
function lidded(box) {
  const before = onFront(box)
  const { side } = computeFaces(box)
  return (
    bare(box, 'white') +
    fill(
      outline(before(0, 0.72), before(1, 0.72), before(1, 0.66), before(0, 0.66)),
      '#8a7860',
      'opacity=".22"',
    ) +
    fill(side, '#8a7860', 'opacity=".06"') +
    fill(
      outline(before(0.4, 0.5), before(0.6, 0.5), before(0.6, 0.2), before(0.4, 0.2)),
      '#b4433a',
      'opacity=".9"',
    ) +
    line(join(before(0.44, 0.39), before(0.56, 0.39)), '#fff6ea', box.width / 130) +
    line(join(before(0.46, 0.3), before(0.54, 0.3)), '#fff6ea', box.width / 130) +
    edges(box)
  )
}

const dressings = { wrapped, carton, lidded }

/** Draws a box as it arrives. Sizes are in centimetres, and `dressing` is `wrapped`, `carton` or `lidded`. */
export const parcel = (box, dressing, hasNoshi) => dressings[dressing](box) + (hasNoshi ? noshi(box) : '')
