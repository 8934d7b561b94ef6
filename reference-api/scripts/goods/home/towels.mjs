import { openBox } from '../box.mjs'
import { at, brushed, disc, down, oval, own, rough, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const flower =
  '<path d="M20 8c-5-9-16-3-11 5c-9 1-7 13 2 11c1 9 13 8 12-1c9 1 11-11 2-12c4-8-8-12-5-3z" fill="#fff" opacity=".62"/><circle cx="17" cy="17" r="3" fill="#f3d98a" opacity=".8"/>'
const stripe = '<path d="M0 0h40v4h-40zM0 10h40v9h-40zM0 26h40v3h-40z" fill="#3f6596" opacity=".85"/>'
const wave =
  '<path d="M0 14q10 -10 20 0t20 0M0 34q10 -10 20 0t20 0" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/>'

const cotton = {
  white: { tone: ['#ffffff', '#f5f2ea', '#cfc9bb'] },
  mist: { tone: ['#dcebf3', '#bcd5e4', '#8aaabd'] },
  stripe: { tone: ['#fbfaf5', '#ece9e0', '#c2bdae'], print: stripe },
  indigo: { tone: ['#6f93c0', '#476fa2', '#274870'] },
  rose: { tone: ['#f8d8da', '#eeb9be', '#c58a92'], print: flower },
  leaf: { tone: ['#d5e3b6', '#b4ca8a', '#88a05f'], print: flower },
  charcoal: { tone: ['#6b6a68', '#4a4947', '#2b2a29'] },
  ash: { tone: ['#b5b3ae', '#93918c', '#686662'] },
  sea: { tone: ['#a9d0cf', '#79aeb0', '#4d8386'], print: wave },
  calm: { tone: ['#c6dcea', '#9cbdd3', '#6d92ac'], print: wave },
  lilac: { tone: ['#e3dcee', '#c9bddd', '#9a8cb4'] },
}
const stacks = {
  kumo: ['mist', 'white'],
  shima: ['indigo', 'stripe'],
  hana: ['leaf', 'rose'],
  sumi: ['ash', 'charcoal'],
}

const definitions = (names) => [
  ...names.flatMap((name) => {
    const { tone, print } = cotton[name]
    return [
      down(`cotton-${name}`, tone[0], tone[1], tone[2]),
      ...(print
        ? [
            `<pattern id="own-print-${name}" width="40" height="40" patternUnits="userSpaceOnUse">${print}</pattern>`,
          ]
        : []),
    ]
  }),
  rough('pile', 0.15, 0.9),
  soft('fold', 5),
  disc('under', ['#2a1a0e', 0, 0.45], ['#2a1a0e', 1, 0]),
]

const dyed = (path, name) =>
  fill(path, own(`cotton-${name}`)) + (cotton[name].print ? fill(path, own(`print-${name}`)) : '')

/** The folded edge of a bath towel: four layers that bend around at the right. */
const slab = 'M-248 -4Q-262 -4 -262 -20V-98Q-262 -116 -246 -116H236Q264 -116 266 -60Q264 -4 236 -4Z'
const layers = (name) => {
  const [light, , deep] = cotton[name].tone
  return [-88, -60, -32]
    .map(
      (y) =>
        `<path d="M-260 ${y}Q-80 ${y + 6} 100 ${y - 2}T226 ${y}" fill="none" stroke="${deep}" stroke-width="9" opacity=".55" filter="${own('fold')}"/>` +
        line(`M-260 ${y}Q-80 ${y + 6} 100 ${y - 2}T226 ${y}`, deep, 2.6, 'opacity=".85"') +
        line(`M-258 ${y + 5}Q-80 ${y + 11} 100 ${y + 3}T220 ${y + 5}`, light, 2, 'opacity=".7"'),
    )
    .join('')
}
/** The upper towel, its face turning over into the edge. */
const whole =
  'M-248 -4Q-262 -4 -262 -20V-84Q-256 -150 -226 -172Q-222 -176 -212 -176H214Q228 -176 234 -166Q268 -128 266 -60Q264 -4 236 -4Z'

/** Two bath towels, folded, one on the other, in a band of paper. */
export function towels(kind) {
  const [below, above] = stacks[kind]
  const towel = (name) => `<g filter="${own('pile')}">${dyed(slab, name)}</g>` + layers(name)
  return {
    extent: [-264, -300, 268, 4],
    focus: [-60, -150],
    back: -60,
    shadow: { x: 24, rx: 262, ry: 24, y: -2 },
    defs: [...definitions([below, above]), down('band', '#fdf9ee', '#e9dfc8')],
    body:
      towel(below) +
      at(
        0,
        -116,
        fill(slab, '#2a1a0e', 'opacity=".22" transform="translate(0 7)"') +
          `<g filter="${own('pile')}">${dyed(whole, above)}</g>` +
          layers(above) +
          `<path d="M-250 -112Q0 -104 256 -112" fill="none" stroke="#fff" stroke-width="16" opacity=".3" filter="${own('fold')}"/>`,
      ) +
      fill('M-42 -293H38Q47 -262 48 -222Q2 -218 -46 -222Q-46 -262 -42 -293Z', own('band')) +
      fill('M-46 -224Q2 -220 48 -224V-6Q0 -2 -46 -6Z', own('band')) +
      brushed('今治', 44, 1, -160, '#2d3d5a') +
      fill('M-12 -64h26v26h-26z', '#b8352f') +
      line('M-6 -57h14M-6 -51h14M1 -60v18', '#fdf3e4', 2),
  }
}

const square = 'M-118 -66Q-118 -80 -104 -80H104Q118 -80 118 -66V52Q118 66 104 66H-104Q-118 66 -118 52Z'
/** A towel folded small, seen from above, its layers at the front. */
const folded = (name, isLong) =>
  oval(6, 62, 118, 28, own('under')) +
  fill(square, cotton[name].tone[2], 'transform="translate(0 16)"') +
  `<g filter="${own('pile')}">${dyed(square, name)}</g>` +
  line('M-116 70Q0 76 116 70M-115 76Q0 82 115 76', cotton[name].tone[0], 2, 'opacity=".8"') +
  (isLong
    ? line('M-116 22H116M-116 30H116M-116 44H116', cotton[name].tone[2], 2.6, 'opacity=".6"')
    : line('M-116 34H116M-116 42H116', cotton[name].tone[2], 2.4, 'opacity=".6"')) +
  fill('M84 -76h20v30h-20z', '#fdfbf4') +
  line('M88 -68h12M88 -61h12M88 -54h8', '#4a6a94', 1.6)

/** Two bath towels and two face towels in their box. */
export function towelBox() {
  const names = ['calm', 'sea', 'white', 'calm']
  const box = openBox({
    columns: 2,
    rows: 2,
    wide: 262,
    deep: 172,
    board: ['#f7f3e8', '#e6dfce', '#c7bda5'],
    paper: ['#f3ecdb', '#d9cdb2', '#fffdf6'],
    hasWalls: false,
  })
  return {
    ...box,
    focus: [70, -120],
    defs: [...box.defs, ...definitions([...new Set(names)])],
    body: box.body(
      names.map((name, index) => at(0, -2, folded(name, index < 2), index < 2 ? '' : 'scale(.96 .9)')),
    ),
  }
}
