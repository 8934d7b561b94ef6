import { openBox } from '../box.mjs'
import { at, disc, down, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

/** Colours of each bar, and of what is kneaded into it. */
const bars = {
  camellia: { soap: ['#f6c9cc', '#e39aa2', '#b4646e'], grain: '#c8505e' },
  violet: { soap: ['#d9cdea', '#b09ccc', '#7c6698'], grain: '#6a4c90' },
  rape: { soap: ['#fbeeb0', '#eed272', '#b8983c'], grain: '#c89c1c' },
  rose: { soap: ['#fbe3de', '#f0c2ba', '#c08c84'], grain: '#d07a78' },
  mugwort: { soap: ['#b7cb8c', '#84a058', '#4f6a2c'], grain: '#3c5420' },
  bran: { soap: ['#f5e8c8', '#e2cc9c', '#b0945c'], grain: '#9c7638' },
  charcoal: { soap: ['#77747a', '#4a484e', '#242328'], grain: '#18171a' },
  leaf: { soap: ['#d3dfb4', '#acc084', '#748a4c'], grain: '#5c7a34' },
}
const boxes = {
  'soap-hana': ['camellia', 'violet', 'rape', 'rose'],
  'soap-mori': ['mugwort', 'bran', 'charcoal', 'leaf'],
}

/** A bar cut from the mould: soft edges, what is kneaded in, a stamp pressed into its face. */
function bar(name) {
  const next = sequence(name.length + name.charCodeAt(0))
  const specks = Array.from({ length: 46 }, () =>
    oval(
      ((next() - 0.5) * 150).toFixed(1),
      ((next() - 0.5) * 118 - 14).toFixed(1),
      (1 + next() * 2).toFixed(1),
      (0.8 + next() * 1.2).toFixed(1),
      bars[name].grain,
      'opacity=".55"',
    ),
  ).join('')
  const top = 'M-66 -78H66Q82 -78 84 -62L88 32Q88 48 72 48H-72Q-88 48 -88 32L-84 -62Q-82 -78 -66 -78Z'
  const side = 'M-88 30Q-88 48 -72 48H72Q88 48 88 30V58Q88 76 70 76H-70Q-88 76 -88 58Z'
  const petals = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<path d="M0 -8C-12 -18 -10 -34 0 -38C10 -34 12 -18 0 -8Z" transform="rotate(${turn})"/>`)
    .join('')
  const stamp = `<g fill="none" stroke-width="3.4" transform="translate(0 -15) scale(1 .8)"><g stroke="#fff" opacity=".6" transform="translate(1.5 2.5)">${petals}<circle r="46"/></g><g stroke="${bars[name].soap[2]}">${petals}<circle r="46"/></g></g>`
  return (
    oval(6, 62, 92, 22, own('under')) +
    `<g filter="${own('smooth')}">${fill(side, own(`side-${name}`))}${fill(top, own(`top-${name}`))}${specks}</g>` +
    stamp +
    line('M-72 -70H62', '#fff', 5, 'opacity=".55"') +
    line('M-80 -50L-82 24', '#fff', 3, 'opacity=".4"') +
    `<g filter="${own('wax')}">${oval(-40, -52, 32, 10, '#fff', 'opacity=".6"')}</g>`
  )
}

/** A box of four bars of soap. */
export function soap(key) {
  const names = boxes[key]
  const box = openBox({
    columns: 2,
    rows: 2,
    wide: 214,
    deep: 176,
    board: ['#fdfaf2', '#ece3d2', '#c9bda6'],
    paper: ['#f6f0e4', '#ddd2bc', '#fff'],
    high: 62,
  })
  return {
    ...box,
    focus: [-60, -140],
    defs: [
      ...box.defs,
      ...names.flatMap((name) => {
        const [light, middle, deep] = bars[name].soap
        return [down(`top-${name}`, light, middle), down(`side-${name}`, middle, deep)]
      }),
      rough('smooth', 0.12, 0.3),
      soft('wax', 6),
      disc('under', ['#2a1a0e', 0, 0.4], ['#2a1a0e', 1, 0]),
    ],
    body: box.body(names.map((name) => at(0, 0, bar(name)))),
  }
}
export const soapProducts = Object.keys(boxes)
