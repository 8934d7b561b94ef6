import { across, at, ball, disc, oval, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'
import { bottle, definitions } from './bottle.mjs'
import { sakes } from './bottles.mjs'

const body =
  'M-22 -228Q-13 -212 -15 -186C-16 -164 -34 -150 -52 -122C-70 -92 -72 -50 -56 -18Q-50 -4 -40 0Q0 10 40 0Q50 -4 56 -18C72 -50 70 -92 52 -122C34 -150 16 -164 15 -186Q13 -212 22 -228Q0 -238 -22 -228Z'
const cup = 'M-50 -62C-48 -30 -36 -6 -24 0Q0 8 24 0C36 -6 48 -30 50 -62Z'

/** Waves (青海波) painted in rows, each a fan of arcs. */
const waves = (colour, rows) =>
  rows
    .map((y, row) =>
      Array.from({ length: 8 }, (_, index) => (index - 3.5) * 30 + (row % 2 ? 15 : 0))
        .map((x) =>
          line(
            `M${x - 15} ${y}A15 15 0 0 1 ${x + 15} ${y}M${x - 10} ${y}A10 10 0 0 1 ${x + 10} ${y}M${x - 5} ${y}A5 5 0 0 1 ${x + 5} ${y}`,
            colour,
            2,
          ),
        )
        .join(''),
    )
    .join('')
const blossom = (x, y, size, colour) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  [0, 72, 144, 216, 288].map((turn) => oval(0, -9, 7, 8, colour, `transform="rotate(${turn})"`)).join('') +
  oval(0, 0, 3, 3, '#f3d98a') +
  '</g>'

const wares = {
  ai: {
    bottle: sakes.ai,
    glaze: ['#ffffff', '#f1f4f5', '#c2cdd6'],
    inside: '#e7edf0',
    paint: {
      flask:
        waves('#2f5a9e', [-34, -49, -64, -79, -94]) +
        line('M-80 -112H80M-80 -18H80M-40 -200H40', '#2f5a9e', 2.6),
      cup: waves('#2f5a9e', [-14, -29, -44]) + line('M-60 -55H60', '#2f5a9e', 2.4),
    },
  },
  kohaku: {
    bottle: sakes.kohaku,
    glaze: ['#ffffff', '#f8f2ee', '#d6c5bd'],
    inside: '#f3e9e4',
    paint: {
      flask:
        [
          [-30, -96, 1.3],
          [18, -110, 1],
          [30, -62, 1.4],
          [-24, -44, 1.1],
          [-50, -66, 0.9],
          [4, -30, 0.9],
        ]
          .map(([x, y, size]) => blossom(x, y, size, '#c23a3c'))
          .join('') + line('M-80 -14H80M-40 -204H40M-40 -199H40', '#c23a3c', 2.6),
      cup:
        blossom(-22, -34, 1, '#c23a3c') +
        blossom(14, -26, 1.2, '#c23a3c') +
        line('M-60 -55H60', '#c23a3c', 2.4),
    },
  },
  tsuki: {
    bottle: sakes.tsuki,
    glaze: ['#8b8a86', '#5f5e5b', '#2c2b2a'],
    inside: '#c9c8c2',
    paint: {
      flask:
        `<circle cx="6" cy="-76" r="34" fill="${own('moon')}"/>` +
        line('M-70 -52Q-20 -64 20 -48T80 -52M-70 -36Q-10 -46 30 -32T80 -38', '#d8d6cd', 2, 'opacity=".7"'),
      cup: `<circle cx="2" cy="-32" r="15" fill="${own('moon')}"/>`,
    },
  },
}

const painted = (outline, clip, paint) =>
  fill(outline, own('glaze')) + `<g clip-path="${own(clip)}">${paint}</g>` + fill(outline, own('turn'))

/** A bottle of sake with the flask and the cup that come with it. */
export function sakeSet(kind) {
  const { bottle: sake, glaze, inside, paint } = wares[kind]
  const [light, middle, deep] = glaze
  return {
    extent: [-160, -400, 188, 22],
    focus: [60, -120],
    back: -70,
    shadow: { x: 30, rx: 180, ry: 20, y: 6 },
    defs: [
      ...definitions([sake]),
      across('glaze', [middle, 0], [light, 0.3], [middle, 0.62], [deep, 1]),
      across(
        'turn',
        ['#1d1712', 0, 0.2],
        ['#fff', 0.24, 0.3],
        ['#fff', 0.36, 0],
        ['#1d1712', 0.7, 0.05],
        ['#1d1712', 1, 0.34],
      ),
      ball('moon', '#fdfdf8', '#d5d4cb', '#a3a29a'),
      disc('hollow', [deep, 0], [inside, 1]),
      `<clipPath id="own-flask"><path d="${body}"/></clipPath>`,
      `<clipPath id="own-cup"><path d="${cup}"/></clipPath>`,
      disc('under', ['#2a1a0e', 0, 0.5], ['#2a1a0e', 1, 0]),
    ],
    body:
      at(-96, 0, bottle({ ...sake, index: 0 })) +
      at(
        46,
        4,
        oval(14, 0, 72, 15, own('under')) +
          painted(body, 'flask', paint.flask) +
          oval(0, -229, 21, 5, own('hollow')) +
          oval(0, -229, 21, 5, 'none', `stroke="${light}" stroke-width="2.4"`) +
          fill(
            'M-46 -112C-60 -84 -60 -52 -50 -32L-43 -36C-51 -54 -50 -82 -38 -108Z',
            '#fff',
            'opacity=".55"',
          ) +
          line('M-9 -206V-180', '#fff', 3.4, 'opacity=".5"'),
      ) +
      at(
        142,
        16,
        oval(8, 0, 46, 11, own('under')) +
          painted(cup, 'cup', paint.cup) +
          oval(0, -62, 50, 12, inside) +
          oval(0, -60, 44, 9, own('hollow'), 'opacity=".55"') +
          oval(0, -62, 50, 12, 'none', `stroke="${light}" stroke-width="2.6"`) +
          line('M-36 -44Q-32 -24 -24 -14', '#fff', 4, 'opacity=".5"'),
        'scale(.86)',
      ),
  }
}
