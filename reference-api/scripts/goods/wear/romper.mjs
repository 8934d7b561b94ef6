import { at, cut, down, oval, own, soft } from '../materials.mjs'
import { woven } from '../patterns.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const star = 'M0 -24L6.5 -8L24 -7L10.5 4L15 21L0 11L-15 21L-10.5 4L-24 -7L-6.5 -8Z'
const head =
  'M-28 2a28 25 0 1 0 56 0a28 25 0 1 0 -56 0ZM-31 -20a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM9 -20a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z'
const petal = 'M0 0C-7 -5 -7 -14 -2 -17L0 -14L2 -17C7 -14 7 -5 0 0Z'
const pattern = (size, content) =>
  `<pattern id="own-print" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`

/** Cloth, ribbing and print of each suit, and what is sewn on its chest. */
const kinds = {
  hoshi: {
    cloth: '#b9d5e8',
    rib: '#6f9cc4',
    print: pattern(40, ''),
    sewn: fill(star, '#3f6ea6') + cut(star, '#fff', 1.4, '4 3', 'transform="scale(.8)" opacity=".8"'),
  },
  kuma: {
    cloth: '#efe0c6',
    rib: '#b98a58',
    print: pattern(
      36,
      '<circle cx="9" cy="9" r="4" fill="#fff" opacity=".9"/><circle cx="27" cy="27" r="4" fill="#fff" opacity=".9"/>',
    ),
    sewn:
      fill(head, '#b98a58') +
      oval(-20, -20, 5.5, 5.5, '#efe0c6', 'opacity=".8"') +
      oval(20, -20, 5.5, 5.5, '#efe0c6', 'opacity=".8"') +
      oval(0, 10, 12, 9, '#efe0c6', 'opacity=".8"'),
  },
  hana: {
    cloth: '#f8d6d8',
    rib: '#e08c9c',
    print: pattern(
      60,
      [
        [12, 18, 20],
        [40, 30, 100],
        [22, 46, 200],
        [52, 56, 300],
      ]
        .map(
          ([x, y, turn]) =>
            `<path d="${petal}" fill="#e9929f" opacity=".75" transform="translate(${x} ${y}) rotate(${turn})"/>`,
        )
        .join(''),
    ),
    sewn: [0, 72, 144, 216, 288]
      .map((turn) => `<path d="${petal}" fill="#e07c90" transform="rotate(${turn}) scale(1.3)"/>`)
      .join(''),
  },
  shima: {
    cloth: '#faf5e8',
    rib: '#7da765',
    print: pattern(26, '<path d="M0 5h26" stroke="#8fb678" stroke-width="9"/>'),
    sewn: fill(star, '#7da765') + cut(star, '#fff', 1.4, '4 3', 'transform="scale(.8)" opacity=".8"'),
  },
}

const half =
  'M0 -318C-30 -318 -48 -328 -58 -344L-116 -322C-150 -296 -178 -252 -196 -206L-138 -176C-130 -196 -122 -210 -112 -220C-112 -160 -126 -110 -132 -52L-128 -2Q-80 10 -34 6C-32 -22 -20 -44 0 -48Z'
const cuff = 'M-196 -206L-138 -176L-132 -189L-189 -220Z'
const leg = 'M-130 -20L-128 -2Q-80 10 -34 6L-31 -12Q-80 -8 -130 -20Z'
const collar =
  'M-58 -344C-46 -318 -26 -304 0 -304S46 -318 58 -344L44 -350C34 -330 20 -320 0 -320S-34 -330 -44 -350Z'
const mirrored = (content) => content + `<g transform="scale(-1 1)">${content}</g>`

const ribs = (from, to, steps) =>
  Array.from({ length: steps }, (_, index) => {
    const part = index / (steps - 1)
    const [x1, y1] = [from[0] + (from[2] - from[0]) * part, from[1] + (from[3] - from[1]) * part]
    const [x2, y2] = [to[0] + (to[2] - to[0]) * part, to[1] + (to[3] - to[1]) * part]
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`
  }).join('')

/** A baby's one-piece of soft cotton knit: ribbed cuffs, seams that lie outside, snaps down the front. */
export function romper(key) {
  const { cloth, rib, print, sewn } = kinds[key.replace('romper-', '')]
  const ribbing = (path, lines) => fill(path, rib) + line(lines, '#2c1c10', 1.2, 'opacity=".2"')
  const snaps = [-282, -236, -190, -144, -98, -62]
    .map(
      (y) =>
        oval(0, y, 7, 7, '#fdfbf4') + oval(0, y, 3.2, 3.2, '#d6d0c2') + oval(-2, y - 2, 1.8, 1.4, '#fff'),
    )
    .join('')
  return {
    extent: [-200, -352, 200, 10],
    focus: [10, -210],
    back: -120,
    shadow: { x: 22, rx: 160, ry: 20, y: -2 },
    defs: [
      print,
      woven('knit', 0.5, '.14 .4', '.55 .06'),
      soft('lift', 8),
      soft('fold', 7),
      down('light', ['#fff', 0, 0.3], ['#fff', 0.45, 0], ['#000', 1, 0.14]),
    ],
    body:
      `<g fill="#2c1c10" opacity=".26" filter="${own('lift')}" transform="translate(8 10)">${mirrored(`<path d="${half}"/>`)}</g>` +
      fill('M-44 -350C-30 -336 30 -336 44 -350C34 -322 -34 -322 -44 -350Z', '#8a7a68', 'opacity=".5"') +
      `<g filter="${own('knit')}">` +
      mirrored(fill(half, cloth)) +
      mirrored(fill(half, own('print'))) +
      mirrored(
        ribbing(cuff, ribs([-196, -206, -138, -176], [-189, -220, -132, -189], 16)) +
          ribbing(leg, ribs([-128, -2, -34, 6], [-130, -20, -31, -12], 24)),
      ) +
      ribbing(
        collar,
        ribs([-58, -344, 0, -304], [-44, -350, 0, -320], 12) +
          ribs([0, -304, 58, -344], [0, -320, 44, -350], 12),
      ) +
      '</g>' +
      mirrored(
        fill(half, own('light')) +
          `<path d="M-112 -220C-104 -190 -96 -170 -84 -156M-120 -100C-100 -92 -84 -80 -74 -60M-40 -40C-60 -60 -70 -84 -72 -110" fill="none" stroke="#2c1c10" stroke-width="12" opacity=".14" filter="${own('fold')}"/>` +
          cut('M-116 -322C-108 -290 -108 -250 -112 -220', '#fff', 2, '5 4', 'opacity=".85"') +
          cut('M-110 -324C-102 -290 -102 -250 -106 -222', rib, 1.6, '5 4', 'opacity=".7"') +
          cut('M-56 -338L-112 -317', rib, 1.6, '5 4', 'opacity=".7"'),
      ) +
      line('M-10 -304V-50M10 -304V-50', '#2c1c10', 1.4, 'opacity=".22"') +
      cut('M-13 -302V-52M13 -302V-52', rib, 1.4, '5 4', 'opacity=".6"') +
      snaps +
      `<g filter="${own('knit')}">${at(62, -226, sewn)}</g>`,
  }
}
export const romperProducts = Object.keys(kinds).map((kind) => `romper-${kind}`)
