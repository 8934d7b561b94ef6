import { across, at, ball, blob, disc, down, oval, own, rough, sequence, stained } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const face = blob(96, 90, 0.022, 5, 18)

/** A round slice of pork loin ham: even pink, a crescent of fat on one side, a thin smoked rim. */
const slice = (seed, more = '') =>
  `<g transform="rotate(${seed * 40})">` +
  fill(face, '#8a4634', 'transform="translate(1 7)" opacity=".85"') +
  fill(face, '#c98a6e') +
  `<g filter="${own('pale')}">${fill(face, own('ham'), 'transform="scale(.95)"')}</g>` +
  fill(
    'M-88 14C-86 -52 -40 -86 12 -85C46 -84 74 -64 85 -34C62 -62 32 -72 2 -70C-44 -66 -72 -34 -74 18C-74 34 -84 30 -88 14Z',
    '#f8e9dc',
    'opacity=".94"',
  ) +
  line('M-40 40C-16 22 6 30 24 18M10 -34C24 -30 34 -20 52 -24', '#f9e6da', 3.2, 'opacity=".6"') +
  more +
  '</g>'

const twine = [-126, -82, -38, 6, 50, 94, 138]
  .map((x) => `M${x} -176C${x + 34} -150 ${x + 34} -34 ${x} -8`)
  .join('')

/** The whole ham: smoked brown, tied with twine that sinks into it, its face cut to the right. */
const whole =
  `<g filter="${own('smoked')}">` +
  fill('M-150 -184C-204 -180 -216 -10 -152 -4H150V-184Z', own('crust')) +
  '</g>' +
  line(twine, '#5f2c1b', 9, 'opacity=".34"') +
  line(twine, '#efe0bf', 4.2) +
  line('M-196 -92C-120 -100 60 -98 166 -94', '#5f2c1b', 7, 'opacity=".3"') +
  line('M-196 -94C-120 -102 60 -100 166 -96', '#efe0bf', 3.8) +
  line('M-160 -160C-100 -172 40 -170 110 -168', '#fff', 9, 'opacity=".18"') +
  at(154, -94, slice(0), 'scale(.66 1)')

const wave = (y, seed) => {
  const next = sequence(seed)
  return [-150, -94, -38, 18, 74, 130].map((x) => [x, y + (next() - 0.5) * 15])
}
const curve = (points) =>
  points
    .slice(1)
    .map(([x, y], index) => `S${x - 22} ${(y + (index % 2 ? 5 : -5)).toFixed(1)} ${x} ${y.toFixed(1)}`)
    .join('')
const paints = ['#f6e3d0', '#b5503f', '#f7e6d4', '#a94536', '#f5e1cd', '#b04a3a', '#f3dcc6', '#9c3d30']
const layers = [-150, -131, -106, -96, -66, -50, -30, -20].map((y, index) => {
  const points = index === 0 ? [-150, 130].map((x) => [x, y]) : wave(y, index + 20)
  return [`M-150 ${points[0][1].toFixed(1)}${curve(points)}V-2H-150Z`, paints[index]]
})

/** A slab of bacon from its cut side: lean and fat in layers below a smoked rind. */
const bacon =
  fill('M-150 -150L-96 -206H186L130 -150Z', own('crust')) +
  fill('M130 -150L186 -206V-56L130 -2Z', own('crust-side')) +
  `<g filter="${own('pale')}">${layers.map(([path, paint]) => fill(path, paint)).join('')}</g>` +
  line('M-150 -150H130', '#6b2f1a', 6) +
  line('M-90 -196H150', '#fff', 7, 'opacity=".16"')

const rasher = (y) =>
  at(
    0,
    y,
    fill(
      'M-96 16C-70 -2 -40 10 -8 0C30 -10 64 4 100 -10L108 22C70 36 34 24 0 34C-34 42 -66 28 -92 46Z',
      own('rasher'),
    ) +
      line(
        'M-94 26C-68 10 -40 22 -6 12C32 2 66 16 102 2M-92 38C-66 20 -36 34 0 25C34 16 68 28 106 14',
        '#f8e6d4',
        4.4,
      ) +
      line('M-96 16C-70 -2 -40 10 -8 0C30 -10 64 4 100 -10', '#7b3621', 3),
  )

const pepper = (() => {
  const next = sequence(6)
  return Array.from({ length: 26 }, () =>
    oval((-250 + next() * 500).toFixed(1), (8 + next() * 54).toFixed(1), 2.3, 1.7, '#3a2c22', 'opacity=".8"'),
  ).join('')
})()

const board =
  `<g filter="${own('wood')}">` +
  fill('M-268 -66H268L326 76H-326Z', own('board')) +
  fill('M-326 76H326V100Q326 106 320 106H-320Q-326 106 -326 100Z', own('board-front')) +
  '</g>'

const sprig = (x, y, turn) =>
  at(
    x,
    y,
    line('M0 0Q44 -8 92 0', '#5b6b3a', 3) +
      [8, 20, 32, 44, 56, 68, 80]
        .map((dx) =>
          fill(`M${dx} -3q-2 -20 8 -26q4 14 -4 26zM${dx} -2q8 14 18 18q-2 -14 -12 -20z`, own('herb')),
        )
        .join(''),
    `rotate(${turn})`,
  )

export function ham(kind) {
  const isBacon = kind === 'bacon'
  return {
    extent: [-330, -240, 330, 110],
    focus: isBacon ? [-10, -70] : [60, -60],
    back: -110,
    shadow: { y: 98, rx: 330, ry: 22 },
    defs: [
      ball('ham', ['#f6c3b6', 0], ['#eeb0a4', 0.55], ['#dd9488', 1]),
      down('crust', '#c27a4e', '#a3552f', '#7a3a20'),
      down('crust-side', '#8e4a2a', '#66301b'),
      across('rasher', '#b34c3b', '#c96450', '#a5402f'),
      across('board', '#b98a55', '#cfa26b', '#ae7f4b'),
      down('board-front', '#9a6f3e', '#7e582f'),
      down('herb', '#7fa35c', '#47703a'),
      disc('under', ['#2e180c', 0, 0.5], ['#2e180c', 1, 0]),
      stained('pale', { frequency: '0.045 0.09', colour: [1, 0.9, 0.86], gain: 2.6, offset: -1.42, seed: 9 }),
      stained('wood', {
        frequency: '0.006 0.12',
        colour: [0.3, 0.17, 0.06],
        gain: 1.5,
        offset: -0.58,
        seed: 9,
      }),
      rough('smoked', 0.06, 1.1, 7),
    ],
    body:
      board +
      oval(10, 20, 220, 34, own('under')) +
      (isBacon
        ? at(-64, 14, bacon, 'scale(1.08)') +
          [10, 34]
            .map((y) => rasher(y))
            .map((one, index) => at(150 + index * 18, 8, one))
            .join('')
        : at(-70, 16, whole, 'scale(1.06)') +
          [
            [96, 34, 1],
            [168, 46, 2],
            [240, 34, 3],
          ]
            .map(
              ([x, y, seed]) =>
                oval(x + 6, y + 14, 84, 22, own('under')) + at(x, y, slice(seed), 'scale(.82 .4)'),
            )
            .join('')) +
      pepper +
      sprig(-270, 56, -6),
  }
}
