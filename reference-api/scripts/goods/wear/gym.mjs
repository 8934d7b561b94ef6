import { across, down, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const schools = {
  ao: { dye: ['#4a80c6', '#28528f', '#1b3a68'], ground: ['#d5dfe8', '#aebfce', '#a6b7c7'] },
  midori: {
    dye: ['#4a9066', '#27593b', '#1a3f29'],
    ground: ['#d6e0d4', '#b3c2b0', '#aab9a7'],
  },
}
const torso =
  'M-54 -342L-116 -314C-122 -282 -116 -246 -108 -212C-110 -140 -112 -70 -114 -8Q0 10 114 -8C112 -70 110 -140 108 -212C116 -246 122 -282 116 -314L54 -342Q0 -284 -54 -342Z'
const sleeve = 'M-62 -338L-116 -314C-152 -292 -180 -240 -196 -190Q-166 -168 -128 -164L-108 -212Z'
const cuff = 'M-196 -190Q-166 -168 -128 -164L-120 -183Q-156 -188 -187 -210Z'
const collar = 'M-56 -343Q0 -272 56 -343L40 -348Q0 -300 -40 -348Z'
const mirrored = (content) => content + `<g transform="scale(-1 1)">${content}</g>`
const fold = (path, dark = '#5c6a80') =>
  `<path d="${path}" fill="none" stroke="${dark}" stroke-width="8" opacity=".24" filter="${own('fold')}"/>`

/** Ribs of the collar: short lines from its outer to its inner edge. */
const collarRibs = Array.from({ length: 25 }, (_, index) => {
  const t = (index + 1) / 26
  const along = (x, y, deepest) => [
    (1 - t) ** 2 * -x + t ** 2 * x,
    ((1 - t) ** 2 + t ** 2) * y + 2 * t * (1 - t) * deepest,
  ]
  const [outer, inner] = [along(56, -343, -272), along(40, -348, -300)]
  return `M${outer.map((n) => n.toFixed(1)).join(' ')}L${inner.map((n) => n.toFixed(1)).join(' ')}`
}).join('')
const cuffRibs = Array.from({ length: 15 }, (_, index) => {
  const t = (index + 0.5) / 15
  const at = (a, b) => (a + (b - a) * t).toFixed(1)
  const sag = 10 * Math.sin(Math.PI * t)
  return `M${at(-196, -128)} ${(+at(-190, -164) + sag * 0.4).toFixed(1)}L${at(-187, -120)} ${(+at(-210, -183) + sag * 0.2).toFixed(1)}`
}).join('')

/** A gym shirt of mesh: ribbed collar and cuffs in the school's colour, a mark on the breast. */
export function gymShirt(kind) {
  const { dye, ground } = schools[kind]
  const [light, colour, deep] = dye
  const edge = '#7a879a'
  return {
    extent: [-200, -352, 200, 6],
    focus: [0, -250],
    ground,
    shadow: { rx: 140, ry: 16, y: 0 },
    defs: [
      across('cloth', '#cfd6df', ['#f2f5f8', 0.15], ['#ffffff', 0.42], ['#f4f6f9', 0.76], ['#c6ced9', 1]),
      across('sleeve', '#c9d1dc', ['#ffffff', 0.5], ['#b9c3d0', 1]),
      down('rib', light, colour),
      '<pattern id="own-mesh" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="1.5" cy="1.5" r=".8" fill="#65748a" opacity=".26"/><circle cx="4.5" cy="4.5" r=".8" fill="#65748a" opacity=".26"/></pattern>',
      soft('fold', 5),
    ],
    body:
      mirrored(
        fill(sleeve, own('sleeve')) +
          fill(sleeve, own('mesh')) +
          fold('M-118 -286Q-138 -254 -140 -210M-112 -226Q-124 -206 -134 -192') +
          fill(cuff, own('rib')) +
          line(cuffRibs, deep, 1.6, 'opacity=".45"') +
          line(cuff, deep, 1.4, 'opacity=".8"') +
          line('M-119 -187Q-155 -192 -185 -214', edge, 1.2, 'opacity=".8" stroke-dasharray="4 3"') +
          line(sleeve, edge, 1.8, 'opacity=".8"'),
      ) +
      fill('M-42 -346Q0 -358 42 -346Q20 -312 0 -310Q-20 -312 -42 -346Z', '#c3ccd8') +
      line('M-42 -346Q0 -357 42 -346', colour, 6) +
      fill('M-15 -342h30v13h-30z', '#ffffff') +
      line('M-9 -335h18', '#8a94a2', 1.6) +
      fill(torso, own('cloth')) +
      fill(torso, own('mesh')) +
      mirrored(
        fold('M-100 -208Q-76 -170 -82 -116M-108 -86Q-82 -64 -80 -22M-30 -118Q-40 -66 -32 -18') +
          line('M-116 -314C-124 -282 -118 -246 -108 -212', edge, 1.8, 'opacity=".9"') +
          line('M-111 -312C-118 -282 -112 -246 -103 -214', edge, 1.1, 'opacity=".7" stroke-dasharray="4 3"') +
          line('M-112 -306Q-84 -300 -58 -330', edge, 1.1, 'opacity=".45"'),
      ) +
      line(
        'M-54 -342L-116 -314M54 -342L116 -314M-108 -212C-110 -140 -112 -70 -114 -8Q0 10 114 -8C112 -70 110 -140 108 -212',
        edge,
        1.8,
        'opacity=".85"',
      ) +
      line(
        'M-113 -22Q0 -5 113 -22M-113 -18Q0 -1 113 -18',
        edge,
        1.1,
        'opacity=".75" stroke-dasharray="5 4"',
      ) +
      `<path d="${collar}" fill="#2c3a50" opacity=".3" filter="${own('fold')}" transform="translate(0 5)"/>` +
      fill(collar, own('rib')) +
      line(collarRibs, deep, 1.5, 'opacity=".5"') +
      line(collar, deep, 1.4, 'opacity=".8"') +
      line('M-57 -338Q0 -266 57 -338', edge, 1.1, 'opacity=".8" stroke-dasharray="4 3"') +
      `<g transform="translate(58 -226)"><circle r="13" fill="none" stroke="${colour}" stroke-width="2.6"/>` +
      line('M0 8V-7M0 4C-8 2 -9 -5 -6 -8C-1 -6 0 -1 0 4C8 2 9 -5 6 -8C1 -6 0 -1 0 4', colour, 2) +
      '</g>',
  }
}

const cloths = {
  kon: ['#2e3f6b', '#1d2b50', '#101932'],
  enji: ['#a23a4a', '#782433', '#43101b'],
}
const left = 'M-104 -214C-112 -150 -124 -70 -132 -8Q-76 12 -14 2L0 -92V-214Z'
const right = 'M104 -214C112 -150 124 -70 132 -8Q76 12 14 2L0 -92V-214Z'

/** Knee-length gym shorts: a gathered waist with its cord, lines down the sides. */
export function gymShorts(kind) {
  const [light, middle, deep] = cloths[kind]
  const gathers = Array.from({ length: 27 }, (_, index) => -100 + index * 7.7)
  return {
    extent: [-136, -248, 136, 10],
    focus: [0, -150],
    shadow: { rx: 120, ry: 14, y: 2 },
    defs: [
      across('left', deep, [middle, 0.2], [light, 0.5], [middle, 0.78], [deep, 1]),
      across('right', middle, [light, 0.36], [middle, 0.7], [deep, 1]),
      down('band', light, middle, deep),
      `<pattern id="own-tricot" width="4" height="6" patternUnits="userSpaceOnUse"><path d="M0 0l2 3l2 -3M0 3l2 3l2 -3" fill="none" stroke="#fff" stroke-width=".7" opacity=".13"/></pattern>`,
      soft('fold', 5),
    ],
    body:
      [left, right]
        .map((leg, index) => fill(leg, own(index ? 'right' : 'left')) + fill(leg, own('tricot')))
        .join('') +
      fold(
        'M0 -96Q-24 -50 -24 -6M4 -100Q30 -60 34 -20M-78 -200Q-88 -130 -84 -60M70 -200Q84 -150 82 -80',
        '#000',
      ) +
      mirrored(
        line('M-100 -212C-110 -150 -120 -70 -127 -10', '#fdfcf6', 7) +
          line('M-88 -212C-97 -150 -107 -66 -113 -6', '#fdfcf6', 3) +
          line('M-131 -20Q-76 -1 -13 -10', light, 1.3, 'opacity=".8" stroke-dasharray="5 4"'),
      ) +
      line('M0 -212V-94', deep, 2, 'opacity=".8"') +
      line('M3 -212V-100', light, 1, 'opacity=".5" stroke-dasharray="5 4"') +
      fill('M-104 -246Q0 -238 104 -246L106 -210Q0 -200 -106 -210Z', own('band')) +
      line(
        gathers.map((x, index) => `M${x.toFixed(1)} -243q${index % 2 ? 3 : -2} 16 0 36`).join(''),
        deep,
        1.8,
        'opacity=".55"',
      ) +
      line('M-105 -222Q0 -213 105 -222', light, 1.2, 'opacity=".6" stroke-dasharray="4 3"') +
      line('M-8 -220C-24 -196 -30 -176 -26 -150M8 -220C22 -196 30 -180 24 -146', '#f6f3ea', 5) +
      line('M-26 -150v-6M24 -146v-6', '#b9b5a8', 6) +
      fill('M-86 -196h34v20h-34z', '#fdfcf6') +
      line('M-80 -186h22', '#9aa2ae', 1.6),
  }
}
