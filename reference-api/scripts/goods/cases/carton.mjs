import { lettering } from '../../scenes/lettering.mjs'
import { fill, line } from '../../scenes/paint.mjs'
import { boxFaces } from '../gift/faces.mjs'
import { mark } from '../gift/wrapping.mjs'
import { across, at, down, own, soft } from '../materials.mjs'

const ink = '#6b4626'
/** Width of every carton on the page. Depth and height follow from its size in centimetres. */
const pageWidth = 460

const upArrows =
  line('M-12 14V-12M-20 -3L-12 -13L-4 -3M12 14V-12M4 -3L12 -13L20 -3', ink, 4) + line('M-22 22H22', ink, 4)
const glass = fill('M-13 -20H13Q15 2 3 7V19H10V24H-10V19H-3V7Q-15 2 -13 -20Z', ink)

/** Draws the flutes of corrugated board along an edge of `length`. */
const flutes = (length) =>
  line(`M0 0${'q2 -3 4 0t4 0'.repeat(Math.floor(length / 8))}`, '#8b6334', 1, 'opacity=".55"')

/**
 * Draws an open carton of `[width, depth, height]` centimetres with its contents in rows, seen from above.
 * `cell` draws one of them, in pixels of its own cell, from its middle. `unit` is printed on the front.
 */
export function carton({
  size: [wide, deep, tall],
  columns,
  rows,
  sink = 0.18,
  unit,
  name,
  cell,
  defs = [],
}) {
  const scale = pageWidth / wide
  const [width, depth] = [pageWidth, Math.round(deep * scale)]
  const height = Math.max(Math.round(tall * scale), 96)
  const box = boxFaces({ width, depth, height })
  const lowered = Math.min(Math.round((height * sink) / 0.74), 34)
  const margin = 14
  const [cellWidth, cellDepth] = [(width - margin * 2) / columns, (depth - margin * 2) / rows]
  const contents = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [x, y] = [margin + (column + 0.5) * cellWidth, margin + (row + 0.5) * cellDepth]
    return at(x.toFixed(1), y.toFixed(1), cell(cellWidth, cellDepth, index))
  }).join('')
  const [[lx, ly], [rx, ry], [bx, by], [cx, cy]] = [
    box.at(0, depth),
    box.at(width, depth),
    box.at(0, 0),
    box.at(width, 0),
  ]
  const spread = Math.min(110, depth * 0.42)
  const leftFlap = `M${lx} ${ly}L${bx} ${by}L${bx - spread} ${by + 22}L${lx - spread} ${ly + 26}Z`
  const rightFlap = `M${rx} ${ry}L${cx} ${cy}L${cx + spread} ${cy + 4}L${rx + spread} ${ry + 8}Z`
  const rise = Math.min(96, depth * 0.36)
  const backFlap = `M${bx} ${by}H${cx}L${cx + 12} ${cy - rise}H${bx + 12}Z`
  const frontFlap = Math.round(Math.min(height * 0.3, 92))
  const free = height - frontFlap
  const letters = Math.min(free * 0.52, 60)
  const middle = frontFlap + free * 0.5
  return {
    extent: [lx - spread, by - rise, cx + spread, 4],
    focus: box.at(width * 0.5, depth * 0.56),
    closeness: 2.2,
    shadow: { x: 44, y: -18, rx: 280, ry: 34 },
    defs: [
      ...box.defs,
      ...defs,
      down('front', '#d9b98c', '#c39e6d'),
      down('flap', '#e4c79c', '#cfae7e'),
      across('side', '#b48d58', '#9c7645'),
      down('inside', '#8f6b3e', '#b08a58'),
      down('left', '#dcbd90', '#c7a473'),
      down('back', '#cfae7e', '#dcbf92'),
      soft('inner', 12),
      soft('drop', 6),
    ],
    body:
      fill(backFlap, own('back')) +
      line(backFlap, '#8b6334', 1.4, 'opacity=".6"') +
      `<g transform="translate(${bx + 12} ${by - rise})">${flutes(width)}</g>` +
      box.front(
        fill(`M0 0H${width}V${height}H0Z`, own('front')) +
          fill(`M0 ${frontFlap}H${width}v16H0Z`, '#4a3018', `opacity=".3" filter="${own('drop')}"`) +
          fill(`M0 0H${width}V${frontFlap}H0Z`, own('flap')) +
          line(`M0 ${frontFlap}H${width}`, '#8b6334', 1.6, 'opacity=".7"') +
          at(0, frontFlap, flutes(width)) +
          lettering(unit, letters, width * 0.465, middle + letters * 0.16, ink) +
          lettering(name, Math.min(letters * 0.44, 24), width * 0.465, middle + letters * 0.74, ink) +
          at(56, middle, mark(Math.min(letters * 0.8, 38), ink, ink)) +
          at(width - 92, middle + 2, upArrows) +
          at(width - 38, middle + 2, glass),
      ) +
      box.side(
        fill(`M0 0H${depth}V${height}H0Z`, own('side')) +
          line(`M0 ${frontFlap}H${depth}`, '#6b4a22', 1.4, 'opacity=".4"'),
      ) +
      box.top(
        fill(`M0 0H${width}V${depth}H0Z`, own('inside')) +
          fill(`M0 0H22V${depth}H0Z`, '#6b4a22', 'opacity=".4"') +
          `<g transform="translate(0 ${lowered})">${contents}</g>` +
          `<path d="M-20 -30H${width + 20}V16H20V${depth + 20}H-20Z" fill="#2c1a0a" opacity=".55" filter="${own('inner')}"/>`,
      ) +
      fill(leftFlap, own('left')) +
      line(leftFlap, '#8b6334', 1.4, 'opacity=".65"') +
      fill(rightFlap, own('left')) +
      line(rightFlap, '#8b6334', 1.4, 'opacity=".65"') +
      line(`M${bx} ${by}L${lx} ${ly}H${rx}L${cx} ${cy}Z`, '#f3dfb8', 2.2, 'opacity=".9"') +
      line(box.corner, '#eed6ab', 1.8, 'opacity=".7"'),
  }
}
