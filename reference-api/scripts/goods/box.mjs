import { at, down, own } from './materials.mjs'
import { fill, line } from '../scenes/paint.mjs'

const back = 0.86
const round = (number) => +number.toFixed(1)

/**
 * Returns an open gift box seen from above at a slant, with a compartment for each of `columns` × `rows`
 * pieces. A cell is `wide` and `deep`; the origin is the middle of the front rim.
 */
export function openBox({ columns, rows, wide, deep, board, paper, high = 44, hasWalls = true }) {
  const half = (columns * wide) / 2
  const total = rows * deep
  const scaleAt = (part) => back + (1 - back) * part
  const yAt = (part) => -total * (1 - (back * part + ((1 - back) / 2) * part * part) / ((1 + back) / 2))
  const corner = (column, part) => `${round((column * wide - half) * scaleAt(part))} ${round(yAt(part))}`
  const [rim, foot] = [14, total + 14]
  const outer = `M${round(-half * back - rim)} ${-foot}H${round(half * back + rim)}L${half + rim} ${rim}H${-half - rim}Z`
  const inner = `M${corner(0, 0)}L${corner(columns, 0)}L${corner(columns, 1)}L${corner(0, 1)}Z`
  const walls = hasWalls
    ? [
        ...Array.from(
          { length: columns - 1 },
          (_, index) => `M${corner(index + 1, 0)}L${corner(index + 1, 1)}`,
        ),
        ...Array.from(
          { length: rows - 1 },
          (_, index) => `M${corner(0, (index + 1) / rows)}L${corner(columns, (index + 1) / rows)}`,
        ),
      ].join('')
    : ''
  /** Places pieces, drawn around the middle of their compartment, from the back to the front. */
  const filled = (pieces) =>
    pieces
      .map((piece, index) => {
        const [column, row] = [index % columns, Math.floor(index / columns)]
        const part = (row + 0.5) / rows
        const x = (column - (columns - 1) / 2) * wide * scaleAt(part)
        return at(round(x), round(yAt(part)), piece, `scale(${scaleAt(part).toFixed(3)})`)
      })
      .join('')
  return {
    extent: [-half - rim, -foot, half + rim, rim + high],
    shadow: { x: 26, y: high - 4, rx: half + 6, ry: 26 },
    back: -total * 0.8,
    defs: [
      down('box-rim', board[0], board[1]),
      down('box-front', board[1], board[2]),
      down('box-floor', paper[1], paper[0]),
    ],
    body: (pieces) =>
      fill(outer, own('box-rim')) +
      fill(`M${-half - rim} ${rim}H${half + rim}V${rim + high}H${-half - rim}Z`, own('box-front')) +
      line(`M${-half - rim} ${rim + 1}H${half + rim}`, '#fff', 2, 'opacity=".45"') +
      fill(inner, own('box-floor')) +
      fill(
        `M${corner(0, 0)}L${corner(columns, 0)}L${round(half * back)} ${-total + 16}H${round(-half * back)}Z`,
        '#2c1c10',
        'opacity=".2"',
      ) +
      fill(
        `M${corner(0, 0)}L${round(-half * back + 12)} ${-total}L${-half + 14} 0L${corner(0, 1)}Z`,
        '#2c1c10',
        'opacity=".13"',
      ) +
      `<path d="${walls}" fill="none" stroke="#3c2a18" stroke-width="5" opacity=".16" transform="translate(3 1)"/>` +
      `<path d="${walls}" fill="none" stroke="${paper[2]}" stroke-width="4.5"/>` +
      filled(pieces),
  }
}
