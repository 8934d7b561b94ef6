import { at, brushed, disc, down, own, rough, soft } from '../materials.mjs'
import { arrows, checks, hemp, rings, seas, woven } from '../patterns.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  nami: {
    cloth: '#f6f4ec',
    print: seas('print', '#2f5a94', '#f6f4ec'),
    edge: '#c9cdd0',
    seal: '#b8352f',
    name: '青海波',
  },
  asa: {
    cloth: '#7f9f58',
    print: hemp('print', '#f2f3e2'),
    edge: '#5c7a3c',
    seal: '#c9a03c',
    name: '麻の葉',
  },
  yabane: {
    cloth: '#f6f1e6',
    print: arrows('print', '#6e2a34'),
    edge: '#cfc4b4',
    seal: '#2f4a7c',
    name: '矢羽根',
  },
  shippo: {
    cloth: '#a83248',
    print: rings('print', '#f8ece4'),
    edge: '#7c2032',
    seal: '#2f4a7c',
    name: '七宝',
  },
  ichimatsu: {
    cloth: '#f6f3ee',
    print: checks('print', '#8c7ab4'),
    edge: '#cdc6d4',
    seal: '#c9a03c',
    name: '市松',
  },
}
const [wide, deep, layers, thick] = [420, 280, 6, 7]

/** A cotton cloth folded to a flat packet, a band of paper with its pattern's name around it. */
export function tenugui(key) {
  const { cloth, print, edge, seal, name } = kinds[key.replace('tenugui-', '')]
  const total = layers * thick
  const plane = (height, content) =>
    `<g transform="matrix(1 0 -.16 .66 ${(-wide / 2 + 0.16 * deep * 0.5).toFixed(1)} ${(-height - deep * 0.66).toFixed(1)})">${content}</g>`
  const sheet = (r) =>
    `M${r} 0H${wide - r}Q${wide} 0 ${wide} ${r}V${deep - r}Q${wide} ${deep} ${wide - r} ${deep}H${r}Q0 ${deep} 0 ${deep - r}V${r}Q0 0 ${r} 0Z`
  const folds = Array.from({ length: layers }, (_, index) =>
    [0, 2, 4]
      .map((step) =>
        plane(
          index * thick + step,
          `<g transform="translate(${[2, 0, 1][step / 2] + (index % 2) * 1.5} 0)">${fill(sheet(5), edge)}${fill(sheet(5), own('print'), 'opacity=".45"')}${fill(sheet(5), '#2c1c10', `opacity="${[0.3, 0.08, 0.2][step / 2]}"`)}</g>`,
        ),
      )
      .join(''),
  ).join('')
  const [from, to] = [152, 268]
  const front = 0.66 * deep
  const skew = (x) => x - wide / 2 - 0.16 * deep * 0.5
  const band = `M${from} 0H${to}V${deep}H${from}Z`
  return {
    extent: [-wide / 2 - 24, -total - front, wide / 2 + 24, 4],
    focus: [-40, -total - front * 0.5],
    back: -front,
    shadow: { x: 26, y: -20, rx: 236, ry: 34 },
    defs: [
      print,
      woven('weave', 0.34),
      rough('washi', 0.3, 0.16),
      soft('lift', 4),
      down('light', ['#fff', 0, 0.3], ['#fff', 0.5, 0], ['#000', 1, 0.12]),
      disc('paper', '#fffdf6', '#f1e9d8'),
      `<clipPath id="own-sheet"><path d="${sheet(6)}"/></clipPath>`,
    ],
    body:
      folds +
      plane(
        total - 2,
        `<g clip-path="${own('sheet')}"><g filter="${own('weave')}">${fill(sheet(6), cloth)}${fill(sheet(6), own('print'))}</g>` +
          fill(sheet(6), own('light')) +
          `<path d="${band}" fill="#2c1c10" opacity=".4" filter="${own('lift')}" transform="translate(5 3)"/></g>` +
          line(sheet(6), '#fff', 1.4, 'opacity=".4"') +
          `<g filter="${own('washi')}">${fill(band, own('paper'))}</g>` +
          line(`M${from + 7} 0V${deep}M${to - 7} 0V${deep}`, seal, 2.2, 'opacity=".8"') +
          at(0, 0, brushed('注染手ぬぐい', 19, to - 30, 46, '#6b4a34')) +
          brushed(name, 42, (from + to) / 2 - 14, 90, '#3c2a20') +
          fill(`M${to - 42} 196h24v24h-24z`, seal) +
          line(`M${to - 37} 202h14M${to - 37} 208h14M${to - 30} 199v18`, '#fdf3e4', 2),
      ) +
      fill(
        `M${skew(from).toFixed(1)} ${-total}H${skew(to).toFixed(1)}V-2Q${skew((from + to) / 2).toFixed(1)} 1 ${skew(from).toFixed(1)} -2Z`,
        '#e3d8c2',
      ),
  }
}
export const tenuguiProducts = Object.keys(kinds).map((kind) => `tenugui-${kind}`)
