import { fill, line } from '../../scenes/paint.mjs'
import { across, down, own, soft } from '../materials.mjs'
import { boxFaces } from './faces.mjs'
import { blossoms, fibres, hempLeaves } from './washi.mjs'

const [width, depth, height] = [400, 380, 84]

/** The shop's mark, two linked rings, `size` from its middle to its ends. */
export const mark = (size, ink, accent) =>
  `<g transform="scale(${size / 20})" fill="none" stroke-width="2.6"><circle cx="-7" r="11.5" stroke="${ink}"/><circle cx="7" r="11.5" stroke="${accent}"/></g>`

const patterns = {
  hemp: hempLeaves,
  blossom: (id, _colour, turn) => blossoms(id, '#e08a9b', turn),
  plain: (id) => `<pattern id="own-${id}" width="8" height="8" patternUnits="userSpaceOnUse"/>`,
}

/** A flat parcel in patterned washi, wrapped on the diagonal (斜め包み), sealed with the shop's sticker. */
export function wrapping(pattern = 'hemp') {
  const printed = patterns[pattern]
  const box = boxFaces({ width, depth, height })
  const paper = (wide, high, name, count, seed) =>
    fill(`M0 0H${wide}V${high}H0Z`, own(name)) +
    fill(`M0 0H${wide}V${high}H0Z`, own(`leaves-${name}`)) +
    fibres(wide, high, count, seed)
  const [sealX, sealY] = box.at(238, 212)
  const crease = (path) => line(path, '#7d5a3a', 1.4, 'opacity=".55"') + line(path, '#fff', 1, 'opacity=".5"')
  const flap = `M0 0L${width} 340V${depth}H0Z`
  const tuck = `M0 0L150 ${depth}H0Z`
  return {
    extent: box.extent,
    focus: [sealX, sealY],
    shadow: { x: 60, y: -14, rx: 250, ry: 30 },
    defs: [
      ...box.defs,
      down('top', '#fffdf6', '#f8efdd'),
      down('flap', '#fffaf0', '#f1e2c8'),
      down('tuck', '#f8eedb', '#ead9bb'),
      down('front', '#f8eedd', '#e9dbc1'),
      across('side', '#e3d3b8', '#cdba9a'),
      printed('leaves-top', '#d08672'),
      printed('leaves-flap', '#cb7c68', 90),
      printed('leaves-tuck', '#c8765f', 47),
      printed('leaves-front', '#c47460'),
      printed('leaves-side', '#a8604c'),
      soft('lift', 5),
    ],
    body:
      box.front(
        paper(width, height, 'front', 40, 3) +
          fill(`M0 0L118 ${height}H0Z`, '#7d5a3a', 'opacity=".07"') +
          crease(`M0 0L118 ${height}`),
      ) +
      box.side(
        paper(depth, height, 'side', 40, 5) +
          fill(`M0 0L150 ${height}H0Z`, '#fff6e2', 'opacity=".22"') +
          fill(`M${depth} 0L230 ${height}H${depth}Z`, '#5b3f24', 'opacity=".12"') +
          crease(`M0 0L150 ${height}M${depth} 0L230 ${height}`),
      ) +
      box.top(
        paper(width, depth, 'top', 120, 7) +
          `<path d="${flap}" fill="#5b3f24" opacity=".6" filter="${own('lift')}" transform="translate(0 -3)"/>` +
          fill(flap, own('flap')) +
          fill(flap, own('leaves-flap')) +
          `<path d="${tuck}" fill="#5b3f24" opacity=".5" filter="${own('lift')}" transform="translate(4 0)"/>` +
          fill(tuck, own('tuck')) +
          fill(tuck, own('leaves-tuck')) +
          fibres(width, depth, 60, 11) +
          line(`M0 0L${width} 340`, '#fff', 2.4, 'opacity=".95"') +
          line(`M0 0L150 ${depth}`, '#fff', 2, 'opacity=".8"'),
      ) +
      line(box.rim, '#fffdf6', 2.6, 'opacity=".95"') +
      line(box.corner, '#fff6e6', 1.8, 'opacity=".75"') +
      `<g transform="translate(${sealX} ${sealY}) scale(1 .76)"><circle cx="2" cy="4" r="31" fill="#5b3f24" opacity=".3"/><circle r="31" fill="#b4433a"/><circle r="31" fill="none" stroke="#8c2f28" stroke-width="1.4"/>${mark(22, '#fff4e2', '#ffe0bd')}</g>`,
  }
}
