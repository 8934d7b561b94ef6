import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)
const brush = create(
  readFileSync(require.resolve('@expo-google-fonts/yuji-syuku/400Regular/YujiSyuku_400Regular.ttf')),
)

/** Draws a vertical line of brushed characters as outlines, the first one's middle at `x`, `y`. */
export function brushed(text, size, x, y, colour) {
  const scale = size / brush.unitsPerEm
  return [...text]
    .map((letter, index) => {
      const { glyphs, advanceWidth } = brush.layout(letter)
      const at = [x - (advanceWidth * scale) / 2, y + size * (0.37 + index * 1.08)].map((n) => n.toFixed(1))
      const outline = glyphs[0].path.toSVG()
      return `<path transform="translate(${at.join(' ')}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})" d="${outline}" fill="${colour}"/>`
    })
    .join('')
}

/** Draws a horizontal line of brushed characters whose middle is at `x`, `y`. */
export const brushedAcross = (text, size, x, y, colour) =>
  [...text]
    .map((letter, index) =>
      brushed(letter, size, x + (index - (text.length - 1) / 2) * size * 1.06, y, colour),
    )
    .join('')

const stop = (colour, offset, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
/** Joins stops: a colour alone takes its even share of the way, `[colour, offset, opacity]` its own. */
const stops = (list) =>
  list
    .map((one, index) =>
      Array.isArray(one) ? stop(...one) : stop(one, +(index / (list.length - 1)).toFixed(3)),
    )
    .join('')

export const across = (id, ...list) => `<linearGradient id="own-${id}">${stops(list)}</linearGradient>`
export const down = (id, ...list) =>
  `<linearGradient id="own-${id}" x2=".25" y2="1">${stops(list)}</linearGradient>`
/** A ball's or disc's gradient, lit from the upper left. */
export const ball = (id, ...list) =>
  `<radialGradient id="own-${id}" cx=".38" cy=".3" r=".78">${stops(list)}</radialGradient>`
export const disc = (id, ...list) => `<radialGradient id="own-${id}">${stops(list)}</radialGradient>`

const box = 'color-interpolation-filters="sRGB" x="-4%" y="-4%" width="108%" height="108%"'

/** Defines a filter that roughens a surface: noise of `frequency` lit from the upper left, `depth` deep. */
export const rough = (id, frequency, depth, seed = 3) =>
  `<filter id="own-${id}" ${box}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/>` +
  `<feDiffuseLighting surfaceScale="${depth}" diffuseConstant="1.24" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="54"/></feDiffuseLighting>` +
  '<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1"/></filter>'

/** Defines a filter that stains a surface with patches or veins of a colour (`r g b`, each 0 to 1). */
export const stained = (
  id,
  { type = 'fractalNoise', frequency, colour, gain, offset, seed = 5, octaves = 2 },
) => {
  const [r, g, b] = colour
  return (
    `<filter id="own-${id}" ${box}><feTurbulence type="${type}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${offset}"/>` +
    '<feComposite in2="SourceGraphic" operator="in" result="t"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="t"/></feMerge></filter>'
  )
}

export const soft = (id, deviation) =>
  `<filter id="own-${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

export const own = (id) => `url(#own-${id})`
export const at = (x, y, content, more = '') =>
  `<g transform="translate(${x} ${y})${more && ` ${more}`}">${content}</g>`
export const clipped = (id, path) => `<clipPath id="own-${id}"><path d="${path}"/></clipPath>`
export const oval = (x, y, rx, ry, paint, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint}" ${more}/>`

/** Draws a line with square ends, `dashes` as `on off` lengths: twisted cords, ribs, woven bands. */
export const cut = (path, colour, width, dashes, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${dashes && `stroke-dasharray="${dashes}"`} ${more}/>`

/** Returns a repeatable sequence of numbers from 0 to 1. */
export function sequence(seed) {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    return state / 4294967296
  }
}

/** Returns a closed smooth path around an ellipse whose radius wavers by `waver`. */
export function blob(rx, ry, waver, seed, count = 14) {
  const next = sequence(seed)
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const radius = 1 + (next() - 0.5) * 2 * waver
    return [Math.cos(angle) * rx * radius, Math.sin(angle) * ry * radius]
  })
  const middle = ([ax, ay], [bx, by]) => `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`
  const [first] = points
  return `M${middle(points.at(-1), first)}${points
    .map(
      (point, index) =>
        `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, points[(index + 1) % count])}`,
    )
    .join('')}Z`
}
