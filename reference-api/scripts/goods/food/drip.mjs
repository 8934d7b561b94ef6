import { across, at, brushed, brushedAcross, disc, down, oval, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const blends = {
  asa: ['#e0913f', '#b96a22', '深'],
  mori: ['#3f6b52', '#284a38', '森'],
  yoru: ['#2f4266', '#1d2b47', '夜'],
  beni: ['#a63a4a', '#7c2633', '紅'],
  hi: ['#d9b23c', '#b08a22', '陽'],
  sora: ['#7fa6c4', '#577f9e', '空'],
  fuji: ['#9a86b8', '#74618f', '藤'],
  hana: ['#dfa2a8', '#b97a82', '花'],
}
const rowsOf = {
  ten: [
    ['asa', 'mori', 'yoru', 'asa', 'mori'],
    ['yoru', 'asa', 'mori', 'yoru', 'asa'],
  ],
  twenty: [
    ['beni', 'hi', 'mori', 'asa', 'yoru'],
    ['beni', 'hi', 'mori', 'asa', 'yoru'],
    ['beni', 'hi', 'mori', 'asa', 'yoru'],
    ['beni', 'hi', 'mori', 'asa', 'yoru'],
  ],
  decaf: [
    ['sora', 'fuji', 'hana', 'sora', 'fuji'],
    ['hana', 'sora', 'fuji', 'hana', 'sora'],
  ],
}

const bean =
  oval(0, 0, 13, 18, '#5b3620', 'transform="rotate(24)"') + line('M5 -15Q-6 -2 -4 14', '#e4c59a', 2.4)

/** A flat sachet of one cup, sealed and notched along its upper edge; its foot is at the origin. */
const sachet = (name) => {
  const [light, , mark] = blends[name]
  return (
    fill('M-53 -142H53V0H-53Z', '#1d120b', 'opacity=".22" transform="translate(5 -4)"') +
    fill(`M-54 -142${Array.from({ length: 12 }, () => 'l4.5 -5l4.5 5').join('')}V0H-54Z`, light) +
    fill('M-54 -142H54V0H-54Z', own(`foil-${name}`)) +
    fill('M-54 -142H54V-124H-54Z', own('seal')) +
    line('M-54 -138H54M-54 -134H54M-54 -130H54M-54 -126H54', '#fff', 1, 'opacity=".35"') +
    oval(0, -70, 36, 38, '#fbf5e6') +
    at(-14, -72, bean, 'scale(.8)') +
    brushed(mark, 26, 14, -70, '#3a2a20') +
    line('M-30 -18H30M-20 -10H20', '#fbf5e6', 2.4, 'opacity=".75"') +
    fill('M-54 -142L-20 -142L-44 0H-54Z', '#fff', 'opacity=".14"') +
    line('M53 -140V-2', '#000', 2, 'opacity=".2"')
  )
}

/** An open box of coffee sachets that stand in rows of five. */
export function drip(kind) {
  const rows = rowsOf[kind]
  const step = 74
  const deep = rows.length * step
  const names = [...new Set(rows.flat())]
  const placed = rows
    .map((row, index) => {
      const size = 0.86 + ((index + 1) / rows.length) * 0.14
      const y = -deep + (index + 1) * step - 8
      return row
        .map((name, column) =>
          at(((column - 2) * 113 * size).toFixed(1), y, sachet(name), `scale(${size.toFixed(3)})`),
        )
        .join('')
    })
    .join('')
  const [top, half] = [-deep, 296]
  return {
    extent: [-half, top - 88, half, 76],
    focus: [-20, -70],
    back: top * 0.7,
    shadow: { x: 26, y: 70, rx: half + 4, ry: 24 },
    defs: [
      ...names.map((name) => down(`foil-${name}`, blends[name][0], blends[name][0], blends[name][1])),
      across('seal', ['#000', 0, 0.2], ['#fff', 0.3, 0.3], ['#000', 0.6, 0.06], ['#000', 1, 0.26]),
      down('card', '#d9bc8c', '#c19f6a'),
      down('card-front', '#d3b27c', '#a9834c'),
      disc('under', ['#2c1c10', 0, 0.5], ['#2c1c10', 1, 0]),
    ],
    body:
      fill(`M-262 ${top - 10}H262L${half} 4V20H${-half}V4Z`, own('card')) +
      fill(`M-250 ${top}H250L276 4H-276Z`, '#6f5230') +
      placed +
      fill(
        `M${-half} -2H${half}V68Q${half} 76 ${half - 8} 76H${-half + 8}Q${-half} 76 ${-half} 68Z`,
        own('card-front'),
      ) +
      line(`M${-half} -1H${half}`, '#f2dfb8', 3) +
      fill('M-92 16H92V58H-92Z', '#fbf5e6') +
      brushedAcross('珈 琲', 26, 0, 37, '#4a2f1d'),
  }
}
