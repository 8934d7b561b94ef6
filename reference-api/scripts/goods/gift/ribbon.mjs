import { fill, line } from '../../scenes/paint.mjs'
import { across, down, own, soft } from '../materials.mjs'
import { boxFaces } from './faces.mjs'
import { fibres } from './washi.mjs'

const [width, depth, height] = [360, 330, 124]
const wide = 58

/** Draws a stretch of cloth ribbon: a sheen across it, woven ribs, sewn edges. */
const stretch = (x, y, w, h, isDown) => {
  const path = `M${x} ${y}h${w}v${h}h${-w}Z`
  const edges = isDown
    ? `M${x + 4} ${y}v${h}M${x + w - 4} ${y}v${h}`
    : `M${x} ${y + 4}h${w}M${x} ${y + h - 4}h${w}`
  return (
    fill(path, '#3a1418', `opacity=".3" transform="translate(${isDown ? '5 0' : '0 5'})"`) +
    fill(path, own(isDown ? 'cloth-down' : 'cloth')) +
    fill(path, own(isDown ? 'ribs-down' : 'ribs')) +
    line(edges, '#f1aeb2', 1.2, 'opacity=".7"')
  )
}

const loop = 'M4 -2C-30 -46 -96 -82 -126 -56C-146 -34 -132 8 -104 14C-70 20 -26 12 4 8Z'
const hollow = 'M-24 -2C-54 -28 -96 -52 -112 -40C-122 -30 -112 -8 -96 -4C-72 2 -44 4 -24 -2Z'
const tail = 'M-6 2C-24 30 -52 56 -92 92L-66 94L-50 120C-22 82 -2 46 10 8Z'
const mirrored = (content) => content + `<g transform="scale(-1 1)">${content}</g>`
const edge = (path) => line(path, '#7c1a24', 1.6, 'opacity=".7"')

/** Recolours a drawing by its brightness: a factor and an offset for red, green and blue. */
const tint = (name, ...channels) => {
  const rows = channels.map(([factor, base]) => `${0.5 * factor} ${0.6 * factor} ${0.4 * factor} 0 ${base}`)
  return `<filter id="own-${name}" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feColorMatrix type="matrix" values="${rows.join(' ')} 0 0 0 1 0"/></filter>`
}

/**
 * A white box tied with a cloth ribbon, its bow on top. Without a colour the ribbon is red, and the other two
 * colours lie before it.
 */
export function ribbon(colour) {
  const box = boxFaces({ width, depth, height })
  const face = (w, h, name) => fill(`M0 0H${w}V${h}H0Z`, own(name))
  const [x, y] = [(width - wide) / 2, (depth - wide) / 2]
  const [knotX, knotY] = box.at(width / 2, depth / 2)
  const isOther = colour !== undefined && colour !== 'red'
  const dyed = (content) => (isOther ? `<g filter="${own(colour)}">${content}</g>` : content)
  const shade = (path) =>
    `<path d="${path}" fill="none" stroke="#4a0d14" stroke-width="7" opacity=".4" filter="${own('fold')}"/>`
  const bow =
    `<ellipse cx="8" cy="22" rx="120" ry="30" fill="#3a1418" opacity=".34" filter="${own('under')}"/>` +
    mirrored(fill(tail, own('tail')) + fill(tail, own('ribs-loop')) + edge(tail)) +
    mirrored(
      fill(loop, '#8c1c29') +
        fill(loop, own('bow')) +
        fill(loop, own('ribs-loop')) +
        fill(hollow, '#6d121d') +
        shade('M-20 -6Q-60 -22 -104 -36') +
        line('M0 -4C-34 -44 -94 -76 -122 -54', '#f3b3b7', 1.4, 'opacity=".8"') +
        edge(loop) +
        edge(hollow),
    ) +
    fill('M-20 -16Q0 -24 20 -16Q27 2 20 20Q0 28 -20 20Q-27 2 -20 -16Z', '#b52c3a') +
    fill('M-20 -16Q0 -24 20 -16Q27 2 20 20Q0 28 -20 20Q-27 2 -20 -16Z', own('tail')) +
    line('M-10 -18Q-14 2 -8 20M8 -18Q4 2 10 20', '#6d121d', 2, 'opacity=".55"') +
    line('M-20 -16Q0 -24 20 -16', '#f3b3b7', 1.6, 'opacity=".8"') +
    edge('M-20 -16Q0 -24 20 -16Q27 2 20 20Q0 28 -20 20Q-27 2 -20 -16Z')
  /** A small bow in another colour of the choice, leaning against the box. */
  const sample = (other, left, top) =>
    `<g filter="${own(other)}" transform="translate(${left} ${top}) scale(.5)">${bow}</g>`
  return {
    extent: [box.extent[0], knotY - 92, box.extent[2], colour ? 0 : 34],
    focus: [knotX, knotY],
    shadow: { x: 52, y: -14, rx: 226, ry: 28 },
    defs: [
      ...box.defs,
      down('top', '#fffefa', '#f4eee2'),
      down('front', '#f6f0e4', '#e6dcca'),
      across('side', '#ddd1bd', '#c8b99f'),
      down('cloth', '#b22a38', ['#d24b57', 0.45], ['#8f1d2a', 1]),
      across('cloth-down', '#a32432', ['#d24b57', 0.4], ['#8f1d2a', 1]),
      down('loop', '#dc5a64', ['#b52c3a', 0.5], ['#831824', 1]),
      down('bow', '#df626b', ['#bb303e', 0.48], ['#861925', 1]),
      across('tail', '#8a1a27', ['#c83c49', 0.5], ['#96202d', 1]),
      '<pattern id="own-ribs" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M1 0v4" stroke="#fff" stroke-width=".8" opacity=".16"/><path d="M3 0v4" stroke="#4a0d14" stroke-width=".8" opacity=".2"/></pattern>',
      '<pattern id="own-ribs-down" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1h4" stroke="#fff" stroke-width=".8" opacity=".16"/><path d="M0 3h4" stroke="#4a0d14" stroke-width=".8" opacity=".2"/></pattern>',
      '<pattern id="own-ribs-loop" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M1 0v4" stroke="#fff" stroke-width=".8" opacity=".14"/><path d="M3 0v4" stroke="#4a0d14" stroke-width=".8" opacity=".18"/></pattern>',
      soft('fold', 4),
      soft('under', 7),
      tint('navy', [0.26, 0.03], [0.32, 0.05], [0.52, 0.13]),
      tint('natural', [0.5, 0.6], [0.5, 0.54], [0.5, 0.42]),
    ],
    body:
      box.front(
        face(width, height, 'front') +
          line(`M0 40H${width}`, '#a8977a', 2, 'opacity=".5"') +
          dyed(stretch(x, 0, wide, height, true)),
      ) +
      box.side(
        face(depth, height, 'side') +
          line(`M0 40H${depth}`, '#8b7a5e', 2, 'opacity=".45"') +
          dyed(stretch(y, 0, wide, height, true)) +
          fill(`M${y} 0h${wide}V${height}h${-wide}Z`, '#2c0a0e', 'opacity=".22"'),
      ) +
      box.top(
        face(width, depth, 'top') +
          fibres(width, depth, 60, 7, '#d3c7b0') +
          dyed(stretch(x, 0, wide, depth, true) + stretch(0, y, width, wide, false)),
      ) +
      line(box.rim, '#fffdf8', 2.4, 'opacity=".7"') +
      dyed(`<g transform="translate(${knotX} ${knotY})">${bow}</g>`) +
      (colour ? '' : sample('navy', box.extent[0] + 78, -26) + sample('natural', box.extent[2] - 118, -26)),
  }
}
