import { fill, line } from '../../scenes/paint.mjs'
import { at, down, own, sequence, soft } from '../materials.mjs'
import { fibres } from './washi.mjs'

const [wide, high] = [190, 268]

/** Draws the edge of hand-made paper, torn rather than cut, as a closed path from the upper left. */
function deckle(width, height, seed) {
  const next = sequence(seed)
  const waver = () => ((next() - 0.5) * 2.4).toFixed(1)
  const side = (x1, y1, x2, y2) =>
    Array.from({ length: 22 }, (_, index) => {
      const t = (index + 1) / 22
      return `L${(x1 + (x2 - x1) * t + +waver()).toFixed(1)} ${(y1 + (y2 - y1) * t + +waver()).toFixed(1)}`
    }).join('')
  return `M0 0${side(0, 0, width, 0)}${side(width, 0, width, height)}${side(width, height, 0, height)}${side(0, height, 0, 0)}Z`
}

const petal = 'M0 0C-11 -7 -12 -22 -4 -27L0 -23L4 -27C12 -22 11 -7 0 0Z'
const blossom = (x, y, size, turn, colour) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})">${fill(petal, colour)}${line('M0 -4V-17', '#c65a72', 1, 'opacity=".7"')}</g>`,
    )
    .join('') +
  `<circle r="3.4" fill="#e0b04a"/></g>`
const leaf = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M0 0C10 -14 30 -16 44 -4C30 8 12 10 0 0Z', '#7d9a6b')}${line('M4 -1Q20 -6 38 -4', '#5c7a4d', 1)}</g>`

const covers = {
  flower:
    line(
      'M96 232C92 180 84 140 100 78M95 190C76 168 62 156 48 152M97 160C118 146 130 134 138 116',
      '#6c8a5b',
      2.6,
    ) +
    leaf(95, 206, -28) +
    `<g transform="translate(94 216) scale(-1 1)">${leaf(0, 0, -20)}</g>` +
    blossom(100, 72, 1.35, 8, '#eba3b1') +
    blossom(142, 108, 1, -20, '#f3c1c9') +
    blossom(46, 146, 1.05, 24, '#f0b2bd') +
    blossom(64, 98, 0.72, 40, '#f6d3d6') +
    `<circle cx="128" cy="64" r="5" fill="#eba3b1"/><circle cx="150" cy="146" r="4.4" fill="#f0b2bd"/>`,
  sky:
    fill('M14 14H176V254H14Z', own('sky')) +
    [
      'M38 96q6 -20 26 -16q10 -20 32 -10q22 -4 24 14q18 0 18 12Z',
      'M84 168q4 -14 18 -11q8 -14 24 -7q16 -3 17 10q13 0 13 8Z',
      'M24 220q4 -12 15 -9q7 -12 20 -6q14 -2 15 8q10 0 11 7Z',
    ]
      .map((cloud) => fill(cloud, '#ffffff', 'opacity=".94"') + line(cloud, '#c3d8e8', 1))
      .join('') +
    line('M112 46q8 -9 14 0q8 -8 14 1M140 62q5 -6 9 0q5 -5 9 1', '#3f5f7d', 2),
  plain: line('M18 18H172V250H18Z', '#d9cdb8', 1.6) + line('M19.4 19.4H172', '#ffffff', 1.4),
}

/** Draws a folded card standing open by a finger: the inner leaf behind, the cover with its picture. */
function folded(cover, seed) {
  const front = deckle(wide, high, seed)
  return (
    `<ellipse cx="${wide / 2 + 22}" cy="${high}" rx="116" ry="11" fill="#4a3426" opacity=".34" filter="${own('blur')}"/>` +
    `<g transform="translate(0 0) skewY(-5)">${fill(deckle(wide + 17, high - 3, seed + 1), own('inner'))}</g>` +
    `<g transform="translate(5 0)"><path d="${front}" fill="#4a3426" opacity=".3" filter="${own('lift')}"/></g>` +
    fill(front, own('paper')) +
    covers[cover] +
    fibres(wide, high, 60, seed + 2, '#c3b498') +
    line(front, '#cdbfa6', 1.2) +
    fill(`M0 0H9V${high}H0Z`, '#8b7a5e', 'opacity=".16"') +
    line(`M9 2V${high - 2}`, '#ffffff', 1.2, 'opacity=".8"')
  )
}

/** Draws an envelope from its back, the flap folded down to a point. */
const envelope =
  `<path d="M0 0H330V216H0Z" fill="#4a3426" opacity=".34" filter="${own('lift')}" transform="translate(6 9)"/>` +
  fill('M0 0H330V216H0Z', own('envelope')) +
  fill('M0 216L136 96H194L330 216Z', '#fffaf0', 'opacity=".55"') +
  line('M0 216L140 94M330 216L190 94', '#c3b193', 1.6) +
  `<path d="M0 0L165 128L330 0Z" fill="#4a3426" opacity=".3" filter="${own('lift')}" transform="translate(0 4)"/>` +
  fill('M0 0L150 122Q165 132 180 122L330 0Z', own('flap')) +
  fibres(330, 216, 80, 31, '#b7a27c') +
  line('M0 0L150 122Q165 132 180 122L330 0', '#b9a683', 1.4) +
  line('M2 1H328', '#fffdf6', 1.8) +
  line('M0 0V216H330V0', '#c9b897', 1.2)

/** One card alone, before its envelope. */
const alone = (cover) =>
  at(-20, -250, `<g transform="rotate(4) scale(.84)">${envelope}</g>`) + at(-170, -318, folded(cover, 15))

/** The shop's message cards, flower, sky and plain, folded in two, with the envelope; or only one of them. */
export function card(cover) {
  return {
    extent: cover ? [-178, -340, 262, 12] : [-310, -366, 324, 92],
    focus: [0, -130],
    shadow: { rx: 10, ry: 2, y: -4 },
    defs: [
      down('paper', '#fffdf7', '#f6efe1'),
      down('inner', '#e9dfcc', '#d9cbb2'),
      down('sky', '#6fa6cf', ['#a9cde4', 0.55], ['#e4f0f4', 1]),
      down('envelope', '#efe3ca', '#e2d2b2'),
      down('flap', '#f7eedb', '#eadcbf'),
      soft('blur', 8),
      soft('lift', 5),
    ],
    body: cover
      ? alone(cover)
      : at(-306, -346, folded('sky', 3)) +
        at(112, -344, folded('plain', 9)) +
        at(-97, -318, folded('flower', 15)) +
        at(20, -112, `<g transform="rotate(4) scale(.84)">${envelope}</g>`),
  }
}
