import type { NoshiCord } from '@storefront/contracts'

/** A path in millimetres from the top left corner of a landscape A4 sheet. */
export type Shape = { d: string; fill?: string; stroke?: string; width?: number }

export const paper = { width: 297, height: 210 }
const middle = { x: 148.5, y: 105 }

const red = '#c1272d'
const black = '#1f1f1f'
const yellow = '#e0b040'
const white = '#ffffff'
/** Outline that makes a white cord visible on white paper. */
const edge = '#b9b2a8'

const colours: Record<NoshiCord, { left: string; right: string }> = {
  bow: { left: white, right: red },
  knot: { left: white, right: red },
  black_white: { left: white, right: black },
  yellow_white: { left: white, right: yellow },
}

const strands = [-2, -1, 0, 1, 2]
const strandMm = 1.5
const gapMm = 2

/** Draws the cord across the sheet and the knot in its middle. */
export function cordShapes(cord: NoshiCord): Shape[] {
  const { left, right } = colours[cord]
  const line = (from: number, to: number, y: number) => `M${from} ${y}H${to}`
  const across = strands.flatMap((strand) => {
    const y = middle.y + strand * gapMm
    return [...drawn(line(0, middle.x, y), left), ...drawn(line(middle.x, paper.width, y), right)]
  })
  return [...across, ...(cord === 'bow' ? bow(left, right) : knot(left, right))]
}

const drawn = (d: string, stroke: string): Shape[] => [
  { d, stroke: stroke === white ? edge : stroke, width: strandMm + 0.45 },
  { d, stroke, width: strandMm },
]

const at = (x: number, y: number) => `${round(middle.x + x)} ${round(middle.y + y)}`
const round = (value: number) => Math.round(value * 100) / 100

/** Draws a bow with two loops and two ends, because this cord can be untied and retied. */
function bow(left: string, right: string): Shape[] {
  const half = (side: 1 | -1, colour: string) =>
    strands.flatMap((strand) => {
      const wide = 0.9 + strand * 0.085
      const x = (value: number) => side * value * wide
      const loop = `M${at(0, 0)}C${at(x(16), -20 * wide)} ${at(x(48), -24 * wide)} ${at(x(46), -7 * wide)}S${at(x(16), 9 * wide)} ${at(0, 0)}`
      const end = `M${at(0, 0)}C${at(side * 8, 8)} ${at(side * (16 + strand * 2), 14)} ${at(side * (26 + strand * 2.2), 24)}`
      return [...drawn(end, colour), ...drawn(loop, colour)]
    })
  return [...half(-1, left), ...half(1, right), ...tie(right)]
}

/** Draws a knot with both ends pointing up, because this cord can't be untied. */
function knot(left: string, right: string): Shape[] {
  const half = (side: 1 | -1, colour: string) =>
    strands.flatMap((strand) => {
      const far = strand * 2.1
      const end = `M${at(0, 0)}C${at(side * 6, -6)} ${at(side * (12 + far), -14)} ${at(side * (22 + far), -27)}`
      return drawn(end, colour)
    })
  return [...half(-1, left), ...half(1, right), ...tie(right)]
}

const tie = (colour: string): Shape[] =>
  strands.flatMap((strand) => drawn(`M${at(strand * 1.3, -6)}V${middle.y + 6}`, colour))

/** Draws the folded ornament used for celebrations. Noshi for condolence and illness have no ornament. */
export function ornamentShapes(): Shape[] {
  const [x, y] = [252, 20]
  const to = (dx: number, dy: number) => `${x + dx} ${y + dy}`
  return [
    {
      d: `M${to(0, 0)}L${to(13, 6)}L${to(13, 30)}L${to(4, 44)}L${to(-4, 44)}L${to(-13, 30)}L${to(-13, 6)}Z`,
      fill: '#fdf6f4',
      stroke: edge,
      width: 0.4,
    },
    { d: `M${to(0, 0)}L${to(13, 6)}L${to(13, 30)}L${to(4, 44)}L${to(1, 44)}L${to(6, 24)}Z`, fill: red },
    {
      d: `M${to(0, 0)}L${to(-13, 6)}L${to(-13, 30)}L${to(-4, 44)}L${to(-1, 44)}L${to(-6, 24)}Z`,
      fill: '#e98a8e',
    },
    { d: `M${to(-2.4, 2)}L${to(2.4, 2)}L${to(1.6, 50)}L${to(-1.6, 50)}Z`, fill: '#e8c66a' },
    {
      d: `M${to(-9, 31)}L${to(9, 31)}L${to(8, 33.5)}L${to(-8, 33.5)}Z`,
      fill: white,
      stroke: edge,
      width: 0.3,
    },
  ]
}
