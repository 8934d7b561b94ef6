import {
  across,
  at,
  ball,
  blob,
  brushed,
  disc,
  down,
  oval,
  own,
  rough,
  sequence,
  stained,
} from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  shoyu: {
    label: '醤油煎',
    rice: ['#d79a55', '#b06a2b', '#7c4218'],
    side: '#8a5424',
    burn: [0.25, 0.1, 0.03],
    gain: 2.6,
    tin: ['#26384f', '#3f5a7c', '#1b293b'],
    gloss: 0.5,
  },
  goma: {
    label: '胡麻煎',
    rice: ['#f1dcae', '#dcb878', '#b98a4c'],
    side: '#b58d55',
    burn: [0.6, 0.36, 0.14],
    gain: 2,
    tin: ['#2f4a3c', '#54765f', '#21382c'],
    gloss: 0.14,
  },
  ebi: {
    label: '海老煎',
    rice: ['#f7dccb', '#eebfa8', '#d99a80'],
    side: '#cf9a80',
    burn: [0.8, 0.42, 0.24],
    gain: 1.7,
    tin: ['#8e3b33', '#bf6a58', '#6d2a25'],
    gloss: 0.14,
  },
  zarame: {
    label: 'ざらめ',
    rice: ['#c98a4a', '#9c5c26', '#6d3a16'],
    side: '#744318',
    burn: [0.22, 0.09, 0.03],
    gain: 2.4,
    tin: ['#5b4634', '#8a7054', '#423225'],
    gloss: 0.34,
  },
}

/** Fine cracks and blisters of a baked rice cracker, `radius` 100. */
function crackle(seed, dark) {
  const next = sequence(seed)
  const cracks = Array.from({ length: 11 }, () => {
    const [angle, from] = [next() * 6.28, 14 + next() * 60]
    const [x, y] = [Math.cos(angle) * from, Math.sin(angle) * from]
    const step = () => `l${((next() - 0.5) * 26).toFixed(1)} ${((next() - 0.5) * 26).toFixed(1)}`
    return `M${x.toFixed(1)} ${y.toFixed(1)}${step()}${step()}${step()}`
  }).join('')
  const blisters = Array.from({ length: 16 }, () => {
    const [angle, from, size] = [next() * 6.28, Math.sqrt(next()) * 78, 4 + next() * 8]
    const [x, y] = [Math.cos(angle) * from, Math.sin(angle) * from].map((n) => +n.toFixed(1))
    return (
      oval(x + 1.5, y + 2, +size.toFixed(1), +(size * 0.8).toFixed(1), dark, 'opacity=".22"') +
      oval(x, y, +(size * 0.86).toFixed(1), +(size * 0.66).toFixed(1), '#fff2d8', 'opacity=".2"')
    )
  }).join('')
  return blisters + line(cracks, dark, 1.5, 'opacity=".5"')
}

const scattered = (count, seed, draw) => {
  const next = sequence(seed)
  return Array.from({ length: count }, () => {
    const [angle, from] = [next() * 6.28, Math.sqrt(next()) * 86]
    return draw(
      (Math.cos(angle) * from).toFixed(1),
      (Math.sin(angle) * from).toFixed(1),
      Math.round(next() * 360),
      next(),
    )
  }).join('')
}

const toppings = {
  shoyu: () => '',
  goma: (seed) =>
    scattered(64, seed, (x, y, turn, any) =>
      fill(
        'M0 -4.6C3 -2 3 2.6 0 3.6C-3 2.6 -3 -2 0 -4.6Z',
        any > 0.45 ? '#2b2622' : '#fbf1d6',
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      ),
    ),
  ebi: (seed) =>
    scattered(30, seed, (x, y, turn, any) =>
      any > 0.62
        ? line(
            'M-7 3Q-4 -6 4 -4Q8 -2 6 4M-7 3L-10 6',
            '#cf6a52',
            1.9,
            `opacity=".75" transform="translate(${x} ${y}) rotate(${turn})"`,
          )
        : oval(x, y, 1.9, 1.5, '#c94b3a', 'opacity=".7"'),
    ),
  zarame: (seed) =>
    scattered(95, seed, (x, y, turn, any) => {
      const size = (2.6 + any * 3).toFixed(1)
      const at = `transform="translate(${x} ${y}) rotate(${turn})"`
      return (
        `<rect x="-${size}" y="-${size}" width="${size * 2}" height="${size * 1.7}" rx="1" fill="#fff4dc" opacity=".78" ${at}/>` +
        `<path d="M-${size} -${size}h${size}v${size}z" fill="#fff" opacity=".9" ${at}/>`
      )
    }),
}

