import { fill, line } from '../../scenes/paint.mjs'
import { across, cut, down, own, soft } from '../materials.mjs'
import { fibres } from './washi.mjs'
import { mark } from './wrapping.mjs'

const [half, high] = [140, 372]
const [dx, dy] = [64, 40]

const cord = (path) =>
  line(path, '#8d2f28', 11) +
  line(path, '#c04a3d', 8.4) +
  cut(path, '#f7c4b5', 8.4, '2.4 4.6', 'opacity=".42"') +
  cut(path, '#701f1a', 8.4, '1.6 5.4', 'opacity=".4" stroke-dashoffset="2.6"')
const loop = (x, y) => `M${x - 62} ${y + 26}C${x - 70} ${y - 118} ${x + 70} ${y - 118} ${x + 62} ${y + 26}`

/** The shop's carrier bag of white kraft paper: folded gusset, turned hem, handles of twisted paper cord. */
export function paperBag() {
  const front = `M${-half} 0V${-high}H${half}V0Z`
  const side = `M${half} 0V${-high}L${half + dx} ${-high - dy}V${-dy}Z`
  const [midX, midTop] = [half + dx * 0.42, -high - dy * 0.5 + 10]
  const sunk = `M${half} ${-high}L${midX} ${midTop}V-96L${half} 0Z`
  const far = `M${half + dx} ${-high - dy}L${midX} ${midTop}V-96L${half + dx} ${-dy}Z`
  const inside = `M${-half} ${-high}L${-half + dx} ${-high - dy}H${half + dx}L${midX} ${midTop}L${half} ${-high}Z`
  return {
    extent: [-half, -high - dy - 104, half + dx, 4],
    focus: [10, -200],
    shadow: { x: 66, y: -10, rx: 190, ry: 24 },
    defs: [
      across('front', '#f4efe4', ['#fffefa', 0.2], ['#fbf8f0', 0.62], ['#ece5d6', 1]),
      down('sunk', '#cfc5b1', '#b9ad96'),
      down('far', '#ddd5c4', '#c9bea9'),
      down('inside', '#b5a88f', '#8d8069'),
      '<pattern id="own-kraft" width="7" height="6" patternUnits="userSpaceOnUse"><path d="M0 1.4h7M0 4.4h7" stroke="#b8a98c" stroke-width=".6" opacity=".16"/></pattern>',
      soft('fold', 5),
    ],
    body:
      fill(inside, own('inside')) +
      fill(
        `M${-half + dx} ${-high - dy}H${half + dx}L${half + dx * 0.8} ${-high - dy * 0.8}H${-half + dx * 0.8}Z`,
        '#a89a80',
        'opacity=".8"',
      ) +
      cord(loop(dx - 4, -high - dy + 4)) +
      fill(side, own('far')) +
      fill(far, own('far')) +
      fill(sunk, own('sunk')) +
      line(
        `M${midX} ${midTop}V-96L${half} 0M${midX} -96L${half + dx} ${-dy}`,
        '#8f826a',
        1.6,
        'opacity=".8"',
      ) +
      line(`M${midX - 2.6} ${midTop}V-98`, '#f6f0e2', 1.4, 'opacity=".7"') +
      cord(loop(0, -high + 16)) +
      fill(front, own('front')) +
      fill(front, own('kraft')) +
      `<g transform="translate(${-half} ${-high})">${fibres(half * 2, high, 36, 4, '#b7a686')}</g>` +
      fill(`M${-half} -44H${half}V0H${-half}Z`, '#b4433a') +
      fill(`M${-half} -44H${half}V0H${-half}Z`, own('kraft'), 'opacity=".9"') +
      fill(`M${half} -44L${half + dx} ${-dy - 44}V${-dy}L${half} 0Z`, '#8c3029') +
      line(`M${half} -44L${half + dx} ${-dy - 44}`, '#6f241f', 1, 'opacity=".6"') +
      line(`M${-half} ${-high + 44}H${half}`, '#c9bda5', 1.4) +
      line(`M${-half} ${-high + 45.6}H${half}`, '#ffffff', 1.2, 'opacity=".9"') +
      `<path d="M-60 ${-high + 60}Q-52 -200 -66 -70M72 ${-high + 60}Q62 -210 76 -90" fill="none" stroke="#8f826a" stroke-width="7" opacity=".16" filter="${own('fold')}"/>` +
      `<g transform="translate(0 -196)">${mark(56, '#4a3a2c', '#b4433a')}</g>` +
      line(
        `M${-half} ${-high}H${half}L${midX} ${midTop}L${half + dx} ${-high - dy}`,
        '#ffffff',
        2.4,
        'opacity=".95"',
      ) +
      line(`M${-half} ${-high}V0`, '#d9cfbd', 1.2) +
      line(`M${half} ${-high}V0`, '#fffdf6', 1.8, 'opacity=".9"'),
  }
}
