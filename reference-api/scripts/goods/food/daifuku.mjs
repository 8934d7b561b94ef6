import { at, ball, blob, disc, down, oval, own, rough, sequence, soft, stained } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  matcha: {
    mochi: ['#c9d3a6', '#aab985', '#869665'],
    skin: '#c5cf9f',
    paste: ['#6d7f3c', '#4e6128'],
    cream: '#fbf7e6',
  },
  ichigo: {
    mochi: ['#fbe3e0', '#f0c5c4', '#d8a3a4'],
    skin: '#f6d9d6',
    paste: ['#8a4a4a', '#6d3438'],
    cream: '#fffaf4',
    hasBerry: true,
  },
  kinako: {
    mochi: ['#e9cf9a', '#d3b273', '#ad8b4e'],
    skin: '#f3ead2',
    paste: ['#54301c', '#38200f'],
    cream: '#fbf3df',
    isFloured: true,
  },
  koicha: {
    mochi: ['#d9bf9d', '#bf9f79', '#987853'],
    skin: '#d6bc98',
    paste: ['#70482b', '#53321c'],
    cream: '#f8ecd6',
  },
}

/** A soft rice cake that has sunk a little: flat foot, round shoulders, the starch of the board on it. */
const whole = (seed) => {
  const next = sequence(seed)
  const lean = (next() - 0.5) * 6
  const shape = `M-62 2C-78 -8 -80 -44 -56 -66C-36 -84 ${34 + lean} -86 56 -66C80 -44 78 -8 62 2C40 12 -40 12 -62 2Z`
  return (
    oval(8, 6, 74, 14, own('under')) +
    `<g filter="${own('dusted')}">${fill(shape, own('mochi'))}</g>` +
    fill(shape, own('shade'), 'opacity=".5"') +
    `<path d="${blob(40, 15, 0.12, seed)}" transform="translate(-14 -64) rotate(-8)" fill="#fffdf4" opacity=".42" filter="${own('powder')}"/>` +
    line('M-30 -2q-6 -8 -14 -10M34 0q6 -8 12 -12', '#6b5b3c', 1.6, 'opacity=".14"')
  )
}

const strawberry =
  fill('M0 27C-22 14 -29 -8 -20 -18C-10 -27 10 -27 20 -18C29 -8 22 14 0 27Z', '#d0303a') +
  fill('M0 20C-15 10 -19 -6 -13 -12C-6 -18 6 -18 13 -12C19 -6 15 10 0 20Z', '#f08a84') +
  fill('M0 12C-7 6 -9 -3 -6 -7C-3 -10 3 -10 6 -7C9 -3 7 6 0 12Z', '#fde3dc') +
  line('M-11 -8L-18 -14M11 -8L18 -14M-12 4L-20 6M12 4L20 6', '#f7b3ab', 1.6)

/** A rice cake cut in half, its face towards the viewer: a thin skin, bean paste, cream. */
const cut = ({ skin, cream, hasBerry }) => {
  const face = 'M-66 0C-80 -10 -80 -46 -58 -68C-38 -86 38 -86 58 -68C80 -46 80 -10 66 0C42 9 -42 9 -66 0Z'
  return (
    oval(10, 6, 80, 14, own('under')) +
    `<g filter="${own('dusted')}"><path d="${face}" transform="translate(7 -5)" fill="${own('mochi')}"/></g>` +
    fill(face, skin) +
    fill(face, own('cut-light'), 'opacity=".6"') +
    `<g filter="${own('beans')}"><path d="M-48 -7C-70 -14 -68 -46 -44 -62C-22 -77 24 -77 45 -62C69 -46 69 -14 48 -7C24 1 -26 1 -48 -7Z" fill="${own('paste')}"/></g>` +
    `<path d="M-26 -15C-46 -20 -44 -42 -26 -52C-12 -60 14 -60 28 -52C45 -41 45 -21 28 -15C14 -10 -12 -10 -26 -15Z" fill="${cream}"/>` +
    line('M-30 -26q8 -12 22 -10M4 -50q14 0 20 8M-8 -16q12 3 22 -2', '#c9b88e', 1.8, 'opacity=".45"') +
    (hasBerry ? at(0, -35, strawberry, 'scale(.84)') : '') +
    line('M-60 -62Q-40 -80 0 -81', '#fff', 3, 'opacity=".55"')
  )
}

/** The box that eight come in, open, seen from the front: six in paper cups. */
const cup =
  fill('M-70 -18L-60 14Q0 26 60 14L70 -18Q0 4 -70 -18Z', '#fffaf0') +
  line(
    [-54, -38, -20, 0, 20, 38, 54]
      .map((x) => `M${x} ${-11 + Math.abs(x) / -12}L${x * 0.86} ${17 - Math.abs(x) / 20}`)
      .join(''),
    '#cfc3a8',
    1.6,
    'opacity=".7"',
  )

const tray =
  fill('M-270 -196H270L322 -6H-322Z', own('board')) +
  fill('M-322 -6H322V30H-322Z', own('board-front')) +
  fill('M-258 -186H258L300 -20H-300Z', '#3b2a1e', 'opacity=".16"')

export function daifuku(kind) {
  const { mochi, paste, isFloured, skin } = kinds[kind]
  const row = (y, xs, size) =>
    xs.map((x, index) => at(x, y, whole(index + Math.abs(y)) + cup, `scale(${size})`)).join('')
  return {
    extent: [-330, -280, 330, 138],
    focus: [30, 0],
    back: -200,
    shadow: { x: 30, y: 28, rx: 340, ry: 36 },
    defs: [
      ball('mochi', [mochi[0], 0], [mochi[0], 0.4], [mochi[1], 0.8], [mochi[2], 1]),
      `<linearGradient id="own-shade" x2=".1" y2="1"><stop offset=".55" stop-color="#5a4a2c" stop-opacity="0"/><stop offset="1" stop-color="#5a4a2c" stop-opacity=".4"/></linearGradient>`,
      down('paste', ...paste),
      down('cut-light', ['#fff', 0, 0.5], [skin, 0.5, 0], ['#8d7b52', 1, 0.5]),
      disc('under', ['#3a2a1a', 0, 0.42], ['#3a2a1a', 1, 0]),
      stained('dusted', {
        frequency: 0.5,
        colour: isFloured ? [0.55, 0.38, 0.14] : [1, 0.99, 0.95],
        gain: 1.3,
        offset: isFloured ? -0.56 : -0.5,
      }),
      rough('beans', 0.16, 0.8),
      soft('powder', 5),
      down('board', '#d9bd91', '#c6a676'),
      down('board-front', '#b8955f', '#9c7a48'),
    ],
    body:
      tray +
      row(-122, [-178, 0, 178], 1.06) +
      row(-30, [-206, 0, 206], 1.2) +
      at(-78, 104, whole(77), 'scale(1.32)') +
      at(116, 112, cut(kinds[kind]), 'scale(1.36)'),
  }
}
