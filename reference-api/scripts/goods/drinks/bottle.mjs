import { across, at, brushed, brushedAcross, disc, oval, own, rough, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

/** Outline, half width and places of level, label and cap of each kind of bottle, its foot at the origin. */
export const shapes = {
  sake: {
    outline:
      'M-15 -384V-338C-15 -304 -20 -292 -34 -272C-46 -254 -50 -240 -50 -218V-16Q-50 0 -40 4Q0 12 40 4Q50 0 50 -16V-218C50 -240 46 -254 34 -272C20 -292 15 -304 15 -338V-384Z',
    half: 50,
    level: -330,
    label: [-206, -50],
    cap: { kind: 'screw', half: 18, from: -396, to: -340 },
  },
  bordeaux: {
    outline:
      'M-14 -404V-304C-14 -284 -42 -280 -44 -244V-14Q-44 0 -34 4Q0 11 34 4Q44 0 44 -14V-244C42 -280 14 -284 14 -304V-404Z',
    half: 44,
    level: -316,
    label: [-206, -66],
    cap: { kind: 'foil', half: 15.5, from: -410, to: -318 },
  },
  juice: {
    outline:
      'M-19 -286V-252C-19 -232 -26 -226 -38 -212C-46 -202 -48 -194 -48 -180V-16Q-48 0 -38 4Q0 12 38 4Q48 0 48 -16V-180C48 -194 46 -202 38 -212C26 -226 19 -232 19 -252V-286Z',
    half: 48,
    level: -246,
    label: [-170, -52],
    cap: { kind: 'lid', half: 22.5, from: -294, to: -264 },
  },
  soy: {
    outline:
      'M-15 -292V-262C-15 -236 -44 -238 -47 -196V-14Q-47 0 -38 4Q0 12 38 4Q47 0 47 -14V-196C44 -238 15 -236 15 -262V-292Z',
    half: 47,
    level: -252,
    label: [-184, -46],
    cap: { kind: 'screw', half: 18, from: -304, to: -262 },
  },
  oil: {
    outline:
      'M-11 -304V-248C-11 -232 -36 -230 -38 -204V-8Q-38 4 -30 4H30Q38 4 38 -8V-204C36 -230 11 -232 11 -248V-304Z',
    half: 38,
    level: -252,
    label: [-176, -56],
    cap: { kind: 'foil', half: 13, from: -312, to: -270 },
    isSquare: true,
  },
}

const caps = {
  screw: (half, from, to, name) =>
    fill(
      `M${-half} ${from + 4}Q0 ${from - 5} ${half} ${from + 4}V${to - 10}Q0 ${to - 3} ${-half} ${to - 10}Z`,
      own(name),
    ) +
    line(
      Array.from({ length: 11 }, (_, index) => {
        const x = Math.sin(((index - 5) / 5.6) * (Math.PI / 2)) * half
        return `M${x.toFixed(1)} ${from + 8}V${to - 14}`
      }).join(''),
      '#000',
      1,
      'opacity=".24"',
    ) +
    fill(`M${-half} ${to - 8}Q0 ${to - 1} ${half} ${to - 8}V${to}Q0 ${to + 7} ${-half} ${to}Z`, own(name)) +
    line(`M${-half} ${from + 5}Q0 ${from + 12} ${half} ${from + 5}`, '#fff', 1.4, 'opacity=".4"'),
  foil: (half, from, to, name) =>
    fill(
      `M${-half} ${from + 4}Q0 ${from - 4} ${half} ${from + 4}V${to}Q0 ${to + 6} ${-half} ${to}Z`,
      own(name),
    ) +
    line(`M${-half} ${from + 16}Q0 ${from + 22} ${half} ${from + 16}`, '#000', 1.6, 'opacity=".3"') +
    line(`M${-half} ${to - 8}Q0 ${to - 2} ${half} ${to - 8}`, '#e9cf8d', 2.2, 'opacity=".8"'),
  lid: (half, from, to, name) =>
    fill(
      `M${-half} ${from + 4}Q0 ${from - 4} ${half} ${from + 4}V${to}Q0 ${to + 6} ${-half} ${to}Z`,
      own(name),
    ) +
    line(`M${-half} ${to - 6}Q0 ${to} ${half} ${to - 6}`, '#000', 1.4, 'opacity=".26"') +
    line(`M${-half + 2} ${from + 6}Q0 ${from + 12} ${half - 2} ${from + 6}`, '#fff', 1.6, 'opacity=".5"'),
}

/** A paper label around the bottle, between two heights. */
function label({ half, label: [from, to], isSquare }, { paper, ink, edge, name, row, side, emblem }) {
  const wide = isSquare ? half - 5 : half + 0.5
  const bend = isSquare ? 0 : 7
  const shape = `M${-wide} ${from}Q0 ${from + bend * 2} ${wide} ${from}V${to}Q0 ${to + bend * 2} ${-wide} ${to}Z`
  const tall = to - from
  const size = name ? Math.min(32, (tall - 26) / (name.length * 1.1)) : 0
  const middle = from + tall / 2 + bend
  return (
    `<g filter="${own('washi')}">${fill(shape, paper)}</g>` +
    line(`M${-wide} ${from + 7}Q0 ${from + 7 + bend * 2} ${wide} ${from + 7}`, edge, 2) +
    line(`M${-wide} ${to - 7}Q0 ${to - 7 + bend * 2} ${wide} ${to - 7}`, edge, 2) +
    (row ? brushedAcross(row, 82 / Math.max(4, row.length), 0, from + 34, ink) : '') +
    (name
      ? brushed(
          name,
          size,
          emblem ? 12 : 8,
          middle - ((name.length - 1) / 2) * size * 1.08 - size * 0.02,
          ink,
        )
      : '') +
    (side ? brushed(side, 9.5, -27, from + 34, ink) : '') +
    (name
      ? fill(`M-33 ${to - 32}h13v13h-13z`, '#b8352f') +
        line(`M-30 ${to - 28}h7M-30 ${to - 25}h7M-26.500 ${to - 29}v7`, '#fdf3e4', 1.3)
      : '') +
    (emblem ? at(name ? -24 : 0, name ? from + 30 : middle + 14, emblem) : '') +
    fill(shape, own(isSquare ? 'face' : 'round'))
  )
}

/** A bottle of glass: its colour, what is in it, its cap and label. */
export function bottle({ shape, index, glass, drink, isFrosted, ...paper }) {
  const form = shapes[shape]
  const { outline, half, level, isSquare, cap: stopper } = form
  const clip = `own-in-${shape}`
  return (
    oval(half * 0.3, 2, half * 1.2, 13, own('under')) +
    fill(outline, own(`glass-${index}`)) +
    (drink
      ? `<g clip-path="url(#${clip})">` +
        fill(`M-60 ${level}Q0 ${level + 6} 60 ${level}V2Q0 8 -60 2Z`, own(`drink-${index}`)) +
        oval(0, level + 2, 16, 3.4, '#fff', 'opacity=".35"') +
        '</g>'
      : '') +
    `<g clip-path="url(#${clip})">` +
    fill(`M-60 -6Q0 4 60 -6V14H-60Z`, '#fff', `opacity="${isFrosted ? 0.3 : 0.22}"`) +
    (isSquare
      ? fill(`M${half * 0.62} -320V10H60V-320Z`, '#000', 'opacity=".2"') +
        fill(`M${-half} -210V4H${-half + 7}V-210Z`, '#fff', 'opacity=".28"')
      : '') +
    line(outline, glass[2], 4, 'opacity=".55"') +
    '</g>' +
    label(form, paper) +
    `<g clip-path="url(#${clip})">` +
    (isFrosted
      ? `<g filter="${own('glow')}">${fill(`M${-half * 0.7} -220H${-half * 0.2}V-4H${-half * 0.7}Z`, '#fff', 'opacity=".38"')}</g>`
      : fill(
          `M${-half * 0.78} ${form.label[0] - 4}C${-half * 0.78} ${form.label[0] - 26} -22 ${form.label[0] - 46} -11 ${form.label[0] - 76}L-6 ${form.label[0] - 74}C-14 ${form.label[0] - 42} ${-half * 0.56} ${form.label[0] - 26} ${-half * 0.58} ${form.label[0] + 2}Z`,
          '#fff',
          'opacity=".5"',
        ) +
        line(`M${-half * 0.74} ${form.label[1] + 14}V-14`, '#fff', 6, 'opacity=".4"') +
        line(
          `M${half * 0.8} ${form.label[0] - 8}V${form.label[0] - 22}M${half * 0.8} ${form.label[1] + 14}V-18`,
          '#fff',
          2.4,
          'opacity=".35"',
        )) +
    '</g>' +
    caps[stopper.kind](stopper.half, stopper.from, stopper.to, `cap-${index}`) +
    fill(
      `M${-stopper.half * 0.56} ${stopper.from + 6}V${stopper.to - 4}h${stopper.half * 0.3}V${stopper.from + 7}Z`,
      '#fff',
      'opacity=".3"',
    )
  )
}

/** Definitions of bottles in their order. */
export function definitions(list) {
  const used = [...new Set(list.map(({ shape }) => shape))]
  return [
    ...used.map((shape) => `<clipPath id="own-in-${shape}"><path d="${shapes[shape].outline}"/></clipPath>`),
    ...list.flatMap(({ glass: [light, middle, deep], drink, cap }, index) => [
      across(
        `glass-${index}`,
        [deep, 0],
        [middle, 0.14],
        [light, 0.3],
        [middle, 0.56],
        [deep, 0.92],
        [middle, 1],
      ),
      ...(drink
        ? [across(`drink-${index}`, [drink[2], 0], [drink[0], 0.3], [drink[1], 0.62], [drink[2], 1])]
        : []),
      across(`cap-${index}`, [cap[1], 0], [cap[0], 0.26], [cap[1], 0.6], [cap[2], 1]),
    ]),
    across(
      'round',
      ['#20140a', 0, 0.42],
      ['#20140a', 0.14, 0.12],
      ['#fff', 0.3, 0.22],
      ['#fff', 0.42, 0],
      ['#20140a', 0.72, 0.06],
      ['#20140a', 1, 0.44],
    ),
    across('face', ['#fff', 0, 0.2], ['#fff', 0.5, 0], ['#20140a', 0.8, 0.06], ['#20140a', 1, 0.26]),
    rough('washi', 0.4, 0.12),
    soft('glow', 5),
    disc('under', ['#2a1a0e', 0, 0.5], ['#2a1a0e', 1, 0]),
  ]
}
