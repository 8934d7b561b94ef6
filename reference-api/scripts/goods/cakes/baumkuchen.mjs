import { across, blob, disc, down, oval, own, rough, sequence } from '../materials.mjs'
import { fill } from '../../scenes/paint.mjs'

/** Colours of the crumb, of the lines baked between its layers, of the skin and of the coat over it. */
const kinds = {
  plain: {
    crumb: ['#f8e2a0', '#ecc878'],
    rings: ['#b8803a'],
    skin: ['#d9a456', '#a66a26', '#6e4212'],
    coat: ['#fffdf6', '#efe6d2'],
  },
  maple: {
    crumb: ['#f0c26a', '#d99a3c'],
    rings: ['#8c4e16'],
    skin: ['#c8812e', '#8c4e14', '#562c08'],
    coat: ['#e8a040', '#9c560e'],
    isClear: true,
  },
  matcha: {
    crumb: ['#f2e2a4', '#e0c87c'],
    rings: ['#7f9a42', '#7f9a42', '#b8904a'],
    skin: ['#a4b468', '#74883a', '#46561c'],
    coat: ['#f3f6dc', '#cfdca0'],
  },
  choco: {
    crumb: ['#5a3420', '#3c1f10'],
    rings: ['#2a140a'],
    skin: ['#6a3c24', '#43220f', '#220e04'],
    coat: ['#6e4026', '#32170a'],
    isWhole: true,
  },
}

const [wide, deep, high] = [200, 76, 96]
const hole = [58, 21]

/** Coat that runs down the side and ends in round drops. */
function drips(seed) {
  const next = sequence(seed)
  const points = Array.from({ length: 17 }, (_, index) => {
    const turn = Math.PI - (index / 16) * Math.PI
    const fall = index % 2 ? 50 + next() * 22 : 30 + next() * 10
    return [Math.cos(turn) * wide, -high + Math.sin(turn) * deep + fall]
  })
  const middle = ([ax, ay], [bx, by]) => `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`
  const waves = points
    .slice(1, -1)
    .map((point, index) => `Q${point.map((n) => n.toFixed(1)).join(' ')} ${middle(point, points[index + 2])}`)
    .join('')
  const [[, first], [, last]] = [points[0], points.at(-1)]
  return (
    `M${-wide} ${-high}V${first.toFixed(1)}L${middle(points[0], points[1])}${waves}` +
    `L${wide} ${last.toFixed(1)}V${-high}A${wide} ${deep} 0 0 1 ${-wide} ${-high}Z`
  )
}

/** A whole ring cake on its cut side up: a line for each layer that was baked, the skin with its coat. */
export function baumkuchen(key) {
  const { crumb, rings, skin, coat, isClear, isWhole } = kinds[key.replace('baumkuchen-', '')]
  const count = 15
  const lines = Array.from({ length: count }, (_, index) => {
    const part = index / count
    const rx = hole[0] + 6 + (wide - hole[0] - 14) * part
    const ry = hole[1] + 2 + (deep - hole[1] - 5) * part
    const colour = rings[index % rings.length]
    return (
      `<path d="${blob(rx, ry, 0.012, index + 3, 18)}" fill="none" stroke="${colour}" stroke-width="${2.6 + (index % 3) * 0.5}" opacity="${isWhole ? 0.5 : 0.85}"/>` +
      `<path d="${blob(rx + 3, ry + 1.2, 0.012, index + 3, 18)}" fill="none" stroke="${isWhole ? '#8a5a3c' : '#fff3cc'}" stroke-width="1.6" opacity=".5"/>`
    )
  }).join('')
  const side = `M${-wide} ${-high}V-4A${wide} ${deep} 0 0 0 ${wide} -4V${-high}Z`
  const grooves = [20, 38, 56, 74]
    .map(
      (y) =>
        `<path d="M${-wide} ${-high + y}A${wide} ${deep} 0 0 0 ${wide} ${-high + y}" fill="none" stroke="${skin[2]}" stroke-width="3" opacity=".22"/>`,
    )
    .join('')
  return {
    extent: [-wide, -high - deep, wide, deep],
    focus: [-90, -70],
    back: -90,
    shadow: { x: 30, y: 34, rx: 214, ry: 50 },
    defs: [
      across('skin', [skin[2], 0], [skin[0], 0.3], [skin[1], 0.62], [skin[2], 1]),
      across('coat', [coat[1], 0], [coat[0], 0.3], [coat[1], 0.8], [coat[1], 1]),
      down('crumb', ...crumb),
      disc('hole', [skin[2], 0], [skin[2], 0.6], [skin[1], 1]),
      rough('crumb', 0.34, isWhole ? 0.12 : 0.5),
      rough('skin', 0.22, 0.4),
      disc('shine', ['#fff', 0, 0.9], ['#fff', 1, 0]),
      `<clipPath id="own-top"><ellipse cy="${-high}" rx="${wide}" ry="${deep}"/></clipPath>`,
    ],
    body:
      `<g filter="${own('skin')}">${fill(side, own('skin'))}${grooves}</g>` +
      fill(drips(7), own('coat'), `opacity="${isClear ? 0.6 : 0.94}"`) +
      oval(-128, -14, 26, 62, own('shine'), `opacity="${isWhole ? 0.5 : 0.7}"`) +
      `<g filter="${own('crumb')}">${oval(0, -high, wide, deep, own('crumb'))}` +
      `<g clip-path="${own('top')}"><g transform="translate(0 ${-high})">${lines}</g></g></g>` +
      oval(
        0,
        -high,
        wide - 1.5,
        deep - 1,
        'none',
        `stroke="${coat[0]}" stroke-width="${isClear ? 4 : 7}" opacity=".9"`,
      ) +
      oval(0, -high, hole[0], hole[1], own('hole')) +
      `<path d="M${-hole[0]} ${-high}A${hole[0]} ${hole[1]} 0 0 1 ${hole[0]} ${-high}A${hole[0]} ${hole[1] * 0.5} 0 0 0 ${-hole[0]} ${-high}Z" fill="${crumb[1]}" opacity=".55"/>` +
      (isWhole
        ? oval(-70, -138, 110, 20, own('shine'), 'opacity=".5" transform="rotate(-12 -70 -138)"')
        : ''),
  }
}
export const baumkuchenProducts = Object.keys(kinds).map((kind) => `baumkuchen-${kind}`)