/** A cracker that faces the viewer, tilted by the group around it. */
const cracker = (kind, seed) => {
  const { burn, gloss } = kinds[kind]
  const dark = `rgb(${burn.map((part) => Math.round(part * 255)).join(' ')})`
  const shape = blob(100, 100, 0.025, seed, 20)
  return (
    `<path d="${shape}" transform="translate(5 9)" fill="${kinds[kind].side}"/>` +
    `<g filter="${own(`baked-${seed % 3}`)}">${fill(shape, own('rice'))}</g>` +
    `<path d="${shape}" fill="none" stroke="${dark}" stroke-width="7" opacity=".22" transform="scale(.965)"/>` +
    crackle(seed, dark) +
    toppings[kind](seed + 40) +
    line('M-70 -34Q-46 -72 -4 -77', '#fff', 7, `opacity="${gloss}"`) +
    line('M-30 -46q14 -10 28 -10M20 -64q14 2 24 10M-62 8q2 -12 8 -20', '#fff', 4, `opacity="${gloss * 0.8}"`)
  )
}

/** The round tin, open and filled, with crackers that stand in it. */
function tin(kind) {
  const { label } = kinds[kind]
  const body = 'M-170 -196A170 46 0 0 0 170 -196V-26A170 46 0 0 1 -170 -26Z'
  const standing = [-104, -52, 0, 52, 104]
    .map((x, index) =>
      at(
        x,
        -198 - 8 * (2 - Math.abs(index - 2)),
        cracker(kind, 11 + index),
        `rotate(${x / 8}) scale(.52 .5)`,
      ),
    )
    .join('')
  return (
    oval(0, -196, 170, 46, own('rim')) +
    oval(0, -193, 160, 41, '#453a30') +
    `<g clip-path="${own('mouth')}">${standing}</g>` +
    fill(body, own('tin')) +
    fill('M-170 -196A170 46 0 0 0 170 -196V-184A170 46 0 0 1 -170 -184Z', own('rim')) +
    fill('M-170 -34A170 46 0 0 0 170 -34V-26A170 46 0 0 1 -170 -26Z', '#d9b86a', 'opacity=".9"') +
    fill('M-170 -164A170 46 0 0 0 170 -164V-160A170 46 0 0 1 -170 -160Z', '#d9b86a', 'opacity=".85"') +
    fill('M-36 -138Q0 -134 36 -138V0Q0 4 -36 0Z', '#f7efdd') +
    brushed(label, 32, 0, -108, '#2d2420')
  )
}

const lid = (kind) =>
  oval(6, 8, 158, 158, '#2a211a', 'opacity=".18"') +
  oval(0, 0, 158, 158, own('rim')) +
  oval(2, 2, 150, 150, own('tin-lid')) +
  oval(2, 2, 128, 128, 'none', 'stroke="#d9b86a" stroke-width="3" opacity=".8"') +
  brushed('煎餅', 62, 2, -34, '#f3e6c8') +
  fill(
    'M-104 -104A150 150 0 0 1 20 -146L-60 96A150 150 0 0 1 -130 74Z',
    '#fff',
    `opacity="${kind === 'goma' ? 0.1 : 0.12}"`,
  )

export function senbei(kind) {
  const { rice, burn, gain, tin: metal } = kinds[kind]
  const front = [
    [-196, 6, 21, 'rotate(-8) scale(.96 .42)'],
    [-78, 26, 22, 'scale(.96 .42)'],
    [196, 14, 23, 'rotate(6) scale(.96 .42)'],
    [-150, -46, 24, 'rotate(-14) scale(.9 .86)'],
    [66, 12, 26, 'scale(.96 .42)'],
  ]
  return {
    extent: [-300, -262, 300, 74],
    focus: [-60, -70],
    back: -120,
    shadow: { x: 20, y: 14, rx: 300, ry: 40 },
    defs: [
      ball('rice', [rice[0], 0], [rice[0], 0.35], [rice[1], 0.78], [rice[2], 1]),
      ...[0, 1, 2].map((seed) =>
        stained(`baked-${seed}`, {
          frequency: 0.015,
          colour: burn,
          gain,
          offset: -gain * 0.43,
          seed: seed + 4,
        }),
      ),
      across('tin', [metal[0], 0], [metal[1], 0.24], [metal[0], 0.44], [metal[0], 0.72], [metal[2], 1]),
      down('tin-lid', metal[1], metal[0], metal[2]),
      across('rim', '#c9c6bd', '#f8f6f0', '#aaa79e', '#d6d3ca', '#8f8c84'),
      '<clipPath id="own-mouth"><path d="M-160 -400H160V-193A160 41 0 0 1 -160 -193Z"/></clipPath>',
      rough('crisp', 0.2, 0.5),
      disc('under', ['#2a1c10', 0, 0.5], ['#2a1c10', 1, 0]),
    ],
    body:
      at(206, -128, lid(kind), 'rotate(9) scale(.66 .72)') +
      at(-6, -32, tin(kind)) +
      front
        .map(
          ([x, y, seed, turn]) =>
            oval(x + 6, y + (turn.includes('.42') ? 14 : 78), 100, 24, own('under')) +
            at(x, y, `<g filter="${own('crisp')}">${cracker(kind, seed)}</g>`, turn),
        )
        .join(''),
  }
}
