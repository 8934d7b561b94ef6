import { openBox } from '../box.mjs'
import { at, ball, blob, disc, down, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  nami: { skin: ['#f08a66', '#d34a30', '#8c1e14'], roe: ['#f0683c', '#a8240e'], vein: '#8c2a1c' },
  ume: { skin: ['#ee8a8a', '#c83e50', '#841a2c'], roe: ['#ee6a6a', '#a01c2c'], vein: '#84202e' },
}

/** A sac of roe in its thin skin: the grains show through, fine veins run along it. */
function sac(seed, { roe, vein }) {
  const next = sequence(seed)
  const shape = blob(42, 118, 0.03, seed, 12)
  const grains = Array.from({ length: 230 }, () => {
    const [turn, far] = [next() * 6.28, Math.sqrt(next())]
    const [x, y] = [Math.cos(turn) * far * 39, Math.sin(turn) * far * 112]
    return oval(x.toFixed(1), y.toFixed(1), 2.2, 2, next() > 0.5 ? roe[0] : roe[1], 'opacity=".5"')
  }).join('')
  const branches = Array.from({ length: 9 }, (_, index) => {
    const y = -90 + index * 22
    const side = index % 2 ? 1 : -1
    return `M${(side * 2).toFixed(0)} ${y}q${side * 10} 5 ${side * 14} 16t${side * 10} 12`
  }).join('')
  return (
    oval(8, 10, 48, 118, own('under')) +
    fill(shape, own('skin')) +
    grains +
    line(`M-2 -104Q8 -50 0 0T-3 104${branches}`, vein, 1.5, 'opacity=".42"') +
    fill(shape, own('film')) +
    `<g filter="${own('shine')}">${fill('M-24 -84Q-32 -20 -24 52Q-18 20 -19 -20Q-19 -60 -12 -92Z', '#fff', 'opacity=".85"')}</g>` +
    line('M-22 -70Q-27 -20 -22 34M20 -60Q24 -30 21 2', '#fff', 2.6, 'opacity=".6"')
  )
}

/** A box of cod roe: five sacs on their leaf, sesame and a bamboo leaf beside them. */
export function mentai(key) {
  const kind = kinds[key.replace('mentai-', '')]
  const box = openBox({
    columns: 5,
    rows: 1,
    wide: 92,
    deep: 270,
    board: ['#f2dcb0', '#dcbc84', '#b48e50'],
    paper: ['#fdfaf2', '#e6dfcd', '#fff'],
    high: 56,
    hasWalls: false,
  })
  const leaf = 'M-206 -30C-120 -66 90 -70 212 -34C100 6 -110 10 -206 -30Z'
  const pieces = [-1, 0, 1, 2, 3].map((seed, index) =>
    at(0, 0, sac(seed + 5, kind), `rotate(${[3, -2, 2, -3, 1][index]}) scale(1.02 .98)`),
  )
  return {
    ...box,
    focus: [-60, -110],
    defs: [
      ...box.defs,
      ball('skin', ...kind.skin),
      ball('film', ['#fff', 0, 0.3], ['#fff', 0.4, 0], [kind.skin[2], 1, 0.4]),
      down('leaf', '#7fa25c', '#40662f'),
      rough('leaf', '.02 .3', 0.4),
      soft('shine', 3),
      disc('under', ['#3a0e06', 0, 0.4], ['#3a0e06', 1, 0]),
    ],
    body:
      box.body(pieces) +
      at(
        0,
        -6,
        `<g transform="scale(.98)"><g filter="${own('leaf')}">${fill(leaf, own('leaf'))}</g>` +
          line('M-200 -30Q0 -42 208 -34', '#d3e2b4', 1.6, 'opacity=".7"') +
          '</g>',
      ),
  }
}
export const mentaiProducts = Object.keys(kinds).map((kind) => `mentai-${kind}`)
