import { fill, line } from './paint.mjs'

/**
 * Draws a clear bag of `width` × `depth` centimetres that lies flat with its content. The bag's lower left
 * corner is at 0, 0.
 */
export function pouch({ width, depth: height }, { body, extent: [left, top, right, bottom] }) {
  // Turn long objects so that they lie along the bag.
  const isTurned = width > height && bottom - top > 2 * (right - left)
  const [across, along] = isTurned ? [bottom - top, right - left] : [right - left, bottom - top]
  const scale = Math.min((width * 0.8) / across, (height * 0.74) / along)
  const middle = `translate(${(-(left + right) / 2).toFixed(1)} ${(-(top + bottom) / 2).toFixed(1)})`
  const place = `translate(${width / 2} ${-height * 0.45}) scale(${scale.toFixed(5)}) rotate(${isTurned ? 90 : 0}) ${middle}`
  const [far, seam] = [1 - height, -height * 0.9]
  const sheet = `M1 0H${width - 1}Q${width} 0 ${width} -1V${far}Q${width} ${-height} ${width - 1} ${-height}H1Q0 ${-height} 0 ${far}V-1Q0 0 1 0Z`
  const header = `M0 ${seam}V${far}Q0 ${-height} 1 ${-height}H${width - 1}Q${width} ${-height} ${width} ${far}V${seam}Z`
  return [
    fill(sheet, '#ffffff', 'opacity=".55"'),
    `<g transform="${place}">${body}</g>`,
    fill(sheet, '#eef3f6', 'opacity=".2"'),
    fill(
      `M${width * 0.04} ${seam}H${width * 0.3}L${width * 0.1} -1H${width * 0.04}Z`,
      '#ffffff',
      'opacity=".3"',
    ),
    fill(
      `M${width * 0.72} ${seam}H${width * 0.8}L${width * 0.62} -1H${width * 0.54}Z`,
      '#ffffff',
      'opacity=".22"',
    ),
    fill(header, '#f7f1e4'),
    line(`M0 ${seam}H${width}`, '#cfc3ae', 0.16),
    line(`M${width * 0.42} ${-height * 0.95}H${width * 0.58}`, '#b4433a', 0.9),
    line(sheet, '#aab4b8', 0.14),
    line(`M1 -.6H${width - 1}`, '#ffffff', 0.2, 'opacity=".9"'),
  ].join('')
}
