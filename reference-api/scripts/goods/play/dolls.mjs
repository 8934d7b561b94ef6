import { across, at, ball, disc, down, oval, own, rough } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const mirrored = (content) => content + `<g transform="scale(-1 1)">${content}</g>`

/** A carved head, pale with ground shell, its features left to the eye of the viewer. */
const head = oval(0, 0, 27, 30, own('shell')) + line('M0 -2Q4 5 0 8', '#c9a98a', 1.6, 'opacity=".5"')
/** Flat cuts of the chisel that catch the light along a robe. */
const cuts = (list) => line(list, '#fff', 2.4, 'opacity=".26"')
const collars = (colours) =>
  colours
    .map((colour, index) =>
      fill(
        `M${-30 + index * 4} ${-128 + index * 3}L0 ${-70 - index * 9}L${30 - index * 4} ${-128 + index * 3}L0 ${-104 - index * 4}Z`,
        colour,
      ),
    )
    .join('')

const robe = (paint, edge) =>
  `<g filter="${own('carved')}">` +
  fill(
    'M-30 -128C-60 -118 -84 -84 -104 -38C-112 -18 -118 -6 -120 0H120C118 -6 112 -18 104 -38C84 -84 60 -118 30 -128L0 -80Z',
    own(paint),
  ) +
  '</g>' +
  mirrored(
    fill(
      'M-34 -122C-70 -96 -96 -56 -112 -22L-62 -6C-52 -30 -34 -52 -10 -62L-18 -84Z',
      own(`${paint}-sleeve`),
    ) +
      line('M-112 -22L-62 -6C-52 -30 -34 -52 -10 -62', edge, 4) +
      cuts('M-44 -108C-66 -88 -84 -62 -96 -38M-34 -96C-54 -78 -68 -54 -76 -34'),
  )
const hands = oval(0, -58, 15, 10, own('shell'))

const emperor =
  robe('indigo', '#d9b65a') +
  collars(['#f3ead8', '#b23a3a', '#f8f4ea']) +
  cuts('M-30 -40L-44 -4M0 -44V-4M30 -40L44 -4') +
  fill('M-5 -112H7L9 -48H-7Z', own('plank')) +
  hands +
  at(0, -158, head) +
  fill('M-29 -164C-30 -188 -14 -196 0 -196C14 -196 30 -188 29 -164C20 -176 -20 -176 -29 -164Z', '#221c1a') +
  fill('M-20 -186H20L16 -208H-16Z', '#221c1a') +
  fill('M-5 -206C-8 -236 -2 -262 8 -276C14 -256 10 -226 6 -206Z', '#2d2623') +
  line('M-24 -184H24', '#c9a448', 2.4)

const hems = [
  ['#f6efe2', 128],
  ['#e8b24a', 124],
  ['#7fa06a', 119],
  ['#e9b7b4', 113],
]
const empress =
  hems
    .map(([colour, half]) =>
      fill(`M-40 -96C-80 -60 ${-half} -20 ${-half - 4} 2H${half + 4}C${half} -20 80 -60 40 -96Z`, colour),
    )
    .join('') +
  `<g transform="scale(.88 .96)">${robe('crimson', '#e9c76a')}</g>` +
  collars(['#f6efe2', '#e8b24a', '#7fa06a', '#fdf8ee']) +
  cuts('M-30 -40L-40 -4M0 -44V-4M30 -40L40 -4') +
  fill(
    'M-34 -182C-44 -150 -44 -118 -38 -94L-24 -112C-30 -134 -30 -158 -24 -180ZM34 -182C44 -150 44 -118 38 -94L24 -112C30 -134 30 -158 24 -180Z',
    '#221c1a',
  ) +
  at(0, -156, head) +
  fill(
    'M-40 -150C-46 -190 -20 -204 0 -204C20 -204 46 -190 40 -150C32 -166 26 -178 0 -182C-26 -178 -32 -166 -40 -150Z',
    '#221c1a',
  ) +
  fill('M-12 -202L-16 -222L-6 -214L0 -228L6 -214L16 -222L12 -202Z', own('gold')) +
  fill('M-30 -52C-26 -82 26 -82 30 -52L4 -44H-4Z', own('gold')) +
  line('M0 -46L-22 -62M0 -46L-12 -70M0 -46V-74M0 -46L12 -70M0 -46L22 -62', '#9a4438', 1.8) +
  hands

/** A folding screen of six gilt leaves. */
const screen = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]
  .map((place, index) => {
    const [x, dip] = [place * 92, index % 2 ? 10 : 0]
    return fill(
      `M${x - 46} ${-296 + dip}L${x + 46} ${-286 - dip}V${-20 - dip}L${x - 46} ${-30 + dip}Z`,
      own(index % 2 ? 'gilt-dark' : 'gilt'),
    )
  })
  .join('')

