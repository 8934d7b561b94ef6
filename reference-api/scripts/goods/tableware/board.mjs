import { down, own, rough, sequence, stained } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  icho: {
    wood: ['#f1dfb4', '#e2c88e', '#c4a462'],
    grain: '#b08a48',
    seed: 4,
    brand: 'M0 0C-24 -8 -26 -30 -10 -36Q0 -30 0 -22Q0 -30 10 -36C26 -30 24 -8 0 0ZM-1.5 0H1.5V14H-1.5Z',
  },
  hinoki: {
    wood: ['#f9e6c4', '#eecb98', '#cf9e66'],
    grain: '#c07c44',
    seed: 11,
    brand: 'M0 -36L18 -6H5V12H-5V-6H-18Z',
  },
}
const [wide, high] = [430, 262]

/** Grain along the board: near the heart it closes into flames, towards the edges it runs straight. */
function grain(seed) {
  const next = sequence(seed)
  const middle = high * 0.56
  const lines = Array.from({ length: 26 }, (_, index) => {
    const y = 6 + (index / 25) * (high - 12)
    const pull = (y - middle) / high
    const sway = () => (next() - 0.5) * 5
    return `M0 ${(y + sway()).toFixed(1)}C${wide * 0.3} ${(y + pull * 46 + sway()).toFixed(1)} ${wide * 0.6} ${(y - pull * 54 + sway()).toFixed(1)} ${wide} ${(y + pull * 24 + sway()).toFixed(1)}`
  })
  const flames = [150, 112, 78, 46].map(
    (length, index) =>
      `M${wide} ${middle - 26 + index * 6}C${wide - length} ${middle - 22 + index * 6} ${wide - length * 1.5} ${middle - 6} ${wide - length * 1.6} ${middle}C${wide - length * 1.5} ${middle + 6} ${wide - length} ${middle + 20 - index * 5} ${wide} ${middle + 24 - index * 6}`,
  )
  return [...lines, ...flames]
}

/** A board of one piece of wood that stands by itself: its grain, its end, the maker's brand. */
export function board(key) {
  const { wood, grain: dark, seed, brand } = kinds[key.replace('board-', '')]
  const [left, top] = [-wide / 2 - 12, -high]
  const face = `M8 0H${wide - 8}Q${wide} 0 ${wide} 8V${high - 4}Q${wide} ${high} ${wide - 4} ${high}H4Q0 ${high} 0 ${high - 4}V8Q0 0 8 0Z`
  const all = grain(seed)
  return {
    extent: [left, top - 14, left + wide + 24, 2],
    focus: [-60, -150],
    back: -70,
    shadow: { x: 40, rx: 236, ry: 22, y: -4 },
    defs: [
      down('wood', wood[0], wood[1]),
      down('top', wood[0], wood[0]),
      down('end', wood[1], wood[2]),
      rough('fibre', '.006 .5', 0.5),
      stained('tone', {
        frequency: '.003 .03',
        colour: [0.55, 0.34, 0.12],
        gain: 0.9,
        offset: -0.36,
        octaves: 3,
      }),
      `<clipPath id="own-face"><path d="${face}"/></clipPath>`,
    ],
    body:
      `<g transform="translate(${left} ${top})">` +
      `<g filter="${own('fibre')}">` +
      fill(`M8 0L30 -14H${wide + 18}L${wide - 6} 0Z`, wood[0]) +
      fill(`M${wide} 6L${wide + 24} -10V${high - 18}L${wide} ${high - 2}Z`, own('end')) +
      '</g>' +
      line(
        [5, 10, 15, 20].map((x) => `M${wide + x} ${2 - x * 0.66}V${high - 4 - x * 0.66}`).join(''),
        dark,
        1.2,
        'opacity=".5"',
      ) +
      `<g clip-path="${own('face')}"><g filter="${own('fibre')}"><g filter="${own('tone')}">${fill(face, own('wood'))}</g></g>` +
      all
        .map((path, index) => line(path, dark, index % 3 ? 1.3 : 2.2, `opacity="${index % 2 ? 0.34 : 0.5}"`))
        .join('') +
      '</g>' +
      line(`M4 2H${wide - 6}M2 4V${high - 6}`, '#fff', 2.4, 'opacity=".6"') +
      `<g transform="translate(${wide - 54} 62) scale(.9)">${fill(brand, '#6b3f1c', 'opacity=".7"')}</g>` +
      '</g>',
  }
}
export const boardProducts = Object.keys(kinds).map((kind) => `board-${kind}`)
