/** Defines a repeated pattern of lines. */
const lines = (id, size, path, colour, opacity = 0.8) =>
  `<pattern id="own-${id}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="${colour}" stroke-width="1.8" opacity="${opacity}"/></pattern>`
/** Hemp leaves (麻の葉). */
export const hemp = (id, colour) =>
  lines(
    id,
    [26, 45],
    'M0 0H26M0 22.5H26M0 45H26M0 0L26 45M26 0L0 45M0 0L13 7.5L26 0M13 7.5V37.5M0 45L13 37.5L26 45M0 0V15L13 22.5L0 30V45M26 0V15L13 22.5L26 30V45',
    colour,
  )
/** Waves of the sea (青海波). */
export const wave = (id, colour) =>
  lines(
    id,
    [32, 16],
    'M0 16a16 16 0 0 1 32 0M5 16a11 11 0 0 1 22 0M10 16a6 6 0 0 1 12 0M-16 8a16 16 0 0 1 32 0M-11 8a11 11 0 0 1 22 0M16 8a16 16 0 0 1 32 0M21 8a11 11 0 0 1 22 0',
    colour,
  )
/** Waves of the sea, each row in front of the one above it. */
export const seas = (id, colour, ground) => {
  const wavesAt = (x, y) =>
    [20, 13.5, 7]
      .map(
        (r) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${ground}" stroke="${colour}" stroke-width="2.4"/>`,
      )
      .join('')
  const rows = [0, 10, 20, 30, 40]
    .map((y, row) => (row % 2 ? [0, 40] : [20]).map((x) => wavesAt(x, y)).join(''))
    .join('')
  return `<pattern id="own-${id}" width="40" height="20" patternUnits="userSpaceOnUse">${rows}</pattern>`
}
/** Tortoise shell (亀甲). */
export const tortoise = (id, colour) =>
  lines(id, [28, 48], 'M14 0L28 8V24L14 32L0 24V8ZM14 32V48M0 24L-14 32M28 24L42 32M0 24V8', colour)
/** Small crosses, thrown about. */
export const dots = (id, colour) =>
  `<pattern id="own-${id}" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M6 3v6M3 6h6M17 14v6M14 17h6" stroke="${colour}" stroke-width="1.6" opacity=".7"/></pattern>`
/** Rings that overlap (七宝). */
export const rings = (id, colour) =>
  lines(
    id,
    [32, 32],
    'M0 -16a16 16 0 0 1 0 32a16 16 0 0 1 0 -32M32 -16a16 16 0 0 0 0 32M0 16a16 16 0 0 1 0 32M32 16a16 16 0 0 0 0 32M16 0a16 16 0 0 1 0 32a16 16 0 0 1 0 -32M0 0a16 16 0 0 0 32 0M0 32a16 16 0 0 1 32 0',
    colour,
    1,
  )
/** Arrow feathers (矢羽根): columns that point down and up in turn. */
export const arrows = (id, colour) =>
  `<pattern id="own-${id}" width="40" height="52" patternUnits="userSpaceOnUse"><path d="M0 0L10 10L20 0V26L10 36L0 26ZM20 36L30 26L40 36V62L30 52L20 62ZM20 -16L30 -26L40 -16V10L30 0L20 10Z" fill="${colour}"/><path d="M10 0V52M30 0V52" stroke="#fff" stroke-width="1.4" opacity=".75"/><path d="M0 0V52M20 0V52" stroke="#fff" stroke-width="1.2"/></pattern>`
/** Checks (市松). */
export const checks = (id, colour) =>
  `<pattern id="own-${id}" width="36" height="36" patternUnits="userSpaceOnUse"><path d="M0 0h18v18H0zM18 18h18v18H18z" fill="${colour}"/></pattern>`

/** Defines a filter that weaves a cloth: threads of weft and warp, `depth` deep. */
export const woven = (id, depth, weft = '.03 .5', warp = '.5 .03') =>
  `<filter id="own-${id}" color-interpolation-filters="sRGB" x="-4%" y="-4%" width="108%" height="108%">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${weft}" numOctaves="2" seed="3" result="h"/>` +
  `<feTurbulence type="fractalNoise" baseFrequency="${warp}" numOctaves="2" seed="8" result="v"/>` +
  '<feComposite in="h" in2="v" operator="arithmetic" k2=".5" k3=".5" result="n"/>' +
  `<feDiffuseLighting in="n" surfaceScale="${depth}" diffuseConstant="1.24" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="54"/></feDiffuseLighting>` +
  '<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1"/></filter>'
