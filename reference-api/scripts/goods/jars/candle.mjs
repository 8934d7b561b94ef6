import { disc, down, oval, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'
import { filling, jarDefinitions, label } from './jar.mjs'

const kinds = {
  yuzu: { wax: ['#fdf6cc', '#f5e390', '#c9ad44'], name: '柚子', edge: '#c9a53c' },
  hinoki: { wax: ['#eceed2', '#c6cf9c', '#8c9860'], name: '檜', edge: '#7d8c50' },
  kinmokusei: { wax: ['#fde2b8', '#f5bc70', '#c47c28'], name: '金木犀', edge: '#c47c28' },
}

const [half, top] = [84, 192]
const outline = `M${-half} ${-top}V-12Q${-half} 6 ${-half + 12} 9Q0 20 ${half - 12} 9Q${half} 6 ${half} -12V${-top}A${half} 17 0 0 1 ${-half} ${-top}Z`
const flame = 'M0 -224C12 -206 17 -192 13 -180C9 -169 -9 -169 -13 -180C-17 -192 -8 -208 0 -224Z'

/** A lit candle in a tumbler of glass: melted wax around the wick, light that shines into the wax. */
export function candle(key) {
  const { wax, name, edge } = kinds[key.replace('candle-', '')]
  return {
    extent: [-96, -234, 96, 18],
    focus: [-10, -150],
    back: -60,
    shadow: { x: 24, rx: 96, ry: 18, y: 2 },
    defs: [
      ...jarDefinitions('jar', { half, top, neck: half, shoulder: 20 }),
      `<clipPath id="own-tumbler"><path d="${outline}"/></clipPath>`,
      ...filling('wax', wax),
      disc('pool', ['#fff8dc', 0], [wax[0], 0.5], [wax[1], 1]),
      disc('shine', ['#fff1b8', 0, 0.85], ['#ffe9a0', 0.5, 0.3], ['#ffe9a0', 1, 0]),
      down('flame', ['#fff6c8', 0], ['#ffd95c', 0.4], ['#f59a28', 0.85], ['#5c7cc0', 1]),
      soft('glow', 2),
    ],
    body:
      oval(22, 4, 104, 19, own('under')) +
      fill(outline, '#f7f8f4', 'opacity=".55"') +
      oval(0, -top, half, 17, '#eef0ea', 'opacity=".6"') +
      `<g clip-path="${own('tumbler')}">` +
      fill(`M${-half + 5} -150V8H${half - 5}V-150Z`, own('wax')) +
      oval(0, -150, half - 5, 15.5, own('pool')) +
      oval(0, -150, half - 5, 15.5, 'none', `stroke="${wax[2]}" stroke-width="1.4" opacity=".6"`) +
      oval(0, -120, 78, 70, own('shine')) +
      fill(outline, own('round')) +
      fill(`M${-half} -6Q0 8 ${half} -6V22H${-half}Z`, '#fff', 'opacity=".5"') +
      '</g>' +
      line('M0 -150Q2 -162 0 -174', '#3c2a1c', 4) +
      oval(0, -190, 66, 66, own('shine')) +
      `<g filter="${own('glow')}">${fill(flame, own('flame'))}</g>` +
      fill('M0 -206C5 -196 7 -188 5 -182Q0 -177 -5 -182C-7 -188 -4 -198 0 -206Z', '#fffbe6') +
      label({ half: half - 1, from: -112, to: -36, name, ink: '#4a3a28', edge }) +
      fill(`M${-half * 0.84} -176V-16h12V-175Z`, '#fff', 'opacity=".5"') +
      fill(`M${half * 0.8} -174V-18h5V-174Z`, '#fff', 'opacity=".36"') +
      `<path d="M${-half} ${-top}A${half} 17 0 0 0 ${half} ${-top}" fill="none" stroke="#fff" stroke-width="4" opacity=".9"/>` +
      `<path d="M${-half} ${-top}A${half} 17 0 0 1 ${half} ${-top}" fill="none" stroke="#fff" stroke-width="2.4" opacity=".7"/>` +
      line(`M${-half} ${-top}V-12M${half} ${-top}V-12`, '#8b938c', 1.6, 'opacity=".5"'),
  }
}
export const candleProducts = Object.keys(kinds).map((kind) => `candle-${kind}`)
