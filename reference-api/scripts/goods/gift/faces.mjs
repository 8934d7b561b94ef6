/** Offset on the page of a unit of depth, for boxes on a table seen from well above. */
const awayX = 0.13
const awayY = 0.74

const round = (value) => Math.round(value * 100) / 100

/**
 * Returns the three visible faces of a box whose front stands on 0 and whose middle is 0. Each face draws
 * content laid out flat, from the face's upper left corner: the top is `width` × `depth`, the front `width` ×
 * `height`, the right side `depth` × `height`.
 */
export function boxFaces({ width, depth, height, name = 'box' }) {
  const left = -width / 2
  const rect = (face, wide, high) =>
    `<clipPath id="own-${name}-${face}"><path d="M0 0H${wide}V${high}H0Z"/></clipPath>`
  const on = (face, matrix) => (content) =>
    `<g transform="matrix(${matrix.map(round).join(' ')})"><g clip-path="url(#own-${name}-${face})">${content}</g></g>`
  return {
    extent: [left, -height - depth * awayY, width / 2 + depth * awayX, 0].map(round),
    defs: [rect('top', width, depth), rect('front', width, height), rect('side', depth, height)],
    top: on('top', [1, 0, -awayX, awayY, left + awayX * depth, -height - awayY * depth]),
    front: on('front', [1, 0, 0, 1, left, -height]),
    side: on('side', [awayX, -awayY, 0, 1, width / 2, -height]),
    /** Projects a point of the top to the page. */
    at: (x, y) => [round(left + x + awayX * (depth - y)), round(-height - awayY * (depth - y))],
    /** Path of the edges between the top and the faces below it. */
    rim: `M${round(left)} ${-height}H${round(width / 2)}l${round(depth * awayX)} ${round(-depth * awayY)}`,
    corner: `M${round(width / 2)} ${-height}V0`,
  }
}