const dais = (half) =>
  fill(`M${-half} -6H${half}L${half + 16} 22H${-half - 16}Z`, own('felt')) +
  `<g filter="${own('wood')}">${fill(`M${-half - 16} 22H${half + 16}V62H${-half - 16}Z`, own('stand'))}</g>` +
  line(`M${-half - 16} 23H${half + 16}`, '#fff', 2, 'opacity=".4"')

const iris = (x, y, size) =>
  at(
    x,
    y,
    line('M0 0V-120', '#5d8248', 5) +
      fill(
        'M-4 0C-22 -50 -20 -100 -12 -140C-4 -100 0 -50 2 0ZM6 0C20 -40 26 -80 24 -116C12 -80 6 -40 2 0Z',
        '#6f9a54',
      ) +
      fill(
        'M0 -118C-28 -112 -34 -92 -24 -84C-12 -88 -4 -100 0 -114C4 -100 12 -88 24 -84C34 -92 28 -112 0 -118Z',
        '#5a4aa0',
      ) +
      fill('M0 -114C-14 -130 -10 -152 0 -158C10 -152 14 -130 0 -114Z', '#7a68c0') +
      line('M0 -116L-10 -98M0 -116L10 -98', '#f2d668', 3),
    `scale(${size})`,
  )

const boy = (paint, edge) =>
  `<g transform="scale(.92 1)">${robe(paint, edge)}</g>` +
  collars(['#fdf8ee', edge]) +
  fill('M-34 -36H34L44 0H-44Z', '#f3ead8', 'opacity=".9"') +
  line('M-14 -34L-18 -2M14 -34L18 -2M0 -34V-2', '#b9a98a', 2) +
  hands +
  at(0, -156, head, 'scale(1.06)')
const helmet =
  fill(
    'M-46 -152C-48 -196 -24 -212 0 -212C24 -212 48 -196 46 -152C60 -148 66 -136 66 -126L40 -138C36 -166 26 -176 0 -178C-26 -176 -36 -166 -40 -138L-66 -126C-66 -136 -60 -148 -46 -152Z',
    '#2f4a78',
  ) +
  line('M-20 -206V-178M0 -210V-180M20 -206V-178M-40 -184Q0 -200 40 -184', '#d9b65a', 2.4) +
  fill(
    'M-10 -192C-40 -206 -50 -236 -46 -262C-36 -238 -22 -220 -4 -208ZM10 -192C40 -206 50 -236 46 -262C36 -238 22 -220 4 -208Z',
    own('gold'),
  ) +
  `<circle cy="-196" r="11" fill="${own('gold')}"/>`
const hat =
  fill('M-32 -166C-34 -188 -18 -196 0 -196C18 -196 34 -188 32 -166C20 -178 -20 -178 -32 -166Z', '#221c1a') +
  fill('M-22 -184C-26 -214 -10 -250 14 -256C24 -236 26 -206 22 -184Z', '#2d2623') +
  line('M-26 -182Q0 -190 26 -182', '#c23a3c', 4)

const robes = {
  indigo: ['#4a6aa2', '#28457a', '#122346'],
  crimson: ['#cf4a50', '#a32a36', '#66121e'],
  leaf: ['#6f9a5c', '#44703c', '#22421e'],
  ochre: ['#e6b658', '#c08a2c', '#7d5512'],
}

const scenes = {
  hina: { half: 262, body: screen + at(-132, 6, emperor) + at(134, 8, empress), top: -298 },
  kodomo: {
    half: 226,
    body:
      iris(0, 0, 1.16) +
      iris(-24, 2, 0.9) +
      at(-122, 8, boy('leaf', '#d9b65a') + helmet) +
      at(124, 8, boy('ochre', '#8a3a30') + hat),
    top: -262,
  },
}

/** Festival dolls carved from camphor wood and painted, on the box that serves as their stand. */
export function dolls(kind) {
  const { half, body, top } = scenes[kind]
  return {
    extent: [-half - 18, top, half + 18, 62],
    focus: [-70, -120],
    shadow: { x: 22, rx: half, ry: 20, y: 58 },
    defs: [
      ...Object.entries(robes).flatMap(([name, [light, middle, deep]]) => [
        across(name, [deep, 0], [middle, 0.24], [light, 0.46], [middle, 0.6], [deep, 1]),
        down(`${name}-sleeve`, light, middle, deep),
      ]),
      ball('shell', '#fffaf0', '#f6e6d2', '#cfae90'),
      down('plank', '#f3dcb4', '#c79a5c'),
      down('gold', '#fbeaa8', '#d6a93e', '#94691a'),
      across('gilt', '#d9b24a', '#f6dd90', '#cfa23a'),
      across('gilt-dark', '#c39a36', '#e6c66c', '#b48a2a'),
      down('felt', '#b8323a', '#9c222c'),
      down('stand', '#3a2a24', '#241813'),
      rough('carved', 0.06, 1.3),
      rough('wood', 0.3, 0.3),
      disc('under', ['#000', 0, 0.4], ['#000', 1, 0]),
    ],
    body: dais(half) + body,
  }
}
