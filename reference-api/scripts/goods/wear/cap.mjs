import { across, ball, down, oval, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  aka: ['#e2574e', '#c9302f', '#86191c'],
  ao: ['#5a86c4', '#2f5da3', '#173463'],
}

const dome = 'M-214 -6C-222 -150 -118 -236 0 -236C118 -236 222 -150 214 -6C150 26 -150 26 -214 -6Z'
const brim =
  'M-206 -22C-150 16 150 16 206 -22C262 10 268 66 214 84C120 112 -120 112 -214 84C-268 66 -262 10 -206 -22Z'
const seams = [
  'M0 -236C-10 -150 -14 -70 -14 8',
  'M0 -236C-86 -196 -124 -90 -130 0',
  'M0 -236C76 -200 112 -90 116 2',
  'M0 -236C-150 -214 -196 -110 -206 -30',
  'M0 -236C150 -214 196 -110 206 -30',
]

/** A school cap of cotton: coloured outside, white inside, with a wide brim and an elastic for the chin. */
export function cap(kind) {
  const [light, middle, deep] = kinds[kind]
  return {
    extent: [-262, -250, 262, 196],
    focus: [-60, -60],
    shadow: { x: 20, rx: 230, ry: 26, y: 96 },
    defs: [
      ball('cloth', light, middle, deep),
      down('brim', middle, light, middle),
      across('lining', '#d8d5cd', '#fdfcf8', '#d2cfc6'),
      `<pattern id="own-twill" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(36)"><path d="M0 1h5" stroke="#fff" stroke-width="1" opacity=".16"/><path d="M0 3.4h5" stroke="${deep}" stroke-width="1" opacity=".22"/></pattern>`,
      soft('fold', 7),
    ],
    body:
      line('M-196 40C-190 150 -70 190 0 190C70 190 190 150 196 40', '#d9d6ce', 9) +
      line('M-196 40C-190 148 -70 187 0 187C70 187 190 148 196 40', '#ffffff', 5) +
      line(
        'M-196 40C-190 150 -70 190 0 190C70 190 190 150 196 40',
        '#a9a59a',
        1.4,
        'stroke-dasharray="3 5" opacity=".8"',
      ) +
      fill(brim, own('lining'), 'transform="translate(0 9)"') +
      fill(dome, own('cloth')) +
      fill(dome, own('twill')) +
      `<path d="M-120 -60C-110 -150 -70 -200 -30 -214C-80 -150 -90 -90 -94 -20Z" fill="#fff" opacity=".22" filter="${own('fold')}"/>` +
      `<path d="M120 10C130 -80 110 -170 60 -214C150 -180 200 -90 206 -20Z" fill="#000" opacity=".22" filter="${own('fold')}"/>` +
      seams.map((seam) => line(seam, deep, 3, 'opacity=".75"')).join('') +
      seams
        .slice(0, 3)
        .map((seam) =>
          line(seam, '#fff', 1.6, 'opacity=".4" stroke-dasharray="7 6" transform="translate(7 0)"'),
        )
        .join('') +
      [
        [-70, -176],
        [66, -178],
      ]
        .map(([x, y]) => oval(x, y, 6, 5, deep) + oval(x, y, 3, 2.4, '#1a0d0a'))
        .join('') +
      oval(0, -236, 17, 9, deep) +
      oval(-1, -239, 15, 8, light) +
      fill(brim, own('brim')) +
      fill(brim, own('twill')) +
      `<path d="M-206 -22C-150 16 150 16 206 -22C160 34 -160 34 -206 -22Z" fill="#000" opacity=".34" filter="${own('fold')}"/>` +
      [16, 34, 52]
        .map((y) =>
          line(
            `M${-222 + y * 0.1} ${y - 6}C-120 ${y + 34} 120 ${y + 34} ${222 - y * 0.1} ${y - 6}`,
            '#fff',
            1.6,
            'opacity=".45" stroke-dasharray="7 6"',
          ),
        )
        .join('') +
      line(
        'M-230 66C-226 76 -220 82 -212 84C-120 111 120 111 212 84C220 82 226 76 230 66',
        deep,
        2.4,
        'opacity=".7"',
      ) +
      line('M-210 86C-120 114 120 114 210 86', '#fdfcf8', 5),
  }
}
