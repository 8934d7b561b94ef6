import { across, at, brushed, cut, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const f = (n) => n.toFixed(1)
const slab = (w, h, r) =>
  `M${f(-w / 2 + r)} ${f(-h / 2)}H${f(w / 2 - r)}Q${f(w / 2)} ${f(-h / 2)} ${f(w / 2)} ${f(-h / 2 + r)}V${f(h / 2 - r)}Q${f(w / 2)} ${f(h / 2)} ${f(w / 2 - r)} ${f(h / 2)}H${f(-w / 2 + r)}Q${f(-w / 2)} ${f(h / 2)} ${f(-w / 2)} ${f(h / 2 - r)}V${f(-h / 2 + r)}Q${f(-w / 2)} ${f(-h / 2)} ${f(-w / 2 + r)} ${f(-h / 2)}Z`
const circle = (r, paint, more = '') => `<circle r="${f(r)}" fill="${paint}" ${more}/>`

export const gloss =
  '<linearGradient id="own-gloss" x2=".6" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>'
export const terry =
  '<pattern id="own-terry" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M1 2q1.4 -2 2.6 0M4.4 5.4q1.4 -2 2.6 0" fill="none" stroke="#4a3a28" stroke-width=".9" opacity=".2"/><path d="M1 3.2q1.4 -2 2.6 0M4.4 6.6q1.4 -2 2.6 0" fill="none" stroke="#fff" stroke-width=".8" opacity=".6"/></pattern>'

/** Folded cloth on its pile: the cloth's edges below, the fold in front, a paper band around it. */
export const pile =
  (dyes, { weave, band = '#fbf7ec', word, layers = 4 } = {}) =>
  (w, d, index) => {
    const [wide, deep] = [w - 8, d - 12]
    const [light, dark] = dyes[index % dyes.length]
    const below = Array.from({ length: layers }, (_, layer) => {
      const sheet = slab(wide, deep, 9)
      const y = (layers - layer) * 6
      return (
        fill(sheet, dark, `transform="translate(0 ${y})"`) +
        line(sheet, light, 1.2, `opacity=".6" transform="translate(0 ${y})"`)
      )
    }).join('')
    const bandWide = Math.min(34, wide * 0.28)
    return (
      below +
      fill(slab(wide, deep, 9), light) +
      (weave ? fill(slab(wide, deep, 9), own(weave)) : '') +
      line(`M${f(-wide / 2 + 6)} ${f(deep / 2 - 8)}H${f(wide / 2 - 6)}`, dark, 2, 'opacity=".55"') +
      fill(slab(wide, deep, 9), own('gloss')) +
      line(slab(wide, deep, 9), dark, 1.2, 'opacity=".7"') +
      fill(
        `M${f(-bandWide / 2)} ${f(-deep / 2 - 1)}h${f(bandWide)}V${f(deep / 2 + 4)}h${f(-bandWide)}Z`,
        band,
      ) +
      line(
        `M${f(-bandWide / 2)} ${f(-deep / 2 - 1)}V${f(deep / 2 + 4)}M${f(bandWide / 2)} ${f(-deep / 2 - 1)}V${f(deep / 2 + 4)}`,
        '#8b7a5e',
        1,
        'opacity=".5"',
      ) +
      (word
        ? brushed(word, bandWide * 0.62, 0, -(word.length - 1) * bandWide * 0.36, '#2c2420')
        : fill('M-7 -7H7V7H-7Z', '#b4433a'))
    )
  }

/** A round tin from above: rim, lid with its raised ring, a paper label. */
export const tin =
  ([light, middle, deep], word, pattern) =>
  (w, d) => {
    const r = Math.min(w, d) / 2 - 5
    return (
      circle(r, '#1c120a', 'opacity=".4" transform="translate(4 12)"') +
      circle(r, deep, 'transform="translate(0 12)"') +
      circle(r, middle) +
      (pattern ? circle(r, own(pattern)) : '') +
      circle(r, own('gloss')) +
      `<circle r="${f(r - 5)}" fill="none" stroke="${light}" stroke-width="2" opacity=".85"/><circle r="${f(r - 8)}" fill="none" stroke="${deep}" stroke-width="1.4" opacity=".6"/>` +
      (word
        ? fill(`M${f(-r * 0.26)} ${f(-r * 0.56)}H${f(r * 0.26)}V${f(r * 0.56)}H${f(-r * 0.26)}Z`, '#fbf7ec') +
          brushed(word, r * 0.42, 0, -r * 0.24, '#2c2420')
        : '')
    )
  }

/** A juice bottle between card dividers, from above: shoulder full of juice, neck, white cap. */
export const bottle = (w, d) => {
  const r = Math.min(w, d) / 2 - 4
  const cap = r * 0.44
  const lift = r * 1.15
  return (
    line(`M${f(-w / 2)} ${f(-d / 2)}H${f(w / 2)}V${f(d / 2)}`, '#e9d3a8', 4) +
    circle(r, '#1c120a', 'opacity=".4" transform="translate(3 8)"') +
    circle(r, '#b95c12', 'transform="translate(0 6)"') +
    circle(r, own('juice')) +
    fill(
      `M${f(-r * 0.86)} ${f(-r * 0.1)}C${f(-r * 0.7)} ${f(-r * 0.7)} ${f(-cap * 0.9)} ${f(-lift * 0.55)} ${f(-cap * 0.8)} ${f(-lift)}H${f(cap * 0.8)}C${f(cap * 0.9)} ${f(-lift * 0.55)} ${f(r * 0.7)} ${f(-r * 0.7)} ${f(r * 0.86)} ${f(-r * 0.1)}Q0 ${f(r * 0.8)} ${f(-r * 0.86)} ${f(-r * 0.1)}Z`,
      own('glass'),
    ) +
    line(
      `M${f(-r * 0.56)} ${f(-r * 0.2)}C${f(-r * 0.5)} ${f(-r * 0.6)} ${f(-cap * 0.6)} ${f(-lift * 0.5)} ${f(-cap * 0.5)} ${f(-lift * 0.84)}`,
      '#fff',
      2.6,
      'opacity=".75"',
    ) +
    `<g transform="translate(0 ${f(-lift)})">${circle(cap * 1.08, '#b4afa3', 'transform="translate(0 11)"')}` +
    cut(
      `M${f(-cap * 1.04)} 6A${f(cap * 1.04)} ${f(cap * 1.04)} 0 0 0 ${f(cap * 1.04)} 6`,
      '#857f73',
      11,
      '1.2 2.2',
      'opacity=".55"',
    ) +
    `${circle(cap * 1.08, own('cap'))}<circle r="${f(cap * 0.8)}" fill="none" stroke="#c9c3b6" stroke-width="1.2"/></g>`
  )
}

/** A plate from above, blue on white, on the pile below it. */
export const plate = (w, d) => {
  const r = Math.min(w, d) / 2 - 4
  return (
    [24, 18, 12, 6]
      .map((y) =>
        circle(
          r,
          y % 12 ? '#c8ccd2' : '#eceff2',
          `transform="translate(0 ${y})" stroke="#8d97a6" stroke-width="1"`,
        ),
      )
      .join('') +
    circle(r, '#f7f8f7', 'stroke="#5a76a4" stroke-width="2"') +
    circle(r - 3, own('waves')) +
    circle(r * 0.62, '#f7f8f7', 'stroke="#4a689c" stroke-width="2.4"') +
    circle(r * 0.62, own('gloss')) +
    `<path d="M${f(-r * 0.5)} ${f(-r * 0.62)}A${f(r * 0.8)} ${f(r * 0.8)} 0 0 1 ${f(r * 0.3)} ${f(-r * 0.74)}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>`
  )
}

/** A long paper box: its lid with a label in brushed letters. */
export const paperBox =
  ([light, deep], word, { ink = '#2c2420', size = 26 } = {}) =>
  (w, d) => {
    const [wide, deepness] = [w - 6, d - 8]
    const isWide = wide > deepness
    const label = isWide ? [wide * 0.2, deepness * 0.78] : [wide * 0.5, deepness * 0.5]
    return (
      fill(slab(wide, deepness, 3), '#1c120a', 'opacity=".4" transform="translate(4 11)"') +
      fill(slab(wide, deepness, 3), deep, 'transform="translate(0 9)"') +
      fill(slab(wide, deepness, 3), light) +
      fill(slab(wide, deepness, 3), own('gloss'), 'opacity=".7"') +
      line(slab(wide, deepness, 3), deep, 1.4) +
      fill(slab(...label, 2), '#fffaf0') +
      line(slab(...label, 2), '#b9a683', 1) +
      brushed(word, size, 0, -((word.length - 1) * size * 1.08) / 2, ink)
    )
  }

/** Drip bags filed upright: their sealed upper edges. `count` stand in one column, ten of a kind. */
export const dripColumn = (count, colours) => (w, d) =>
  Array.from({ length: count }, (_, index) => {
    const step = d / count
    const y = -d / 2 + (index + 0.5) * step
    const lean = (index % 3) - 1
    const [light, deep] = colours[Math.floor(index / 10) % colours.length]
    const wide = w - 10
    return (
      fill(
        `M${f(-wide / 2 + lean)} ${f(y - step)}H${f(wide / 2 + lean)}V${f(y + step * 1.4)}H${f(-wide / 2 + lean)}Z`,
        deep,
      ) +
      fill(
        `M${f(-wide / 2 + lean)} ${f(y - step)}H${f(wide / 2 + lean)}V${f(y - step * 0.25)}H${f(-wide / 2 + lean)}Z`,
        light,
      ) +
      cut(
        `M${f(-wide / 2 + lean)} ${f(y - step * 0.62)}H${f(wide / 2 + lean)}`,
        '#fff',
        1.6,
        '1.6 1.8',
        'opacity=".4"',
      )
    )
  }).join('')

/** A fountain pen in its slot of velvet, its nib to the right. */
export const penInSlot = (w, d) => {
  const long = w * 0.84
  const r = d * 0.15
  return (
    fill(slab(w - 4, d - 6, 5), '#20242f') +
    fill(slab(w - 14, d - 16, 10), '#e9e2d2') +
    fill(slab(long + 12, r * 2.6, 8), '#8d8471', 'opacity=".6"') +
    fill(
      `M${f(-long / 2)} ${f(-r)}Q${f(-long / 2 - 8)} 0 ${f(-long / 2)} ${f(r)}H${f(long * 0.2)}V${f(-r)}Z`,
      own('barrel'),
    ) +
    fill(
      `M${f(long * 0.2)} ${f(-r * 0.72)}L${f(long * 0.34)} ${f(-r * 0.6)}V${f(r * 0.6)}L${f(long * 0.2)} ${f(r * 0.72)}Z`,
      '#2a211c',
    ) +
    fill(`M${f(long * 0.34)} ${f(-r * 0.6)}L${f(long / 2)} 0L${f(long * 0.34)} ${f(r * 0.6)}Z`, '#d9b14c') +
    line(`M${f(long * 0.38)} 0H${f(long * 0.48)}`, '#6b4d12', 1) +
    line(`M${f(-long * 0.05)} ${f(-r)}V${f(r)}M${f(long * 0.19)} ${f(-r)}V${f(r)}`, '#e3c167', 3) +
    line(`M${f(-long / 2 + 4)} ${f(-r * 0.5)}H${f(long * 0.16)}`, '#fff', 2, 'opacity=".55"')
  )
}

/** A petty knife on its tray: steel blade with its edge, walnut handle with rivets. */
export const knifeOnTray = (w, d) => {
  const [l, h] = [w * 0.86, d * 0.3]
  return (
    fill(slab(w - 4, d - 6, 4), '#d9bd8c') +
    fill(slab(w - 16, d - 18, 3), '#2a3b63') +
    fill(
      `M${f(-l / 2)} ${f(h * 0.1)}Q${f(-l * 0.3)} ${f(-h * 0.5)} ${f(-l * 0.04)} ${f(-h * 0.42)}H${f(l * 0.1)}V${f(h * 0.46)}H${f(-l * 0.1)}Q${f(-l * 0.36)} ${f(h * 0.5)} ${f(-l / 2)} ${f(h * 0.1)}Z`,
      own('steel'),
    ) +
    line(
      `M${f(-l * 0.46)} ${f(h * 0.22)}Q${f(-l * 0.3)} ${f(h * 0.34)} ${f(l * 0.08)} ${f(h * 0.3)}`,
      '#fff',
      1.6,
      'opacity=".8"',
    ) +
    fill(
      `M${f(l * 0.1)} ${f(-h * 0.42)}H${f(l * 0.46)}Q${f(l / 2)} 0 ${f(l * 0.46)} ${f(h * 0.46)}H${f(l * 0.1)}Z`,
      '#6b3f28',
    ) +
    line(
      `M${f(l * 0.12)} ${f(-h * 0.1)}H${f(l * 0.46)}M${f(l * 0.12)} ${f(h * 0.18)}H${f(l * 0.44)}`,
      '#4a2616',
      1,
      'opacity=".6"',
    ) +
    [0.18, 0.29, 0.4].map((x) => `<circle cx="${f(l * x)}" r="2.6" fill="#d9d6cc"/>`).join('')
  )
}

/** A pair of lacquered chopsticks in its paper sleeve, the wave pattern on the upper ends. */
export const pairInSleeve = (w, d, index) => {
  const [stick, deep] = index % 2 ? ['#b23038', '#6e1620'] : ['#2f4f95', '#172a57']
  const wide = w - 6
  return (
    fill(slab(wide, d - 8, 3), '#1c120a', 'opacity=".3" transform="translate(2 6)"') +
    fill(slab(wide, d - 8, 3), '#f3ead6') +
    [-0.2, 0.2]
      .map(
        (x) =>
          `<g transform="translate(${f(x * wide)} 0)">${fill(`M-5 ${f(-d / 2 + 12)}H5L2.6 ${f(d / 2 - 14)}H-2.600Z`, stick)}${line(`M-2 ${f(-d / 2 + 14)}L-1 ${f(d / 2 - 20)}`, '#fff', 1.2, 'opacity=".6"')}` +
          [0, 1, 2, 3, 4]
            .map((step) => line(`M-4.4 ${f(-d / 2 + 22 + step * 9)}q4.4 -6 8.8 0`, '#f0d9a0', 1.6))
            .join('') +
          `${line(`M5 ${f(-d / 2 + 12)}L2.6 ${f(d / 2 - 14)}`, deep, 1)}</g>`,
      )
      .join('') +
    fill(
      `M${f(-wide / 2)} ${f(-d * 0.02)}H${f(wide / 2)}V${f(d / 2 - 4)}H${f(-wide / 2)}Z`,
      '#fbf6e8',
      'opacity=".96"',
    ) +
    line(`M${f(-wide / 2)} ${f(-d * 0.02)}H${f(wide / 2)}`, '#b9a683', 1.2) +
    at(0, d * 0.2, fill('M-6 -6H6V6H-6Z', '#b4433a'))
  )
}

export const metal = across('steel', '#f4f5f5', '#aeb4b8', '#e6e9ea', '#8f979c')
