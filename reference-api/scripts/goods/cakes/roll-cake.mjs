import { across, at, ball, disc, down, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  plain: { skin: ['#d79a4e', '#b87430', '#7d4816'], sponge: '#f7dc92', cream: '#fffaf0' },
  choco: { skin: ['#6b3d26', '#4a2414', '#27100a'], sponge: '#7a4a2e', cream: '#c49a78' },
  matcha: { skin: ['#8fa54c', '#6b832f', '#3f5216'], sponge: '#b5c468', cream: '#fbf8e6', bean: '#5a2a26' },
  ichigo: { skin: ['#eea6a8', '#d97f86', '#a24f58'], sponge: '#f6c2c0', cream: '#fff6f4' },
}

/** A spiral that ends in the middle, like the letter の. */
const spiral = (() => {
  const points = Array.from({ length: 70 }, (_, index) => {
    const turn = -1.9 + index * 0.118
    const far = 84 - index * 0.98
    return `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`
  })
  return `M${points.join('L')}`
})()

/** The cut end: a ring of sponge that turns into the cream. */
function end({ skin, sponge, cream, bean }) {
  const next = sequence(12)
  const beans = bean
    ? Array.from({ length: 16 }, () => {
        const [turn, far] = [next() * 6.28, 14 + next() * 76]
        return oval((Math.cos(turn) * far).toFixed(1), (Math.sin(turn) * far).toFixed(1), 6, 4.6, bean)
      }).join('')
    : ''
  return (
    `<circle r="108" fill="${skin[1]}"/>` +
    `<g filter="${own('crumb')}"><circle r="103" fill="${sponge}"/></g>` +
    `<circle r="80" fill="${cream}"/>` +
    `<circle r="80" fill="${own('cream')}"/>` +
    `<g filter="${own('crumb')}"><path d="${spiral}" fill="none" stroke="${sponge}" stroke-width="23" stroke-linecap="round"/></g>` +
    beans +
    line('M-70 -76A103 103 0 0 1 20 -101', '#fff', 3, 'opacity=".5"')
  )
}

/** A cake rolled around cream, its cut end towards the viewer, a slice in front. */
export function rollCake(kind) {
  const colours = kinds[kind]
  const [light, middle, deep] = colours.skin
  const body = 'M132 -226L-186 -290C-262 -290 -300 -236 -300 -178C-300 -120 -262 -84 -214 -78L90 -10Z'
  return {
    extent: [-330, -300, 330, 92],
    focus: [90, -90],
    back: -130,
    shadow: { x: 20, rx: 300, ry: 30, y: 50 },
    defs: [
      across('skin', [deep, 0], [middle, 0.2], [light, 0.5], [middle, 1]).replace(
        '<linearGradient',
        '<linearGradient x1=".2" y1="1" x2="0" y2="0"',
      ),
      ball('cream', ['#fff', 0, 0.5], ['#fff', 0.5, 0], ['#8a6a4a', 1, 0.24]),
      down('tray', '#f8f4ea', '#e0d8c6'),
      rough('baked', 0.22, 0.8),
      rough('crumb', 0.26, 0.8),
      soft('sheen', 9),
      disc('under', ['#1c0d05', 0, 0.5], ['#1c0d05', 1, 0]),
    ],
    body:
      fill('M-310 -120H280L328 70H-328Z', own('tray')) +
      fill('M-328 70H328V84H-328Z', '#cdc3ac') +
      line('M-300 -104H270L312 54H-312Z', '#c9b88e', 2, 'opacity=".7"') +
      oval(-60, -40, 240, 44, own('under')) +
      `<g filter="${own('baked')}">${fill(body, own('skin'))}</g>` +
      `<path d="M-210 -262L110 -196" fill="none" stroke="#fff" stroke-width="24" opacity=".3" filter="${own('sheen')}"/>` +
      at(112, -118, end(colours), 'scale(.94 1)') +
      at(
        -150,
        26,
        oval(6, 28, 116, 24, own('under')) +
          `<g transform="scale(.98 .44)"><circle r="108" cy="34" fill="${deep}"/><circle r="108" cy="22" fill="${middle}"/>${end(colours)}</g>`,
      ),
  }
}
