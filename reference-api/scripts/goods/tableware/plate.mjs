import { ball, disc, down, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const [wide, deep] = [200, 86]
const [well, low] = [138, 55]

/** Places what is painted on the plate: flat on its face, `far` from the middle. */
const painted = (turn, far, content, scale = 1) => {
  const [x, y] = [Math.cos(turn) * far * wide, Math.sin(turn) * far * deep]
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale} ${(scale * 0.44).toFixed(3)}) rotate(${Math.round((turn * 180) / Math.PI)})">${content}</g>`
}

const petal = 'M0 0C-13 -8 -13 -24 -4 -29L0 -24L4 -29C13 -24 13 -8 0 0Z'
const blossom =
  [0, 72, 144, 216, 288]
    .map((turn) => `<path d="${petal}" fill="#f3a8b4" transform="rotate(${turn})"/>`)
    .join('') +
  [0, 72, 144, 216, 288]
    .map(
      (turn) => `<path d="M0 0V-12" stroke="#c9566e" stroke-width="1.6" transform="rotate(${turn + 36})"/>`,
    )
    .join('') +
  '<circle r="3.5" fill="#d9697e"/>'

/** Blossoms on the rim, some of their petals fallen into the well. */
function scattered() {
  const next = sequence(12)
  const rim = [0.3, 0.75, 1.5, 2.4, 2.75, 3.6, 4.3, 4.6, 5.3, 5.75].map((turn, index) =>
    painted(turn, 0.86, blossom, index % 3 ? 0.62 : 0.86),
  )
  const fallen = Array.from({ length: 14 }, () =>
    painted(
      next() * 6.28,
      0.2 + next() * 0.55,
      `<path d="${petal}" fill="#f6bcc4" transform="rotate(${Math.round(next() * 360)})"/>`,
      0.5,
    ),
  )
  return rim.join('') + fallen.join('')
}

const specks = (colour, count, seed) => {
  const next = sequence(seed)
  return Array.from({ length: count }, () => {
    const [turn, far] = [next() * 6.28, Math.sqrt(next()) * 0.97]
    return oval(
      (Math.cos(turn) * far * wide).toFixed(1),
      (Math.sin(turn) * far * deep).toFixed(1),
      (0.8 + next() * 1.6).toFixed(1),
      (0.5 + next() * 0.8).toFixed(1),
      colour,
      'opacity=".6"',
    )
  }).join('')
}

/** Slip that was poured on: where two pours meet the clay shows through. */
const poured =
  '<path d="M-176 28C-120 6 -60 20 -20 44C20 66 70 70 96 78L70 84C0 84 -120 74 -176 28Z" fill="#b9855c" opacity=".5"/>' +
  '<path d="M-176 28C-120 6 -60 20 -20 44C20 66 70 70 96 78" fill="none" stroke="#fffaf0" stroke-width="3" opacity=".8"/>'
/** Copper glaze over part of the plate, its edge in drops; iron brush strokes on the bare part. */
const copper =
  '<path d="M-200 0C-196 -60 -90 -88 0 -88C120 -88 200 -50 200 -4C170 12 150 -14 120 2C96 16 84 -10 52 2C24 14 12 -20 -20 -10C-50 0 -60 22 -92 12C-120 4 -150 20 -200 0Z" fill="url(#own-copper)"/>' +
  '<path d="M-60 50C-40 34 -34 44 -20 30M20 56C40 30 60 50 78 30M34 60C60 44 70 56 92 42" fill="none" stroke="#5a3a1c" stroke-width="5" stroke-linecap="round" opacity=".8"/>'

const kinds = {
  rurisabi: {
    glaze: ['#5a78b0', '#27437c', '#101f48'],
    clay: '#7a5238',
    rim: '#b8713c',
    paint: () => specks('#0e1a3c', 90, 3) + specks('#8fa8d8', 50, 8),
  },
  konabiki: {
    glaze: ['#fdf9ee', '#f1e8d4', '#cdbd9f'],
    clay: '#a67a54',
    rim: '#c29a70',
    paint: () => poured + specks('#8c5c36', 120, 5),
  },
  oribe: {
    glaze: ['#f3e9d2', '#e3d3b0', '#b79f72'],
    clay: '#a98658',
    rim: '#3f6a48',
    paint: () => copper + specks('#6b4a28', 40, 6),
  },
  sakura: {
    glaze: ['#ffffff', '#f8f5f0', '#d3cdc6'],
    clay: '#e9e2da',
    rim: '#f0c4c8',
    paint: scattered,
  },
}

/** A wide plate, its rim rising a little: glaze that pools in the well and shines, its clay at the foot. */
export function plate(key) {
  const { glaze, clay, rim, paint } = kinds[key.replace('plate-', '')]
  return {
    extent: [-wide, -deep, wide, deep + 26],
    focus: [-60, 0],
    back: -60,
    shadow: { x: 24, y: 66, rx: 190, ry: 42 },
    defs: [
      down('face', [glaze[0], 0], [glaze[1], 0.6], [glaze[2], 1]),
      down('side', glaze[1], glaze[2]),
      ball('well', glaze[1], glaze[1], glaze[2]),
      down('copper', '#5c9a6c', '#1f4a30'),
      disc('shine', ['#fff', 0, 0.95], ['#fff', 0.5, 0.3], ['#fff', 1, 0]),
      rough('glazed', '.06 .09', 0.08),
      soft('edge', 5),
      soft('pool', 9),
      `<clipPath id="own-plate"><ellipse rx="${wide - 3}" ry="${deep - 2}"/></clipPath>`,
    ],
    body:
      fill('M-112 66A112 40 0 0 0 112 66V82A112 36 0 0 1 -112 82Z', clay) +
      fill('M-112 74A112 36 0 0 0 112 74V82A112 36 0 0 1 -112 82Z', '#2c1c10', 'opacity=".4"') +
      fill(`M${-wide} 0C-196 56 -140 92 0 ${deep + 16}C140 92 196 56 ${wide} 0Z`, own('side')) +
      `<g filter="${own('glazed')}">` +
      oval(0, 0, wide, deep, own('face')) +
      '</g>' +
      `<g clip-path="${own('plate')}">` +
      `<ellipse cx="0" cy="2" rx="${well + 5}" ry="${low + 4}" fill="none" stroke="${glaze[2]}" stroke-width="12" opacity=".5" filter="${own('edge')}"/>` +
      `<path d="M${-well} 4A${well} ${low} 0 0 0 ${well} 4" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>` +
      paint() +
      `<path d="M${-well} -2A${well} ${low} 0 0 1 ${well} -2A${well} ${low * 0.7} 0 0 0 ${-well} -2Z" fill="#1c120a" opacity=".12" filter="${own('pool')}"/>` +
      '</g>' +
      oval(0, 0, wide - 2, deep - 1.5, 'none', `stroke="${rim}" stroke-width="5"`) +
      oval(0, -1, wide - 6, deep - 4.5, 'none', 'stroke="#fff" stroke-width="1.6" opacity=".6"') +
      oval(-108, -40, 52, 15, own('shine'), 'transform="rotate(-24 -108 -40)"') +
      oval(120, 34, 44, 9, own('shine'), 'opacity=".5" transform="rotate(-24 120 34)"') +
      line('M-150 62Q-90 92 0 98', '#fff', 3, 'opacity=".4"'),
  }
}
export const plateProducts = Object.keys(kinds).map((kind) => `plate-${kind}`)
