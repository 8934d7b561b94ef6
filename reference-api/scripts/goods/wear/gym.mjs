import { across, down, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const dyes = {
  ao: ['#3f74b8', '#28528f'],
  midori: ['#3f8058', '#27593b'],
}
const torso =
  'M-110 -300C-108 -200 -112 -90 -110 -6Q0 10 110 -6C112 -90 108 -200 110 -300L46 -338Q0 -300 -46 -338Z'
const sleeve = 'M-50 -336L-112 -306C-146 -284 -172 -232 -186 -184Q-156 -160 -118 -164L-106 -226Z'
const hem = 'M-186 -184Q-156 -160 -118 -164L-114 -184Q-150 -180 -178 -204Z'
const mirrored = (content) => content + `<g transform="scale(-1 1)">${content}</g>`
const knit =
  '<pattern id="own-knit" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="1.2" cy="1.2" r=".8" fill="#6b7a90" opacity=".24"/><circle cx="3.7" cy="3.7" r=".8" fill="#6b7a90" opacity=".24"/></pattern>'
const fold = (path, dark = '#5c6a80') =>
  `<path d="${path}" fill="none" stroke="${dark}" stroke-width="8" opacity=".24" filter="${own('fold')}"/>`

/** A gym shirt of mesh: ribbed collar, a coloured line on the sleeves, the field for the name. */
export function gymShirt(kind) {
  const [colour, deep] = dyes[kind]
  const edge = '#98a2b0'
  return {
    extent: [-190, -344, 190, 6],
    focus: [0, -220],
    shadow: { rx: 140, ry: 16, y: 0 },
    defs: [
      across('cloth', '#dde2e9', ['#f6f8fa', 0.16], ['#ffffff', 0.42], ['#f6f8fa', 0.74], ['#d3dae3', 1]),
      across('sleeve', '#d3d9e2', ['#ffffff', 0.5], ['#c0c9d5', 1]),
      down('rib', colour, deep),
      knit,
      soft('fold', 5),
    ],
    body:
      mirrored(
        fill(sleeve, own('sleeve')) +
          fill(sleeve, own('knit')) +
          fold('M-112 -280Q-134 -250 -138 -212') +
          fill(hem, own('rib')) +
          line(hem, deep, 1.4, 'opacity=".8"') +
          line(sleeve, edge, 1.4, 'opacity=".7"'),
      ) +
      fill('M-46 -338Q0 -352 46 -338L38 -316Q0 -326 -38 -316Z', deep) +
      fill(torso, own('cloth')) +
      fill(torso, own('knit')) +
      mirrored(
        fold('M-106 -220Q-84 -180 -88 -120M-110 -80Q-84 -60 -82 -20M-24 -110Q-34 -60 -26 -14') +
          line('M-52 -332Q-90 -280 -108 -222', edge, 1.5, 'opacity=".8"'),
      ) +
      line(torso, edge, 1.4, 'opacity=".7"') +
      line('M-108 -18Q0 -2 108 -18', edge, 1.3, 'opacity=".8" stroke-dasharray="5 4"') +
      line('M-46 -338Q0 -288 46 -338', own('rib'), 13) +
      line('M-46 -332Q0 -281 46 -332', '#fff', 1.2, 'opacity=".5" stroke-dasharray="2 3"') +
      fill('M-62 -212H62V-136H-62Z', '#ffffff') +
      line('M-62 -212H62V-136H-62Z', colour, 2.4) +
      line('M-46 -154H46', '#b4bcc8', 1.6) +
      line('M-56 -206H56M-56 -142H56', edge, 1, 'stroke-dasharray="4 3"'),
  }
}

const cloths = {
  kon: ['#3f5a94', '#2a4072', '#152345'],
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
