import { at, ball, down, oval, own, sequence } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'
import { filling, jar, jarDefinitions, label, metal, metalLid } from './jar.mjs'

const shape = { half: 62, top: 146, neck: 50, shoulder: 28 }
const gold = ['#fdf0c4', '#cfab58', '#8b6a26']
const brown = ['#8a7468', '#55443c', '#2c211c']

/** Colours of each filling, its pieces and how many of them, the fruit of its label. */
const flavours = {
  苺: { jelly: ['#e8515a', '#b81f30', '#6e0d1c'], piece: ['#8f1424', '#f0848a'], fruit: '#c92c3a' },
  夏みかん: { jelly: ['#fbc85a', '#e89a1e', '#a2600c'], piece: ['#d98210', '#ffe0a0'], fruit: '#f0a026' },
  レモン: { jelly: ['#fbec8c', '#e6c93c', '#a58a18'], piece: ['#cfae26', '#fff8c8'], fruit: '#f0d848' },
  葡萄: { jelly: ['#8c5a9c', '#512763', '#2a0f38'], piece: ['#34123f', '#a87cb6'], fruit: '#5b2f70' },
  紅玉: { jelly: ['#e88a76', '#c24a3c', '#7c221c'], piece: ['#a8382c', '#f8c8a8'], fruit: '#c8343a' },
  洋梨: { jelly: ['#f2e3a0', '#cfb558', '#8d7426'], piece: ['#b59a40', '#fbf3cc'], fruit: '#c9c05a' },
  ブルーベリー: {
    jelly: ['#5a5a9c', '#2c2c66', '#141436'],
    piece: ['#191940', '#7c7cb8'],
    fruit: '#3c4a8c',
  },
  カシス: { jelly: ['#84386c', '#4c1240', '#240620'], piece: ['#2e0a28', '#a05a8c'], fruit: '#3a1430' },
  すもも: { jelly: ['#cc5060', '#8c1c34', '#4c0a1c'], piece: ['#640f24', '#e08c94'], fruit: '#a02844' },
  れんげ: { jelly: ['#fbe7a0', '#eabf52', '#a87820'] },
  アカシア: { jelly: ['#fdf3c4', '#f2d98a', '#bb9844'] },
  栃: { jelly: ['#f2bc6c', '#c8802a', '#7a440e'] },
  山桜: { jelly: ['#e8a456', '#b4661e', '#6a340a'] },
  そば: { jelly: ['#9a5a2c', '#5c2c10', '#2c1206'] },
  栗: { jelly: ['#c8843c', '#8a4c14', '#4c2606'] },
}
const jars = {
  'jam-haru': ['苺', '夏みかん', 'レモン'],
  'jam-aki': ['葡萄', '紅玉', '洋梨'],
  'jam-bluberry': ['ブルーベリー', 'カシス', 'すもも'],
  'honey-hana': ['れんげ', 'アカシア', '栃'],
  'honey-mori': ['山桜', 'そば', '栗'],
}

/** Pieces of fruit in the jam, those near the glass clearer. */
function pieces([dark, light], seed) {
  const next = sequence(seed)
  return Array.from({ length: 34 }, (_, index) => {
    const [x, y] = [(next() - 0.5) * 118, -10 - next() * 104]
    const size = 6 + next() * 8
    const turn = Math.round(next() * 180)
    return at(
      x.toFixed(1),
      y.toFixed(1),
      oval(0, 0, size.toFixed(1), (size * 0.72).toFixed(1), dark, `opacity="${index % 3 ? 0.4 : 0.55}"`) +
        oval(-2, -2, (size * 0.4).toFixed(1), (size * 0.22).toFixed(1), light, 'opacity=".6"'),
      `rotate(${turn})`,
    )
  }).join('')
}

const fruit = (index) =>
  oval(0, 0, 15, 14, own(`fruit-${index}`)) +
  oval(-5, -5, 4, 2.6, '#fff', 'opacity=".65"') +
  line('M0 -13Q1 -19 5 -22', '#6b4a2c', 2) +
  fill('M2 -17Q14 -28 22 -18Q12 -12 2 -17Z', '#6f9152')
