/** Splits markup into its top-level elements. */
export function splitElements(markup) {
  const elements = []
  let depth = 0
  let start = 0
  for (const { 0: tag, index } of markup.matchAll(/<[^>]+>/g)) {
    if (depth === 0) start = index
    if (tag.startsWith('</')) depth -= 1
    else if (!tag.endsWith('/>')) depth += 1
    if (depth === 0) elements.push(markup.slice(start, index + tag.length))
  }
  return elements
}

const idOf = (element) => / id="([\w-]+)"/.exec(element)?.[1]
const usesOf = (markup) => new Set([...markup.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id))

/** Returns the definitions that the content uses, directly or through other definitions. */
export function listUsed(content, all) {
  const ids = usesOf(content)
  const used = all.filter((one) => ids.has(idOf(one)))
  const rest = all.filter((one) => !ids.has(idOf(one)))
  return used.length > 0 ? [...used, ...listUsed(used.join(''), rest)] : []
}

const place = (x, y, scale) => ({ x, y, scale })

/** Places goods of an extent so that they fill a frame around its middle and stand above its foot. */
function fit([left, top, right, bottom], { middle, width, height, centre, foot }) {
  const scale = Math.min(width / (right - left), height / (bottom - top))
  const y = Math.min(foot - bottom * scale, centre - ((top + bottom) / 2) * scale)
  return place(middle - ((left + right) / 2) * scale, y, scale)
}

/** Frames of a product's drawings by their number: on a list, close up, in a room. */
export const frames = [
  ({ extent }) => fit(extent, { middle: 400, width: 690, height: 610, centre: 455, foot: 748 }),
  ({ extent, focus: [x, y], closeness = 1.6 }) => {
    const { scale } = fit(extent, { middle: 400, width: 690, height: 610, centre: 455, foot: 748 })
    const closer = scale * closeness
    return { ...place(400 - x * closer, 420 - y * closer, closer), isClose: true }
  },
  ({ extent }) => fit(extent, { middle: 330, width: 530, height: 460, centre: 520, foot: 700 }),
]

const shadowOf = ({ x = 30, y = -6, rx, ry = 24 }) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#4a3426" opacity=".32" filter="url(#s)"/>`

const isGoods = (element) => Number(/^<g transform="translate\(([\d.-]+) /.exec(element)?.[1] ?? 999) < 350
const isAnyGroup = (element) => element.startsWith('<g transform="translate(')

/** Moves the table's far edge behind goods that a close frame has moved. */
function lowerFloor(element, { y, scale }, back) {
  if (!/^<path d="M0 [\d.]+Q400 /.test(element)) return element
  const floor = Math.round(Math.min(600, Math.max(300, y + back * scale)))
  return element.replace(/d="[^"]+"/, `d="M0 ${floor}Q400 ${floor - 10} 800 ${floor}V800H0Z"`)
}

/** Sets pale goods against a darker room: the colours of the wall's two ends and of the table. */
function darken(drawing, [from, to, table]) {
  const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
  return drawing
    .replace(/(<linearGradient id="bg"[^>]*>).*?(<\/linearGradient>)/, `$1${stops}$2`)
    .replace(/(<path d="M0 [\d.]+Q400 [^"]+" fill=)"#\w+"/, `$1"${table}"`)
}

/** Returns the drawing with its goods replaced. Definitions that are no longer used are dropped. */
export function replaceGoods(drawn, goods, frame) {
  const drawing = goods.ground ? darken(drawn, goods.ground) : drawn
  const [, head, defs, rest] = /^(<svg[^>]*>)<defs>(.*?)<\/defs>(.*)<\/svg>\s*$/s.exec(drawing)
  const at = frame(goods)
  const group =
    `<g transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${at.scale.toFixed(3)})">` +
    `${shadowOf(goods.shadow)}${goods.body}</g>`
  const elements = splitElements(rest).map((element) =>
    at.isClose ? lowerFloor(element, at, goods.back ?? -60) : element,
  )
  const old = elements.findLastIndex(isGoods)
  elements[old < 0 ? elements.findLastIndex(isAnyGroup) : old] = group
  const content = elements.join('')
  const kept = splitElements(defs).filter((one) => !idOf(one).startsWith('own-'))
  return `${head}<defs>${listUsed(content, [...kept, ...goods.defs]).join('')}</defs>${content}</svg>\n`
}
