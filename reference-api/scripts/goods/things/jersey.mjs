import { across, down, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const torso = 'M-98 -312Q-112 -200 -108 -34Q0 -22 108 -34Q112 -200 98 -312L44 -338Q0 -326 -44 -338Z'
const sleeve =
  'M-52 -336L-100 -314C-124 -300 -136 -262 -146 -210C-156 -156 -168 -104 -180 -58Q-162 -46 -138 -48C-126 -96 -114 -150 -106 -200Z'
const stripe =
  'M-68 -329L-84 -322C-112 -300 -124 -258 -133 -208C-142 -156 -154 -104 -164 -55L-156 -52C-146 -100 -134 -154 -125 -206C-116 -258 -102 -300 -72 -328Z'
const mirrored = (content) => content + `<g transform="scale(-1 1)">${content}</g>`
const ribs = (from, to, count, draw) =>
  Array.from({ length: count }, (_, index) => draw(from + ((to - from) * index) / (count - 1))).join('')

/** A track jacket: long sleeves, a stand-up collar, a zip from hem to chin, ribbed cuffs and hem. */
export function jersey() {
  const [cloth, dark, deep, gold] = ['#2f4676', '#24365e', '#182444', '#e3b23f']
  return {
    extent: [-190, -384, 190, 8],
    focus: [0, -240],
    shadow: { rx: 150, ry: 16, y: 0 },
    defs: [
      across('body', deep, [dark, 0.14], [cloth, 0.36], [dark, 0.52], [cloth, 0.7], [deep, 1]),
      across('sleeve', deep, [cloth, 0.45], [dark, 0.8], [deep, 1]),
      down('collar', '#3a5287', dark),
      down('gold', '#f0c65b', '#c9962b'),
      `<pattern id="own-knit" width="4" height="3" patternUnits="userSpaceOnUse"><path d="M0 1h4" stroke="#fff" stroke-width=".7" opacity=".12"/><path d="M1 0v3" stroke="#0b1228" stroke-width=".7" opacity=".22"/></pattern>`,
      soft('fold', 4),
    ],
    body:
      mirrored(
        fill(sleeve, own('sleeve')) +
          fill(stripe, own('gold')) +
          fill(sleeve, own('knit')) +
          `<path d="M-132 -190Q-118 -180 -112 -188M-150 -130Q-136 -122 -128 -130M-106 -258Q-120 -238 -122 -216" fill="none" stroke="#0b1228" stroke-width="5" opacity=".35" filter="${own('fold')}"/>` +
          fill('M-181 -58Q-162 -46 -138 -49L-142 -18Q-166 -14 -188 -26Z', deep) +
          line(
            ribs(0, 1, 9, (t) => `M${(-179 + 40 * t).toFixed(1)} ${(-54 + 8 * t).toFixed(1)}l-6 30`),
            '#3c5388',
            1.6,
            'opacity=".7"',
          ),
      ) +
      fill(torso, own('body')) +
      fill('M-108 -150Q0 -138 108 -150V-132Q0 -120 -108 -132Z', own('gold')) +
      fill(torso, own('knit')) +
      mirrored(
        `<path d="M-96 -250Q-74 -222 -78 -168M-104 -90Q-78 -74 -72 -50M-60 -330Q-70 -290 -94 -262" fill="none" stroke="#0b1228" stroke-width="6" opacity=".3" filter="${own('fold')}"/>` +
          line('M-54 -334Q-82 -268 -107 -198', deep, 1.8, 'opacity=".8"') +
          line('M-88 -104L-58 -66', deep, 3) +
          line('M-86 -106L-56 -68', '#5b73a8', 1, 'opacity=".8"'),
      ) +
      fill('M-109 -36Q0 -24 109 -36L107 -4Q0 8 -107 -4Z', deep) +
      line(
        ribs(-104, 104, 40, (x) => `M${x.toFixed(1)} ${(-30 + (1 - (x / 104) ** 2) * 6).toFixed(1)}v27`),
        '#3c5388',
        1.6,
        'opacity=".6"',
      ) +
      fill('M-44 -338Q-50 -362 -40 -380Q0 -370 40 -380Q50 -362 44 -338Q0 -318 -44 -338Z', own('collar')) +
      fill('M-40 -380Q0 -370 40 -380Q26 -364 0 -362Q-26 -364 -40 -380Z', '#141d38') +
      fill('M-44 -338Q-50 -362 -40 -380Q0 -370 40 -380Q50 -362 44 -338Q0 -318 -44 -338Z', own('knit')) +
      line('M-43 -342Q0 -322 43 -342', gold, 3.4) +
      fill('M-5 -366h10V2h-10z', '#101832') +
      line('M0 -364V2', '#d8d6cd', 3.4, 'stroke-dasharray="2 2.4" stroke-linecap="butt"') +
      fill('M-5 -344h10l2 10h-14z', '#e9e7de') +
      line('M0 -334v16', '#cfccc0', 4) +
      fill('M34 -262h46v17h-46z', '#f7f4ea') +
      line('M42 -253h30', '#5d6475', 3),
  }
}
