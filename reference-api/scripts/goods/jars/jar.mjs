import { across, brushed, brushedAcross, disc, down, oval, own, rough } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const round = (number) => +number.toFixed(1)

/** Returns the outline of a jar that stands on the origin: half its width, its height, neck and shoulder. */
export function outlineOf({ half, top, neck, shoulder }) {
  const [high, bend] = [-top + shoulder, half - 12]
  return (
    `M${-neck} ${-top}V${-top + 5}C${-neck} ${-top + 14} ${-half} ${-top + 12} ${-half} ${high}V-16` +
    `Q${-half} 1 ${-bend} 5Q0 ${round(half * 0.2)} ${bend} 5Q${half} 1 ${half} -16V${high}` +
    `C${half} ${-top + 12} ${neck} ${-top + 14} ${neck} ${-top + 5}V${-top}Z`
  )
}

/** Returns a body that bulges like the wall of a jar, between two heights. */
const band = (half, from, to, bend) =>
  `M${-half} ${from}Q0 ${from + bend * 2} ${half} ${from}V${to}Q0 ${to + bend * 2} ${-half} ${to}Z`

/** Draws a screwed lid of metal, its lower edge at `y`. */
export function metalLid(neck, y, high, name) {
  const bend = neck * 0.15
  const ridges = Array.from({ length: 25 }, (_, index) => {
    const part = (index - 12) / 12.5
    const x = Math.sin(part * (Math.PI / 2)) * neck
    const sag = bend * 2 * 0.5 * (1 - (x / neck) ** 2)
    return `M${round(x)} ${round(y - high + 7 + sag)}V${round(y - 7 + sag)}`
  }).join('')
  return (
    fill(band(neck, y - high, y, bend), own(name)) +
    line(ridges, '#2c1c0c', 1.4, 'opacity=".22"') +
    line(`M${-neck} ${y - 4}Q0 ${y - 4 + bend * 2} ${neck} ${y - 4}`, '#fff', 1.6, 'opacity=".4"') +
    oval(0, y - high, neck, bend, own(`${name}-top`)) +
    oval(0, y - high, neck - 5, bend - 2, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".6"')
  )
}

/** Draws a paper label around the jar: an emblem above its name, or the name written downwards. */
export function label({ half, from, to, name, emblem = '', ink = '#4a352a', edge = '#b8925a', isDown }) {
  const wide = half * 0.98
  const bend = half * 0.11
  const shape = band(wide, from, to, bend)
  const middle = (from + to) / 2 + bend
  const size = Math.min(isDown ? 30 : 25, (isDown ? (to - from) * 0.8 : half * 1.25) / name.length)
  return (
    `<g filter="${own('washi')}">${fill(shape, '#fdf8ec')}</g>` +
    [from + 5, to - 5]
      .map((y) => line(`M${-wide} ${y}Q0 ${y + bend * 2} ${wide} ${y}`, edge, 1.6, 'opacity=".8"'))
      .join('') +
    (emblem && `<g transform="translate(0 ${round(middle - (to - from) * 0.16)})">${emblem}</g>`) +
    (isDown
      ? brushed(name, size, 0, middle - ((name.length - 1) / 2) * size * 1.08, ink)
      : brushedAcross(name, size, 0, middle + (emblem ? (to - from) * 0.27 : 0), ink)) +
    fill(shape, own('round'))
  )
}

/** Draws a jar of clear glass: `inside` fills it up to `level`, `front` stands on it, `lid` closes it. */
export function jar(shape, { clip, content, level, inside = '', front = '', lid = '' }) {
  const { half, top } = shape
  const outline = outlineOf(shape)
  const bend = half * 0.16
  return (
    oval(half * 0.25, 3, half * 1.2, half * 0.22, own('under')) +
    fill(outline, '#f7f8f4', 'opacity=".5"') +
    `<g clip-path="${own(clip)}">` +
    (content
      ? fill(`M${-half} ${-level}V12H${half}V${-level}Z`, own(content)) +
        oval(0, -level, half, bend, own(`${content}-top`)) +
        `<path d="M${-half} ${-level}A${half} ${round(bend)} 0 0 0 ${half} ${-level}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5"/>`
      : '') +
    inside +
    fill(outline, own('round')) +
    fill(`M${-half} -9Q0 ${round(half * 0.16)} ${half} -9V14H${-half}Z`, '#fff', 'opacity=".34"') +
    line(outline, '#6f7a74', 3.4, 'opacity=".3"') +
    '</g>' +
    front +
    `<g clip-path="${own(clip)}">` +
    fill(`M${-half * 0.82} ${-top + 26}V-22h${half * 0.16}V${-top + 24}Z`, '#fff', 'opacity=".5"') +
    fill(`M${half * 0.76} ${-top + 30}V-20h${half * 0.07}V${-top + 30}Z`, '#fff', 'opacity=".34"') +
    '</g>' +
    lid
  )
}

/** Definitions that every jar uses: the clip of its shape, glass, labels, its shadow. */
export const jarDefinitions = (clip, shape) => [
  `<clipPath id="own-${clip}"><path d="${outlineOf(shape)}"/></clipPath>`,
  across(
    'round',
    ['#20140a', 0, 0.34],
    ['#20140a', 0.12, 0.08],
    ['#fff', 0.28, 0.2],
    ['#fff', 0.42, 0],
    ['#20140a', 0.74, 0.05],
    ['#20140a', 1, 0.36],
  ),
  rough('washi', 0.4, 0.12),
  disc('under', ['#2a1a0e', 0, 0.46], ['#2a1a0e', 1, 0]),
]

/** Colours of a filling seen through glass, and of its surface. */
export const filling = (name, [light, middle, deep]) => [
  across(name, [deep, 0], [middle, 0.16], [light, 0.34], [middle, 0.66], [deep, 1]),
  down(`${name}-top`, light, middle),
]

export const metal = (name, [light, middle, deep]) => [
  across(name, [deep, 0], [middle, 0.12], [light, 0.3], [middle, 0.56], [deep, 0.94], [middle, 1]),
  down(`${name}-top`, light, middle),
]
