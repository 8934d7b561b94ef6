import { a4, bagFor, carrierBag, coin, fiveHundredYen, isCoinSized, sheetOfA4 } from './belongings.mjs'
import { lettering } from './lettering.mjs'
import { definitions, everywhere, line, room } from './paint.mjs'
import { parcel } from './parcel.mjs'
import { pouch } from './pouch.mjs'
import { computeExtent, formatSize } from './solid.mjs'

const ink = '#5d4634'
const frame = { centre: 400, foot: 640, width: 610, height: 520 }

const unite = (extents) => [
  Math.min(...extents.map(([left]) => left)),
  Math.min(...extents.map(([, top]) => top)),
  Math.max(...extents.map(([, , right]) => right)),
  Math.max(...extents.map(([, , , bottom]) => bottom)),
]

/**
 * Returns the scale from centimetres to the page, and the position of 0, 0 at which the extent fills the
 * frame.
 */
function fit([left, top, right, bottom], foot = frame.foot) {
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top))
  const height = (bottom - top) * scale
  const y = Math.min(foot, 400 + height / 2 + 30) - bottom * scale
  return { scale, x: frame.centre - ((left + right) / 2) * scale, y }
}

const shadow = (left, right, y, depth = 16) =>
  `<ellipse cx="${((left + right) / 2 + 24).toFixed(1)}" cy="${y.toFixed(1)}" rx="${((right - left) / 2).toFixed(1)}" ry="${depth}" fill="#4a3426" opacity=".3" filter="url(#s)"/>`

const idOf = (definition) => / id="([\w-]+)"/.exec(definition)[1]

/** Returns the definitions that the content uses, directly or through other definitions. */
function listUsedDefinitions(content, all) {
  const used = all.filter(
    (one) => content.includes(`url(#${idOf(one)})`) || content.includes(`"#${idOf(one)}"`),
  )
  const rest = all.filter((one) => !used.includes(one))
  return used.length > 0 ? [...used, ...listUsedDefinitions(used.join(''), rest)] : []
}

/** Builds the drawing. A test compares `size`, the size of the product or box, with the shop's tables. */
function drawing({ size, defs, floor, shadows, place, content, over = '' }) {
  const at = `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) scale(${place.scale.toFixed(3)})`
  const used = listUsedDefinitions(content, defs)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280" viewBox="0 0 800 800" data-size="${size}">` +
    `<defs>${everywhere}${used.join('')}</defs>${room(floor)}${shadows}<g transform="${at}">${content}</g>${over}</svg>`
  )
}

const longest = ({ width, depth, height }) => Math.max(width, depth, height)

/** Draws a product on arrival: the wrapped box and, with `hasBag`, its carrier bag. */
export function arrivalScene(box, { dressing, hasNoshi, hasBag }) {
  const bag = hasBag ? bagFor(box) : undefined
  const gap = Math.max(box.depth * 0.35, 3)
  const bagAt = bag && { x: -bag.width * 0.62, z: box.depth * 0.8 + gap }
  const extents = [
    computeExtent(box),
    ...(bag ? [computeExtent({ ...bag, height: bag.height * 1.2 }, bagAt.x, bagAt.z)] : []),
  ]
  const place = fit(unite(extents))
  const on = (x) => place.x + x * place.scale
  const [, , right] = computeExtent(box)
  return drawing({
    size: formatSize(box),
    defs: definitions(Math.max(longest(box) / 7, 2)),
    floor: Math.min(place.y - box.depth * 0.2 * place.scale, 560),
    shadows: [
      bag
        ? shadow(
            on(bagAt.x + bagAt.z * 0.42),
            on(bagAt.x + bagAt.z * 0.42 + bag.width),
            place.y - bagAt.z * 0.5 * place.scale,
          )
        : '',
      shadow(on(0), on(right), place.y - 4),
    ].join(''),
    place,
    content: (bag ? carrierBag(bag, bagAt.x, bagAt.z) : '') + parcel(box, dressing, hasNoshi),
  })
}

/** Draws a garment in its clear bag, from above. `box` is the bag, `goods` the drawing of the garment. */
export function pouchScene(box, goods) {
  const place = fit([0, -box.depth, box.width, 0])
  return drawing({
    size: formatSize(box),
    defs: [...definitions(3), ...goods.defs],
    floor: 300,
    shadows: shadow(place.x, place.x + box.width * place.scale, place.y, 12),
    place,
    content: pouch(box, goods),
  })
}

