import { across, at, ball, disc, oval, own, rough, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  kisetsu: [
    ['#fbe9a8', '#f0d272', '#c4a244'],
    ['#f8c9bc', '#eea694', '#c07766'],
    ['#c3dcee', '#98bfdb', '#658eac'],
  ],
  kusaki: [
    ['#c5b4d8', '#9c86b8', '#6d5888'],
    ['#a9bf86', '#7f9a5a', '#566f36'],
    ['#cfa076', '#a8744a', '#74492a'],
  ],
  shiro: [
    ['#ffffff', '#f4f0e6', '#cfc8b6'],
    ['#fbf5e6', '#ece2cc', '#c4b798'],
    ['#fdfaf1', '#f0e9d8', '#c9bfa8'],
  ],
}

const body = 'M-130 -84H150Q196 -84 196 0Q196 84 150 84H-130Z'
/** A spiral of the layers at a roll's end. */
const spiral = (() => {
  const points = Array.from({ length: 90 }, (_, index) => {
    const [turn, far] = [index * 0.32, 8 + index * 0.78]
    return `${(-130 + Math.cos(turn) * far * 0.62).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`
  })
  return `M${points.join('L')}`
})()

/** A face towel rolled up, its end towards the viewer, in a narrow band of paper. */
const roll = (index, [light, , deep]) =>
  oval(36, 84, 190, 22, own('under')) +
  `<g filter="${own('pile')}">${fill(body, own(`roll-${index}`))}</g>` +
  line(
    'M120 -84Q164 -84 164 0Q164 84 120 84M132 -84Q176 -84 176 0Q176 84 132 84',
    deep,
    2.4,
    'opacity=".5"',
  ) +
  `<path d="M-100 -50Q40 -62 170 -46" fill="none" stroke="#fff" stroke-width="18" opacity=".35" filter="${own('fold')}"/>` +
  `<g filter="${own('pile')}">${oval(-130, 0, 54, 84, own(`end-${index}`))}</g>` +
  line(spiral, deep, 3.4, 'opacity=".75"') +
  line(spiral, light, 1.6, 'opacity=".8" transform="translate(-2 -2)"') +
  fill('M10 -86H60Q104 -80 104 0Q104 80 60 86H10Q54 80 54 0Q54 -80 10 -86Z', '#fdf9ee') +
  fill('M10 -86H60Q104 -80 104 0Q104 80 60 86H10Q54 80 54 0Q54 -80 10 -86Z', own('band')) +
  fill('M70 -10h20v20h-20z', '#b8352f') +
  line('M74 -4h12M74 2h12M80 -7v14', '#fdf3e4', 1.6)

/** Three face towels, rolled. */
export function rolls(kind) {
  const colours = kinds[kind]
  const places = [
    [-186, 0],
    [186, 4],
    [0, -146],
  ]
  return {
    extent: [-372, -316, 384, 92],
    focus: [-80, -90],
    back: -80,
    shadow: { x: 26, rx: 360, ry: 24, y: 84 },
    defs: [
      ...colours.flatMap(([light, middle, deep], index) => [
        across(`roll-${index}`, [middle, 0], [light, 0.22], [middle, 0.55], [deep, 1]).replace(
          '<linearGradient',
          '<linearGradient x2="0" y2="1"',
        ),
        ball(`end-${index}`, light, middle, deep),
      ]),
      across('band', ['#fff', 0, 0.2], ['#fff', 0.4, 0], ['#4a3a22', 1, 0.3]).replace(
        '<linearGradient',
        '<linearGradient x2="0" y2="1"',
      ),
      rough('pile', 0.15, 0.8),
      soft('fold', 7),
      disc('under', ['#2a1a0e', 0, 0.45], ['#2a1a0e', 1, 0]),
    ],
    body: [1, 0, 2].map((index) => at(...places[index], roll(index, colours[index]))).join(''),
  }
}
