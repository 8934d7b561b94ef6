import { fill, line } from '../../scenes/paint.mjs'
import { cordBow, ornament } from '../../scenes/parcel.mjs'
import { across, brushed, cut, down, own, soft } from '../materials.mjs'
import { boxFaces } from './faces.mjs'
import { fibres } from './washi.mjs'

const [width, depth, height] = [420, 400, 78]
const [from, to] = [44, width - 44]
const middle = width / 2
const cordAt = 210

/** Draws one side of the mizuhiki: five twisted paper cords from the bow to the sheet's edge. */
const cords = (start, end, colour, shade) =>
  [0, 1, 2, 3, 4]
    .map((index) => {
      const path = `M${start} ${cordAt - 8 + index * 4}H${end}`
      return (
        cut(path, shade, 3.8, '') +
        cut(path, colour, 2.6, '') +
        cut(path, '#fff', 2.6, '1.4 3', 'opacity=".3"')
      )
    })
    .join('')

/** A box with its noshi sheet (のし紙): heading, red and white cords in a bow, ornament, a name. */
export function noshi() {
  const box = boxFaces({ width, depth, height })
  const face = (wide, high, name) => fill(`M0 0H${wide}V${high}H0Z`, own(name))
  const sheet = `M${from} 0H${to}V${depth}H${from}Z`
  const [bowX, bowY] = [middle, cordAt]
  return {
    extent: box.extent,
    focus: box.at(middle, 150),
    shadow: { x: 56, y: -14, rx: 256, ry: 30 },
    defs: [
      ...box.defs,
      down('top', '#f3e7cf', '#e8d8b9'),
      down('front', '#e2d0ad', '#d0bb93'),
      across('side', '#c9b28a', '#b59c72'),
      down('sheet', '#ffffff', '#f8f4ea'),
      down('hanging', '#fbf8f0', '#ece5d7'),
      soft('lift', 5),
    ],
    body:
      box.front(
        face(width, height, 'front') +
          fibres(width, height, 40, 3, '#8f7748') +
          fill(`M${from + 4} 0H${to + 5}V${height}H${from + 4}Z`, '#5b3f24', 'opacity=".18"') +
          fill(`M${from} 0H${to}V${height}H${from}Z`, own('hanging')) +
          line(`M${from} 0V${height}M${to} 0V${height}`, '#cfc3ae', 1.2),
      ) +
      box.side(face(depth, height, 'side') + line(`M0 30H${depth}`, '#7d6440', 2, 'opacity=".4"')) +
      box.top(
        face(width, depth, 'top') +
          fibres(width, depth, 60, 5, '#8f7748') +
          `<path d="${sheet}" fill="#5b3f24" opacity=".4" filter="${own('lift')}" transform="translate(5 3)"/>` +
          fill(sheet, own('sheet')) +
          fibres(width, depth, 60, 9, '#d8cdb6') +
          line(`M${from} 0V${depth}M${to} 0V${depth}`, '#d8ccb8', 1.2) +
          cords(from, bowX, '#fffdf8', '#b9ab97') +
          cords(bowX, to, '#c8343a', '#94222a') +
          brushed('御祝', 66, middle, 50, '#241f1c') +
          brushed('山田', 44, middle, 318, '#241f1c') +
          cordBow([bowX, bowY], 150) +
          ornament([to - 44, 66], 74),
      ) +
      line(box.rim, '#fffdf6', 2.4, 'opacity=".9"') +
      line(box.corner, '#efe0bf', 1.8, 'opacity=".7"'),
  }
}
