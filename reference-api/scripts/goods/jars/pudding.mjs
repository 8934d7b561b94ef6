import { at, brushed, cut, down, oval, own, rough, sequence } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'
import { filling, jar, jarDefinitions } from './jar.mjs'

const shape = { half: 66, top: 122, neck: 52, shoulder: 36 }

const kinds = {
  custard: {
    cream: ['#fdf0bd', '#f5d880', '#c89c3c'],
    sauce: ['#8a4a18', '#4a200a'],
    paper: '#fdf8ec',
    cord: '#b8352f',
    name: '卵',
  },
  matcha: {
    cream: ['#bccb84', '#8fa653', '#566b2a'],
    sauce: ['#4a3420', '#241408'],
    paper: '#f2f3e2',
    cord: '#5c7436',
    name: '抹茶',
  },
  goma: {
    cream: ['#a39c94', '#77706a', '#443e3a'],
    sauce: ['#3a3430', '#181412'],
    paper: '#f3efe8',
    cord: '#3c3430',
    name: '胡麻',
    hasGrains: true,
  },
}

/** Paper tied over the mouth: pleats that fan out below the cord. */
const cover = ({ paper, cord, name }) => {
  const pleats = Array.from({ length: 13 }, (_, index) => {
    const part = (index - 6) / 6.4
    const [from, to] = [Math.sin(part * 1.45) * 54, Math.sin(part * 1.45) * 63]
    return `M${from.toFixed(1)} ${(-112 + 7 * (1 - part * part)).toFixed(1)}L${to.toFixed(1)} ${(-92 + 9 * (1 - part * part)).toFixed(1)}`
  }).join('')
  return (
    `<g filter="${own('washi')}">` +
    fill(
      'M-53 -114Q-58 -100 -65 -92Q-58 -84 -48 -86Q-38 -78 -26 -82Q-14 -75 0 -79Q14 -75 26 -82Q38 -78 48 -86Q58 -84 65 -92Q58 -100 53 -114Z',
      own('paper'),
    ) +
    fill('M-54 -128V-114Q0 -96 54 -114V-128Z', own('paper')) +
    oval(0, -128, 54, 12, paper) +
    '</g>' +
    line(pleats, '#6b5638', 1.4, 'opacity=".4"') +
    line('M-54 -112Q0 -95 54 -112', cord, 5) +
    cut('M-54 -112Q0 -95 54 -112', '#fff', 1.6, '3 4', 'opacity=".5"') +
    line(
      'M4 -103Q-16 -118 -20 -106Q-16 -98 4 -103Q24 -120 28 -107Q24 -98 4 -103M4 -103L-4 -86M4 -103L14 -87',
      cord,
      3,
    ) +
    brushed(name, name.length > 1 ? 17 : 22, 0, name.length > 1 ? -52 : -44, '#4a352a')
  )
}

const grains = () => {
  const next = sequence(5)
  return Array.from({ length: 90 }, () =>
    oval(
      ((next() - 0.5) * 130).toFixed(1),
      (-34 - next() * 62).toFixed(1),
      1.5,
      1,
      '#26201c',
      'opacity=".7"',
    ),
  ).join('')
}

/** Four pots of custard in glass, their sauce at the bottom, paper tied over the mouth. */
export function pudding(key) {
  const kind = kinds[key.replace('pudding-', '')]
  const { cream, sauce, paper, hasGrains } = kind
  const pot = jar(shape, {
    clip: 'jar',
    content: 'cream',
    level: 98,
    inside:
      (hasGrains ? grains() : '') +
      fill('M-70 -32Q0 -20 70 -32V14H-70Z', own('sauce')) +
      line('M-68 -32Q0 -20 68 -32', '#fff', 1.6, 'opacity=".35"'),
    front:
      oval(0, -44, 25, 25, '#fffdf6', 'opacity=".95"') +
      oval(0, -44, 22, 22, 'none', 'stroke="#b8925a" stroke-width="1.2"'),
    lid: cover(kind),
  })
  return {
    extent: [-158, -236, 158, 14],
    focus: [-60, -80],
    back: -110,
    shadow: { x: 26, rx: 160, ry: 24, y: -2 },
    defs: [
      ...jarDefinitions('jar', shape),
      ...filling('cream', cream),
      down('sauce', ...sauce),
      down('paper', paper, '#d3c6ac'),
      rough('washi', 0.4, 0.12),
    ].filter((one, index, all) => all.indexOf(one) === index),
    body:
      [-66, 74].map((x) => at(x, -92, pot, 'scale(.9)')).join('') +
      [-80, 82].map((x) => at(x, 0, pot)).join(''),
  }
}
export const puddingProducts = Object.keys(kinds).map((kind) => `pudding-${kind}`)
