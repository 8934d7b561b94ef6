import { at, ball, blob, brushed, disc, down, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

/** Colours of each pouch and its sauce, the pieces in it, its name. */
const kinds = {
  curry: {
    pouch: ['#d9a23c', '#a06c14', '#664006'],
    sauce: ['#a8652c', '#6e3a12', '#3c1c06'],
    pieces: ['#5a2c14', '#e08a2c', '#e9cf8c'],
    name: 'ビーフカレー',
    hasRice: true,
  },
  hayashi: {
    pouch: ['#b8404a', '#862430', '#521018'],
    sauce: ['#b04a2c', '#782010', '#440c04'],
    pieces: ['#6a3420', '#d9b48c', '#3f6a34'],
    name: 'ハヤシソース',
    hasRice: true,
  },
  stew: {
    pouch: ['#8fb8c8', '#5c8c9e', '#345c6c'],
    sauce: ['#fffaf0', '#f3e6cc', '#cbb890'],
    pieces: ['#f08c3c', '#7da34c', '#ecd28c'],
    name: 'クリームシチュー',
  },
}

/** A plate of the dish: rice at one side, the sauce with its pieces, a gleam on it. */
function dish({ pieces, hasRice }) {
  const next = sequence(7)
  const bits = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [(hasRice ? 8 : -34) + next() * (hasRice ? 34 : 66), -14 + next() * 28]
    const size = 5 + next() * 3
    return at(
      x.toFixed(1),
      y.toFixed(1),
      `<path d="${blob(size, size * 0.7, 0.12, index + 2, 7)}" fill="${pieces[index % 3]}"/>` +
        oval(-1.5, -2, size * 0.4, size * 0.18, '#fff', 'opacity=".5"'),
    )
  }).join('')
  const grains = hasRice
    ? Array.from({ length: 70 }, () => {
        const [turn, far] = [next() * 6.28, Math.sqrt(next())]
        return `<ellipse cx="${(-24 + Math.cos(turn) * far * 26).toFixed(1)}" cy="${(Math.sin(turn) * far * 17).toFixed(1)}" rx="3.4" ry="1.5" fill="#fff" stroke="#d9d0bc" stroke-width=".5" transform="rotate(${Math.round(next() * 60 - 30)})"/>`
      }).join('')
    : ''
  return (
    oval(2, 5, 68, 34, '#140c08', 'opacity=".3"') +
    oval(0, 0, 68, 33, '#fdfaf2') +
    oval(0, 0, 56, 26, 'none', 'stroke="#d6cdb9" stroke-width="1.6"') +
    (hasRice ? oval(-24, 0, 29, 20, '#fbf8ee') + grains : '') +
    (hasRice
      ? fill(
          'M-8 -22C30 -32 56 -14 54 4C52 24 14 30 -10 22C-18 14 -2 8 -6 -2C-8 -10 -16 -14 -8 -22Z',
          own('sauce'),
        )
      : oval(0, 0, 54, 25, own('sauce'))) +
    bits +
    line(hasRice ? 'M6 -18Q26 -24 42 -12' : 'M-40 -10Q-16 -22 16 -20', '#fff', 2.6, 'opacity=".6"')
  )
}

const pouchShape =
  'M-84 -232H84L82 -214C84 -160 90 -90 92 -22Q93 -2 74 2Q0 16 -74 2Q-93 -2 -92 -22C-90 -90 -84 -160 -82 -214Z'

/** A standing pouch: its sealed edge with a notch, the steam vent, the dish printed on it. */
function pouch(kind) {
  const size = Math.min(22, 140 / kind.name.length)
  return (
    oval(16, 2, 96, 15, own('under')) +
    `<g filter="${own('foil')}">${fill(pouchShape, own('pouch'))}</g>` +
    fill('M-84 -232H84L82 -212H-82Z', '#e9e6de') +
    line('M-83 -226H83M-83 -220H83M-82 -214H82', '#a8a49a', 1.2, 'opacity=".7"') +
    fill('M84 -206l-9 4l9 4Z', '#f6efe0') +
    `<path d="M-70 -200C-58 -150 -64 -90 -74 -20M66 -196C54 -140 62 -80 74 -24" fill="none" stroke="#fff" stroke-width="12" opacity=".32" filter="${own('sheen')}"/>` +
    fill('M-70 -196H70V-148H-70Z', '#fdf8ec') +
    line('M-65 -191H65V-153H-65Z', kind.pouch[2], 1.4) +
    brushed('洋食屋の', 8.4, 56, -186, '#6b4a34') +
    [...kind.name]
      .map((letter, index) =>
        brushed(letter, size * 0.86, -56 + (index + 0.5) * (100 / kind.name.length), -172, '#33241a'),
      )
      .join('') +
    at(0, -84, dish(kind)) +
    brushed('一食', 15, 66, -36, '#fdf3e0') +
    line('M-88 -16Q0 0 88 -16', '#140c08', 2, 'opacity=".3"') +
    line('M-89 -22Q0 -6 89 -22', '#fff', 1.4, 'opacity=".35"')
  )
}

/** Four pouches of a dish. */
export function curry(key) {
  const kind = kinds[key.replace('curry-', '')]
  const one = pouch(kind)
  return {
    extent: [-206, -336, 208, 16],
    focus: [-90, -110],
    back: -110,
    shadow: { x: 24, rx: 200, ry: 24, y: -6 },
    defs: [
      down('pouch', ...kind.pouch),
      ball('sauce', ...kind.sauce),
      rough('foil', '.02 .05', 0.7),
      soft('sheen', 5),
      disc('under', ['#1c0e05', 0, 0.5], ['#1c0e05', 1, 0]),
    ],
    body:
      [-86, 108].map((x) => at(x, -100, one, 'scale(.92)')).join('') +
      [-106, 100].map((x) => at(x, 0, one)).join(''),
  }
}
export const curryProducts = Object.keys(kinds).map((kind) => `curry-${kind}`)