/** Draws a dimension line below or beside an object, with its text. */
function dimension({ axis, from, to, at, words }) {
  const [a, b] = [from, to]
  const mark = (p) => (axis === 'width' ? `M${p} ${at - 9}v18` : `M${at - 9} ${p}h18`)
  const path = axis === 'width' ? `M${a} ${at}H${b}` : `M${at} ${a}V${b}`
  const label =
    axis === 'width'
      ? lettering(words, 25, (a + b) / 2, at + 36, ink)
      : `<g transform="rotate(90 ${at + 16} ${(a + b) / 2})">${lettering(words, 25, at + 16, (a + b) / 2, ink)}</g>`
  return line(path + mark(a) + mark(b), ink, 2.2, 'opacity=".75"') + label
}

/** Returns the size reference: a coin, or an A4 sheet standing behind the object. */
function referenceFor(size) {
  if (isCoinSized(size)) return { ...coin, gap: 1.2, isBehind: false }
  return { ...a4, gap: size * 0.06, isBehind: true }
}

function scaleScene({ width, height, size, axis, words, part = [0, 1], defs, thing, told }) {
  const reference = referenceFor(size)
  const left = -reference.width - reference.gap
  const place = fit(
    unite([
      [left, -reference.height, 0, 0],
      [0, -height, width, 0],
    ]),
    610,
  )
  const on = (x) => place.x + x * place.scale
  const up = (y) => place.y - y * place.scale
  const label = reference.isBehind
    ? sheetOfA4(left, '')
    : fiveHundredYen(left, lettering('500', 0.78, 0, 0.27, '#6b6c68'))
  const names = reference.isBehind
    ? lettering('A4用紙', 24, on(left + reference.width / 2), up(reference.height / 2), '#a59679') +
      lettering('21×29.7cm', 19, on(left + reference.width / 2), up(reference.height / 2) + 28, '#a59679')
    : lettering('500円硬貨', 20, on(left + reference.width / 2), up(reference.height) - 16, ink)
  return drawing({
    size: told,
    defs,
    floor: Math.min(place.y - 30, 540),
    shadows:
      shadow(on(0), on(width), place.y - 4) +
      (reference.isBehind ? shadow(on(left), on(0), place.y - 2, 7) : ''),
    place,
    content: label + thing,
    over:
      names +
      (axis === 'width'
        ? dimension({ axis, from: on(width * part[0]), to: on(width * part[1]), at: place.y + 34, words })
        : dimension({
            axis,
            from: up(height * part[1]),
            to: up(height * part[0]),
            at: on(width) + 26,
            words,
          })),
  })
}

/** Draws a product at its own size beside the size reference. `measure` is the product's width or height. */
export function goodsScale(goods, measure) {
  const [left, top, right, bottom] = goods.extent
  const scale = measure.centimetres / (measure.axis === 'width' ? right - left : bottom - top)
  const [width, height] = [(right - left) * scale, (bottom - top) * scale]
  return scaleScene({
    width,
    height,
    size: Math.max(width, height),
    ...measure,
    told: measure.words,
    defs: [...definitions(3), ...goods.defs],
    thing: `<g transform="translate(${(-left * scale).toFixed(3)} ${(-bottom * scale).toFixed(3)}) scale(${scale.toFixed(5)})">${goods.body}</g>`,
  })
}

/** Draws a product's box beside the size reference, for products whose own size isn't drawn. */
export function boxScale(box, dressing) {
  const [, top, right] = computeExtent(box)
  const words = `箱 約${formatSize(box)}cm`
  return scaleScene({
    width: right,
    height: -top,
    size: longest(box),
    axis: 'width',
    words,
    part: [0, box.width / right],
    told: formatSize(box),
    defs: definitions(Math.max(longest(box) / 7, 2)),
    thing: parcel(box, dressing, false),
  })
}

export const pouchScale = (box, goods) =>
  scaleScene({
    width: box.width,
    height: box.depth,
    size: box.width,
    axis: 'width',
    words: `袋 約${box.width}×${box.depth}cm`,
    told: formatSize(box),
    defs: [...definitions(3), ...goods.defs],
    thing: pouch(box, goods),
  })
