import { across, ball, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  hinata: { rings: ['#e2552f', '#f2b632', '#e2552f'], top: ['#f8cf62', '#e9a627', '#a86a12'] },
  kaze: { rings: ['#3f9a9c', '#f1ece0', '#4f86b8'], top: ['#8cc4d6', '#4a93b0', '#255c78'] },
}

const shade = (colour, part) =>
  `rgb(${[1, 3, 5].map((at) => Math.max(0, Math.min(255, Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * part)))).join(' ')})`

/** A ring turned on the lathe, loose around the rod. */
const ring = (y, index) =>
  fill(
    `M-62 ${y}Q-62 ${y - 20} -44 ${y - 20}Q0 ${y - 12} 44 ${y - 20}Q62 ${y - 20} 62 ${y}Q62 ${y + 20} 44 ${y + 20}Q0 ${y + 30} -44 ${y + 20}Q-62 ${y + 20} -62 ${y}Z`,
    own(`ring-${index}`),
  ) +
  line(`M-48 ${y - 14}Q0 ${y - 5} 48 ${y - 14}`, '#fff', 3, 'opacity=".4"') +
  fill(`M-40 ${y - 8}Q-46 ${y} -40 ${y + 10}L-32 ${y + 12}Q-37 ${y} -32 ${y - 7}Z`, '#fff', 'opacity=".5"')

const handle =
  'M-13 -30C-13 20 -20 50 -22 84C-24 118 -16 140 -15 160C-44 166 -50 190 -46 208C-40 238 40 238 46 208C50 190 44 166 15 160C16 140 24 118 22 84C20 50 13 20 13 -30Z'

/** A wooden rattle: rings that slide on a rod between the ball and the turned handle. */
export function rattle(kind) {
  const { rings, top } = kinds[kind]
  return {
    extent: [-222, -128, 290, 12],
    focus: [90, -60],
    shadow: { x: 30, rx: 240, ry: 16, y: 0 },
    defs: [
      ...rings.map((colour, index) =>
        across(
          `ring-${index}`,
          [shade(colour, 0.72), 0],
          [shade(colour, 1.14), 0.28],
          [colour, 0.55],
          [shade(colour, 0.6), 1],
        ),
      ),
      across('beech', '#c99a5e', ['#f3d9ac', 0.3], ['#e0b87c', 0.6], ['#a8743a', 1]),
      ball('top', top[0], top[1], top[2]),
      `<filter id="own-grain" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".11 .01" numOctaves="3" seed="6"/><feColorMatrix values="0 0 0 0 .36 0 0 0 0 .2 0 0 0 0 .06 1.1 0 0 0 -.5"/><feComposite in2="SourceGraphic" operator="in" result="t"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="t"/></feMerge></filter>`,
    ],
    body:
      `<g transform="translate(-10 -52) rotate(79)">` +
      `<g filter="${own('grain')}">` +
      fill('M-11 -220H11V0H-11Z', own('beech')) +
      fill(handle, own('beech')) +
      fill('M-36 -44Q0 -34 36 -44V-28Q0 -18 -36 -28Z', own('beech')) +
      '</g>' +
      line('M-7 -10C-8 30 -14 60 -14 90', '#fff', 5, 'opacity=".5"') +
      line('M-34 190Q-34 212 -18 220', '#fff', 5, 'opacity=".45"') +
      line('M-15 160Q0 166 15 160M-13 -20Q0 -14 13 -20', '#8a5a28', 2, 'opacity=".6"') +
      ring(-72, 0) +
      ring(-118, 1) +
      ring(-170, 2) +
      `<g filter="${own('grain')}"><circle cy="-236" r="52" fill="${own('top')}"/></g>` +
      `<ellipse cx="-18" cy="-256" rx="15" ry="10" fill="#fff" opacity=".55" transform="rotate(-30 -18 -256)"/>` +
      fill('M-20 -188Q0 -180 20 -188V-182Q0 -174 -20 -182Z', '#5d3a16', 'opacity=".4"') +
      '</g>',
  }
}
