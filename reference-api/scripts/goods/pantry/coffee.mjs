import {
  across,
  at,
  ball,
  brushed,
  brushedAcross,
  disc,
  down,
  oval,
  own,
  rough,
  soft,
} from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

/** Paper of each bag, the words of its label, how dark its beans are roasted (of five). */
const kinds = {
  asa: {
    paper: ['#b9d8e6', '#8ab4ca', '#56809a'],
    name: '朝',
    more: 'ブレンド',
    roast: 2,
    bean: ['#a8744a', '#7c4c2a', '#4a2a14'],
  },
  mori: {
    paper: ['#7da387', '#4c7759', '#264534'],
    name: '森',
    more: 'ブレンド',
    roast: 4,
    bean: ['#8a5a3a', '#5c3620', '#301a0c'],
  },
  yoru: {
    paper: ['#6a7eb0', '#3b4f84', '#1a2750'],
    name: '夜',
    more: 'カフェインレス',
    roast: 4,
    bean: ['#7c5034', '#50301c', '#2a160a'],
  },
  ethiopia: {
    paper: ['#e08a86', '#c25058', '#7c2430'],
    name: '実',
    more: 'エチオピア',
    roast: 2,
    bean: ['#b07a4c', '#84522c', '#4e2c14'],
  },
}

const front = 'M-116 -330C-118 -230 -124 -120 -128 -14Q-126 2 -110 4H74Q88 2 90 -12C88 -120 84 -230 82 -330Z'
const gusset = 'M82 -330C84 -230 88 -120 90 -12Q90 0 84 3L128 -26Q136 -34 134 -48C130 -140 124 -240 116 -338Z'
const flap = 'M-120 -372H84L118 -378V-338L82 -326H-117Z'

const bean = (x, y, turn, size) =>
  at(
    x,
    y,
    oval(3, 8, 19, 12, own('under')) +
      `<g transform="rotate(${turn})">` +
      oval(0, 0, 19, 13, own('bean')) +
      line('M-17 2C-8 -5 -2 6 6 1S14 -4 17 -2', '#241206', 2.6, 'opacity=".8"') +
      line('M-16 4C-8 -2 -2 9 6 4S14 -1 16 1', '#fff', 1, 'opacity=".25"') +
      oval(-6, -6, 6, 2.6, '#fff', 'opacity=".45"') +
      '</g>',
    `scale(${size})`,
  )

/** A bag of coffee beans: folded top with its tie, valve, side gusset, label, some beans before it. */
export function coffee(key) {
  const { paper, name, more, roast, bean: roasted } = kinds[key.replace('coffee-beans-', '')]
  const cups = Array.from({ length: 5 }, (_, index) =>
    oval(
      -62 + index * 22,
      -62,
      6.5,
      6.5,
      index < roast ? roasted[1] : 'none',
      `stroke="${roasted[1]}" stroke-width="1.6"`,
    ),
  ).join('')
  const small = Math.min(19, 118 / more.length)
  return {
    extent: [-136, -382, 148, 34],
    focus: [-10, -180],
    back: -60,
    shadow: { x: 40, rx: 150, ry: 22, y: -8 },
    defs: [
      across('front', [paper[1], 0], [paper[0], 0.24], [paper[1], 0.8], [paper[2], 1]),
      across('gusset', paper[2], paper[1], paper[2]),
      down('flap', paper[0], paper[1]),
      ball('bean', ...roasted),
      disc('under', ['#1c0e05', 0, 0.5], ['#1c0e05', 1, 0]),
      rough('sheet', '.5 .6', 0.14),
      soft('crease', 6),
      soft('fall', 5),
    ],
    body:
      `<g filter="${own('sheet')}">${fill(gusset, own('gusset'))}${fill(front, own('front'))}</g>` +
      fill('M99 -334C102 -240 108 -140 110 -15L90 -12C88 -120 84 -230 82 -330Z', '#140c08', 'opacity=".2"') +
      line('M99 -334C102 -240 108 -140 110 -15', '#140c08', 1.6, 'opacity=".35"') +
      line('M82 -326C84 -230 88 -120 90 -12', '#fff', 2, 'opacity=".4"') +
      `<path d="M-104 -290C-80 -270 -84 -240 -108 -220M60 -300C40 -270 50 -250 76 -236M-112 -40C-90 -24 -60 -22 -40 -18" fill="none" stroke="#140c08" stroke-width="12" opacity=".16" filter="${own('crease')}"/>` +
      `<path d="M-117 -326H82L116 -338V-326L82 -314H-117Z" fill="#140c08" opacity=".4" filter="${own('fall')}"/>` +
      `<g filter="${own('sheet')}">${fill(flap, own('flap'))}</g>` +
      line('M-119 -350H84L118 -359', paper[2], 1.4, 'opacity=".7"') +
      fill('M-124 -366H86L122 -373V-361L86 -354H-124Z', '#d9c38c') +
      line('M-124 -364H86L122 -371', '#fff', 1.6, 'opacity=".6"') +
      oval(-18, -288, 9, 9, '#140c08', 'opacity=".3"') +
      oval(-18, -289, 8, 8, paper[0]) +
      [
        [-3, 0],
        [3, 0],
        [0, -3],
        [0, 3],
      ]
        .map(([x, y]) => oval(x - 18, y - 289, 1.1, 1.1, '#140c08', 'opacity=".7"'))
        .join('') +
      `<g filter="${own('sheet')}">${fill('M-94 -262H58V-36H-96Z', '#fdf8ec')}</g>` +
      line('M-88 -256H52V-42H-89Z', paper[2], 1.6) +
      brushed(name, 82, -18, -198, '#33241a') +
      brushedAcross(more, small, -18, -128, '#4a352a') +
      line('M-70 -104H34', paper[2], 1.4) +
      brushedAcross('自家焙煎', 15, -18, -88, '#6b4a34') +
      cups +
      bean(-84, 16, 14, 1.1) +
      bean(-34, 24, -26, 1.2) +
      bean(24, 18, 38, 1.1) +
      bean(72, 22, -8, 1.15) +
      bean(120, 10, 60, 1),
  }
}
export const coffeeProducts = Object.keys(kinds).map((kind) => `coffee-beans-${kind}`)
