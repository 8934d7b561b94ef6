import { across, at, disc, down, oval, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  kuro: {
    tiers: 2,
    front: ['#2a2525', '#151112', '#0a0809'],
    top: '#38302f',
    inside: ['#d24a33', '#a32a1a', '#5c130b'],
    edge: '#6e5f58',
    hasPlum: true,
  },
  shu: {
    tiers: 3,
    front: ['#c9412b', '#ab2a1b', '#821a12'],
    top: '#d9573f',
    inside: ['#4a403d', '#2b2322', '#0c0909'],
    edge: '#f0a08a',
  },
  tame: {
    tiers: 2,
    front: ['#5c2318', '#3a120d', '#1f0807'],
    top: '#6d2d20',
    inside: ['#bd4029', '#8e2617', '#4a0f08'],
    edge: '#b56a4c',
  },
}

const height = 104
const [left, right, deep, rise] = [-226, 74, 116, 76]

/** One tier: its front, its right side, and a fine line where the next one sits. */
const tier = (y, edge) =>
  fill(`M${left} ${y}Q${left} ${y - 4} ${left + 4} ${y - height}H${right}V${y}Z`, own('front')) +
  fill(`M${left} ${y - height}H${right}V${y}H${left + 8}Q${left} ${y} ${left} ${y - 8}Z`, own('front')) +
  fill(
    `M${right} ${y - height}L${right + deep} ${y - height - rise}V${y - rise}L${right} ${y}Z`,
    own('side'),
  ) +
  line(
    `M${left + 2} ${y - height + 2}H${right}L${right + deep} ${y - height - rise + 2}`,
    edge,
    2.6,
    'opacity=".9"',
  ) +
  line(`M${left + 2} ${y - 1}H${right}L${right + deep} ${y - rise - 1}`, '#000', 3, 'opacity=".6"')

/** The reflection of a window in lacquer: two soft panes, slightly bent. */
const gloss = (y, tall) =>
  fill(
    `M${left + 26} ${y - tall + 14}H${left + 88}L${left + 76} ${y - 14}H${left + 20}Z`,
    '#fff',
    'opacity=".2"',
  ) +
  fill(
    `M${left + 96} ${y - tall + 14}H${left + 128}L${left + 114} ${y - 14}H${left + 86}Z`,
    '#fff',
    'opacity=".12"',
  ) +
  fill(
    `M${right + 22} ${y - tall - 2}L${right + 48} ${y - tall - 18}V${y - 42}L${right + 22} ${y - 26}Z`,
    '#fff',
    'opacity=".13"',
  )

const plumFlower = (x, y, size, turn) =>
  at(
    x,
    y,
    [0, 72, 144, 216, 288]
      .map(
        (angle) => `<ellipse cy="-15" rx="11" ry="13" fill="${own('gold')}" transform="rotate(${angle})"/>`,
      )
      .join('') +
      [0, 60, 120, 180, 240, 300]
        .map((angle) => line('M0 0V-12', '#6d4a10', 1.4, `transform="rotate(${angle})"`))
        .join('') +
      '<circle r="4" fill="#7a5412"/>',
    `rotate(${turn}) scale(${size})`,
  )

const plum =
  line(
    'M-96 92C-60 60 -50 20 -14 0C14 -18 40 -34 66 -78M-14 0C-26 -28 -30 -44 -24 -66M26 -24C44 -16 60 -10 84 -14',
    '#d3a94a',
    6,
  ) +
  plumFlower(-36, 34, 1.1, 10) +
  plumFlower(22, -24, 1.2, 40) +
  plumFlower(-22, -66, 0.8, 0) +
  plumFlower(64, -74, 0.9, 24) +
  plumFlower(82, -12, 0.66, 50)

/** The lid, leaning against the boxes with its outside to the viewer. */
const lid = (hasPlum) =>
  oval(14, 124, 150, 20, own('under')) +
  '<rect x="-134" y="-122" width="268" height="244" rx="16" fill="#000" opacity=".5" transform="translate(6 5)"/>' +
  `<rect x="-134" y="-122" width="268" height="244" rx="16" fill="${own('lid')}"/>` +
  `<rect x="-126" y="-114" width="252" height="228" rx="11" fill="none" stroke="${own('rim')}" stroke-width="2.4"/>` +
  (hasPlum ? plum : '') +
  fill('M-110 -104H-20L-96 104H-116V-98Q-116 -104 -110 -104Z', '#fff', 'opacity=".16"') +
  fill('M0 -104H34L-42 104H-74Z', '#fff', 'opacity=".08"')

export function jubako(kind) {
  const { tiers, front, top, inside, edge, hasPlum } = kinds[kind]
  const tall = tiers * height
  const mouth = -tall
  return {
    extent: [-240, -tall - rise - 16, 330, 20],
    focus: [70, -tall * 0.62],
    back: -130,
    shadow: { x: 40, y: 0, rx: 270, ry: 22 },
    defs: [
      down('front', front[0], front[1], front[2]),
      across('side', front[1], front[2]),
      down('inner', inside[0], [inside[0], 0.3], [inside[2], 1]),
      across('inner-left', inside[2], inside[1]),
      down('lid', top, front[0], front[1]),
      across('rim', [edge, 0], [edge, 1]),
      down('gold', '#ffe9a3', '#d0a03c', '#8f6a1c'),
      disc('under', ['#120a08', 0, 0.5], ['#120a08', 1, 0]),
      soft('sheen', 3),
    ],
    body:
      Array.from({ length: tiers }, (_, index) => tier(-index * height, edge)).join('') +
      gloss(0, tall) +
      fill(`M${left} ${mouth}H${right}L${right + deep} ${mouth - rise}H${left + deep}Z`, top) +
      fill(
        `M${left + 22} ${mouth - 6}H${right - 4}L${right + deep - 22} ${mouth - rise + 7}H${left + deep + 4}Z`,
        own('inner'),
      ) +
      fill(
        `M${left + 22} ${mouth - 6}L${left + deep + 4} ${mouth - rise + 7}V${mouth - 6}Z`,
        own('inner-left'),
      ) +
      line(`M${left + deep + 4} ${mouth - rise + 8}V${mouth - 7}`, '#000', 2.4, 'opacity=".35"') +
      line(
        `M${left + 22} ${mouth - 6}L${left + deep + 4} ${mouth - rise + 7}H${right + deep - 22}`,
        edge,
        2,
        'opacity=".8"',
      ) +
      line(`M${left} ${mouth}H${right}L${right + deep} ${mouth - rise}`, edge, 2.6) +
      line(`M${left + 30} ${mouth - 12}H${right - 60}`, '#fff', 3, `opacity=".35" filter="${own('sheen')}"`) +
      at(196, -116, lid(hasPlum), 'rotate(7) scale(.98)'),
  }
}
