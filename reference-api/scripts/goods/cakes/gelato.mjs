import { across, at, ball, brushed, disc, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

/** Colours of each flavour, of the fruit, nuts or sauce in it, and its name. */
const flavours = {
  milk: { ice: ['#fffdf6', '#f6efdf', '#d3c7ae'], bits: ['#efe3c8', '#e6d8b8'], name: '牛乳' },
  matcha: { ice: ['#b9cc7c', '#8fa851', '#5d7630'], bits: ['#6f8a3c', '#a9bf6c'], name: '抹茶' },
  kinako: { ice: ['#ecd9b4', '#d3b680', '#9c7c48'], bits: ['#a8803c', '#c29a58'], name: 'きな粉' },
  strawberry: { ice: ['#f9b4ba', '#e8808c', '#b44c5c'], bits: ['#c22c44', '#a81c34'], name: '苺' },
  yuzu: { ice: ['#fdf3bc', '#f5e07c', '#c9ab3c'], bits: ['#d9a81c', '#e8c03c'], name: '柚子' },
  grape: { ice: ['#b79ccc', '#8a68a8', '#573a72'], bits: ['#4a2a66', '#6c4a88'], name: '葡萄' },
  walnut: { ice: ['#dcb88a', '#b98c58', '#7e5a30'], bits: ['#7a4a20', '#c9944c'], name: '胡桃' },
  chocolate: { ice: ['#8a5c40', '#5c3420', '#34190c'], bits: ['#2c140a', '#46240f'], name: 'ココア' },
  nuts: { ice: ['#fbf0d8', '#ecd8b0', '#bfa272'], bits: ['#b07c40', '#d9ae70'], name: 'ナッツ' },
}
const boxes = {
  milk: ['milk', 'matcha', 'kinako'],
  fruit: ['strawberry', 'yuzu', 'grape'],
  nuts: ['walnut', 'chocolate', 'nuts'],
}

const wall = 'M-72 -112L-54 -6Q-52 6 0 8Q52 6 54 -6L72 -112A72 19 0 0 1 -72 -112Z'
const mound =
  'M-64 -116C-70 -138 -58 -150 -40 -152C-36 -168 -10 -178 8 -170C30 -174 50 -164 50 -150C66 -146 70 -132 64 -116A64 16 0 0 1 -64 -116Z'

/** A paper cup of gelato, spread with a spatula: folds, what is mixed in, the flavour on the label. */
function cup(flavour) {
  const { ice, bits, name } = flavours[flavour]
  const next = sequence(name.charCodeAt(0))
  const size = [24, 17, 12.5][name.length - 1]
  const mixed = Array.from({ length: 34 }, (_, index) => {
    const [turn, far] = [next() * 6.28, Math.sqrt(next())]
    const [x, y] = [Math.cos(turn) * far * 56, -138 + Math.sin(turn) * far * 26]
    return `<path d="M-3 -1.5L2 -3L4 1L-1 3Z" fill="${bits[index % 2]}" opacity=".8" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(next() * 180)}) scale(${(0.7 + next() * 0.9).toFixed(2)})"/>`
  }).join('')
  return (
    oval(12, 4, 66, 15, own('under')) +
    `<g filter="${own('paper')}">${fill(wall, own('cup'))}</g>` +
    fill('M-66 -76L-60 -40Q0 -22 60 -40L66 -76Q0 -56 -66 -76Z', ice[1]) +
    fill('M-66 -76L-60 -40Q0 -22 60 -40L66 -76Q0 -56 -66 -76Z', own('cup-shade')) +
    oval(0, -56, 25, 25, '#fffdf6') +
    oval(0, -56, 22, 22, 'none', `stroke="${ice[2]}" stroke-width="1.4"`) +
    brushed(name, size, 0, -56 - ((name.length - 1) / 2) * size * 1.08, '#4a352a') +
    oval(0, -113, 72, 19, '#e9e1d0') +
    `<g filter="${own('ice')}">${fill(mound, own(`ice-${flavour}`))}${mixed}</g>` +
    line('M-52 -128Q-20 -150 30 -140T60 -128M-38 -150Q-6 -166 44 -150', ice[2], 4, 'opacity=".4"') +
    line('M-50 -132Q-20 -154 30 -144M-30 -160Q-4 -170 24 -162', '#fff', 3, 'opacity=".55"') +
    `<g filter="${own('sheen')}">${oval(-30, -146, 15, 8, '#fff', 'opacity=".6"')}</g>` +
    fill('M-75 -116A75 20 0 0 0 75 -116L73 -106A73 19.5 0 0 1 -73 -106Z', '#fdf9ef') +
    line('M-73 -106A73 19 0 0 0 73 -106', '#b9ad97', 1.6, 'opacity=".7"')
  )
}

/** Six cups of gelato, two of each flavour. */
export function gelato(key) {
  const used = boxes[key.replace('gelato-', '')]
  return {
    extent: [-262, -286, 262, 20],
    focus: [-60, -110],
    back: -120,
    shadow: { x: 26, rx: 256, ry: 26, y: 2 },
    defs: [
      ...used.map((flavour) => ball(`ice-${flavour}`, ...flavours[flavour].ice)),
      across('cup', ['#d9cfbb', 0], ['#fffdf6', 0.3], ['#f6efe0', 0.6], ['#c9bda6', 1]),
      across('cup-shade', ['#20140a', 0, 0.3], ['#fff', 0.3, 0.2], ['#fff', 0.45, 0], ['#20140a', 1, 0.34]),
      rough('paper', 0.4, 0.12),
      rough('ice', 0.13, 0.62),
      soft('sheen', 4),
      disc('under', ['#2a1a0e', 0, 0.44], ['#2a1a0e', 1, 0]),
    ],
    body:
      used.map((flavour, index) => at((index - 1) * 160 + 6, -112, cup(flavour), 'scale(.92)')).join('') +
      used.map((flavour, index) => at((index - 1) * 172, 0, cup(flavour))).join(''),
  }
}
export const gelatoProducts = Object.keys(boxes).map((kind) => `gelato-${kind}`)
