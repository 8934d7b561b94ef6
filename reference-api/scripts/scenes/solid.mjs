/**
 * Offset on the page of one centimetre in depth. Boxes are seen from the front, right and above. In the room,
 * in centimetres, x points right, y up and z away from the viewer. On the page, y points down.
 */
const awayX = 0.42
const awayY = 0.5

const round = (value) => Math.round(value * 100) / 100

/** Projects a point in the room to a position on the page, `[x, y]`. */
export const project = (x, y, z) => [round(x + z * awayX), round(-y - z * awayY)]

export const outline = (...points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

export const face = (...points) => outline(...points.map((point) => project(...point)))

/** Returns a box's three visible faces as SVG paths. The box's front left corner stands at `x`, `z`. */
export function computeFaces({ width, depth, height }, x = 0, z = 0, y = 0) {
  const [right, top, back] = [x + width, y + height, z + depth]
  return {
    front: face([x, y, z], [x, top, z], [right, top, z], [right, y, z]),
    side: face([right, y, z], [right, top, z], [right, top, back], [right, y, back]),
    top: face([x, top, z], [x, top, back], [right, top, back], [right, top, z]),
  }
}

/** Projects points on a box's top. `u` (to the right) and `v` (away) are fractions from 0 to 1. */
export const onTop =
  ({ width, depth, height }, x = 0) =>
  (u, v) =>
    project(x + width * u, height, depth * v)

/** Projects points on a box's front. `u` (to the right) and `v` (upwards) are fractions from 0 to 1. */
export const onFront =
  ({ width, height }, x = 0) =>
  (u, v) =>
    project(x + width * u, height * v, 0)

/** Returns a box's bounding rectangle on the page, `[left, top, right, bottom]`. */
export function computeExtent({ width, depth, height }, x = 0, z = 0) {
  const [right, top] = project(x + width, height, z + depth)
  const [left, bottom] = project(x, 0, z)
  return [left, top, right, bottom]
}

/** Formats a box's size in centimetres as in the shop's tables, e.g. `34×26×7`. */
export const formatSize = ({ width, depth, height }) => `${width}×${depth}×${height}`