const flower =
  [0, 72, 144, 216, 288]
    .map((angle) => `<ellipse cx="0" cy="-9" rx="5" ry="8" fill="#e0ac3a" transform="rotate(${angle})"/>`)
    .join('') + oval(0, 0, 4.5, 4.5, '#8a5a1a')

/** A low basket: the wicker's stakes and strands between two heights. */
function basket(half, from, to) {
  const rows = Array.from({ length: 4 }, (_, row) => {
    const y = from + 8 + (row * (to - from - 8)) / 4
    const count = 26
    const step = (half * 2) / count
    return Array.from({ length: count }, (_, at) => {
      const x = -half + at * step
      return (at + row) % 2
        ? line(`M${x.toFixed(1)} ${y + 5}h${step.toFixed(1)}`, '#7c5528', 8)
        : line(
            `M${(x - 1).toFixed(1)} ${y + 4}q${(step / 2).toFixed(1)} 5 ${(step + 2).toFixed(1)} 0`,
            '#d3a262',
            8.6,
          ) +
            line(
              `M${(x + 1).toFixed(1)} ${y + 2}q${(step / 2).toFixed(1)} 4 ${(step - 2).toFixed(1)} 0`,
              '#eccb94',
              2,
              'opacity=".8"',
            )
    }).join('')
  }).join('')
  const rim = Array.from(
    { length: 34 },
    (_, at) => `M${(-half + at * ((half * 2) / 33)).toFixed(1)} ${from - 4}l7 9`,
  ).join('')
  return (
    fill(
      `M${-half} ${from}H${half}L${half - 6} ${to}Q${half - 8} ${to + 4} ${half - 14} ${to + 4}H${-half + 14}Q${-half + 8} ${to + 4} ${-half + 6} ${to}Z`,
      '#6d4a22',
    ) +
    `<g clip-path="${own('basket')}">${rows}</g>` +
    line(`M${-half - 2} ${from}H${half + 2}`, '#b5813f', 13) +
    line(rim, '#7c5528', 2, 'opacity=".7"') +
    line(`M${-half} ${from - 4}H${half}`, '#f0d2a0', 2.4, 'opacity=".7"')
  )
}
const basketShape = 'M-222 -20H222L214 30H-214Z'

/** Three jars of jam in their basket, or three jars of honey. */
export function preserves(key) {
  const names = jars[key]
  const isJam = key.startsWith('jam')
  const all = names.map((name, index) => {
    const { jelly, piece } = flavours[name]
    const bottom = jar(shape, {
      clip: 'jar',
      content: `filling-${index}`,
      level: 118,
      inside: jelly && piece ? pieces(piece, index + name.length * 7) : '',
      front: label({
        half: 62,
        from: isJam ? -112 : -100,
        to: isJam ? -36 : -28,
        name,
        emblem: isJam ? fruit(index) : flower,
      }),
      lid: metalLid(54, -140, 27, 'lid'),
    })
    return at((index - 1) * 138, isJam ? -20 : 0, bottom)
  })
  return {
    extent: isJam ? [-232, -198, 232, 36] : [-208, -178, 208, 12],
    focus: [-60, -80],
    back: -60,
    shadow: { x: 26, rx: 226, ry: 22, y: isJam ? 26 : 2 },
    defs: [
      ...jarDefinitions('jar', shape),
      ...names.flatMap((name, index) => filling(`filling-${index}`, flavours[name].jelly)),
      ...names.map((name, index) => {
        const { fruit: colour, jelly } = flavours[name]
        return ball(`fruit-${index}`, jelly[0], colour ?? jelly[1], jelly[2])
      }),
      ...metal('lid', key === 'honey-mori' ? brown : gold),
      down('basket-back', '#8f6530', '#5e3f1c'),
      `<clipPath id="own-basket"><path d="${basketShape}"/></clipPath>`,
    ],
    body: isJam
      ? fill('M-214 -44H214L222 -20H-222Z', own('basket-back')) +
        line('M-214 -44H214', '#b5813f', 9) +
        all.join('') +
        basket(222, -20, 30)
      : all.join(''),
  }
}
export const preserveProducts = Object.keys(jars)
