import { fill, line } from '../../scenes/paint.mjs'
import { cut, down, own, rough, soft } from '../materials.mjs'

const shadeOf = (hex, factor) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Math.min(255, parseInt(hex.slice(at, at + 2), 16) * factor))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const pattern = (size, content, more = '') =>
  `<pattern id="own-print" width="${size}" height="${size}" patternUnits="userSpaceOnUse" ${more}>${content}</pattern>`
const star = 'M0 -13L3.6 -4L13 -4L5.4 1.6L8.4 11L0 5.2L-8.4 11L-5.4 1.6L-13 -4L-3.6 -4Z'
const paws =
  '<path d="M-5 2q-4 -12 0 -16q5 2 3 16ZM5 2q4 -12 0 -16q-5 2 -3 16Z"/><circle cx="-4" cy="12" r="3"/><circle cx="4" cy="17" r="3"/>'
const petal = 'M0 0C-9 -6 -9 -17 -3 -20L0 -17L3 -20C9 -17 9 -6 0 0Z'
const blossom = [0, 72, 144, 216, 288]
  .map((angle) => `<path d="${petal}" transform="rotate(${angle})"/>`)
  .join('')

/** Open gauze: its grid of threads, with a motif woven in. */
const gauze = (motif) =>
  pattern(
    60,
    `<path d="${Array.from({ length: 10 }, (_, index) => `M${index * 6} 0v60M0 ${index * 6}h60`).join('')}" stroke="#fff" stroke-width="1.6" opacity=".26"/>${motif}`,
  )

const kinds = {
  kumo: {
    dye: '#aaa7a2',
    back: '#d3d0c9',
    binding: '#c3c0ba',
    print: gauze(
      '<path d="M0 22q15 -14 30 0t30 0M0 52q15 -14 30 0t30 0" fill="none" stroke="#f2f0ea" stroke-width="2.4"/>',
    ),
  },
  wakaba: {
    dye: '#a9c47c',
    back: '#e2ecc8',
    binding: '#c4d89c',
    print: gauze('<path d="M8 24Q10 8 26 6Q26 22 8 24ZM36 54Q38 38 54 36Q54 52 36 54Z" fill="#eef5dc"/>'),
  },
  sakura: {
    dye: '#efbcbc',
    back: '#fbe9e4',
    binding: '#f6d6d2',
    print: gauze(
      `<g fill="#fdf0ec"><g transform="translate(15 15) scale(.5)">${blossom}</g><g transform="translate(45 45) scale(.5)">${blossom}</g></g>`,
    ),
  },
  kogane: {
    dye: '#e4cd8e',
    back: '#c79a52',
    hasFringe: true,
    print: pattern(
      44,
      '<path d="M0 4h44M0 15h44M0 37h44" stroke="#f6ebc4" stroke-width="3.6"/><path d="M0 26h44" stroke="#b98f3f" stroke-width="2.4"/>',
    ),
  },
  umi: {
    dye: '#35548c',
    back: '#f4f1e8',
    binding: '#fbf9f2',
    print: pattern(
      36,
      '<path d="M0 10q9 -9 18 0t18 0M0 28q9 -9 18 0t18 0" fill="none" stroke="#6f8cc0" stroke-width="2" opacity=".7"/>',
    ),
  },
  tartan: {
    dye: '#b23a3c',
    back: '#2c3358',
    hasFringe: true,
    print: pattern(
      96,
      '<path d="M14 0v96M0 14h96" stroke="#5c1a2a" stroke-width="22" opacity=".55"/><path d="M62 0v96M0 62h96" stroke="#2c2f52" stroke-width="12" opacity=".5"/><path d="M38 0v96M0 38h96M86 0v96M0 86h96" stroke="#f0d9b8" stroke-width="2.6" opacity=".85"/>',
    ),
  },
  hoshi: {
    dye: '#a9c9e4',
    back: '#fbf8f0',
    binding: '#fbf8f0',
    print: pattern(
      68,
      `<g fill="#fff"><path d="${star}" transform="translate(18 18)"/><path d="${star}" transform="translate(52 52) scale(.7)"/></g>`,
    ),
  },
  usagi: {
    dye: '#f1e8d6',
    back: '#eeb5ab',
    binding: '#eeb5ab',
    print: pattern(
      72,
      `<g fill="#c98a80"><g transform="translate(18 22) rotate(24)">${paws}</g><g transform="translate(54 56) rotate(24)">${paws}</g></g>`,
    ),
  },
  asa: {
    dye: '#9cc3d3',
    isQuilted: true,
    print:
      '<pattern id="own-print" width="52" height="90" patternUnits="userSpaceOnUse"><path d="M0 0H52M0 45H52M0 90H52M0 0L52 90M52 0L0 90M0 0L26 15L52 0M26 15V75M0 90L26 75L52 90M0 0V30L26 45L0 60V90M52 0V30L26 45L52 60V90" fill="none" stroke="#eef6f8" stroke-width="1.8" opacity=".7"/></pattern>',
  },
  hana: {
    dye: '#edb6ba',
    isQuilted: true,
    print: pattern(
      110,
      `<g fill="#fbe6e4"><g transform="translate(28 30)">${blossom}</g><g transform="translate(82 84) scale(.8)">${blossom}</g></g>`,
    ),
  },
}

const [wide, deep] = [430, 250]
const slab = (w, d, r) =>
  `M${r} 0H${w - r}Q${w} 0 ${w} ${r}V${d - r}Q${w} ${d} ${w - r} ${d}H${r}Q0 ${d} 0 ${d - r}V${r}Q0 0 ${r} 0Z`
const turned = `M0 ${deep - 130}L150 ${deep}V${deep - 118}Q150 ${deep - 130} 138 ${deep - 130}Z`

/** A folded blanket or quilt: its folds one on another, the nap on top, one corner turned to the back. */
export function bedding(kind) {
  const { dye, back, binding, hasFringe, isQuilted, print } = kinds[kind]
  const [layers, thick, r] = isQuilted ? [3, 56, 40] : [4, 32, 22]
  const total = layers * thick
  const plane = (height, content) =>
    `<g transform="matrix(1 0 -.13 .74 ${(-wide / 2 + 0.13 * deep * 0.5).toFixed(1)} ${(-height - deep * 0.74).toFixed(1)})">${content}</g>`
  const shape = slab(wide, deep, r)
  const step = isQuilted ? 4 : 3
  const layer = (index) => {
    const top = (index + 1) * thick
    const count = Math.floor(thick / step)
    const sides = Array.from({ length: count }, (_, at) => {
      const t = at / (count - 1)
      const bulge = Math.sin(Math.PI * t)
      const inset = (1 - bulge) * (isQuilted ? 9 : 5)
      const scaled = `translate(${inset.toFixed(1)} ${inset.toFixed(1)}) scale(${(1 - (inset * 2) / wide).toFixed(4)} ${(1 - (inset * 2) / deep).toFixed(4)})`
      const paint = shadeOf(binding && index % 2 ? binding : dye, 0.62 + bulge * 0.3 + t * 0.08)
      return plane(index * thick + at * step, `<path d="${shape}" fill="${paint}" transform="${scaled}"/>`)
    }).join('')
    return sides + (index === layers - 1 ? '' : plane(top - 2, fill(shape, '#1c120a', 'opacity=".3"')))
  }
  const quilting = isQuilted
    ? [1, 2, 3].map((at) => `M${(wide * at) / 4} 6V${deep - 6}`).join('') +
      [1, 2].map((at) => `M6 ${(deep * at) / 3}H${wide - 6}`).join('')
    : ''
  const fringe = Array.from(
    { length: 44 },
    (_, at) => `M${8 + at * 9.6} 0q${at % 2 ? 2 : -2} 9 ${at % 3 ? 1 : -1} 17`,
  ).join('')
  const frontY = -thick * 0.5
  return {
    extent: [-wide / 2 - 20, -total - deep * 0.74, wide / 2 + 24, hasFringe ? 12 : 2],
    focus: [-40, -total - deep * 0.3],
    shadow: { x: 34, y: -18, rx: 250, ry: 34 },
    defs: [
      print,
      down('light', ['#fff', 0, 0.34], ['#fff', 0.5, 0], ['#000', 1, 0.16]),
      rough('nap', isQuilted ? 0.5 : 0.34, isQuilted ? 0.3 : 0.6, 4),
      soft('puff', 9),
      soft('lift', 5),
      `<clipPath id="own-sheet"><path d="${shape}"/></clipPath>`,
    ],
    body:
      (hasFringe
        ? `<g transform="translate(${-wide / 2 - 14} ${frontY + 8})">${line(fringe, shadeOf(dye, 0.8), 2.2)}</g>`
        : '') +
      Array.from({ length: layers }, (_, index) => layer(index)).join('') +
      plane(
        total - 2,
        `<g clip-path="${own('sheet')}"><g filter="${own('nap')}">${fill(shape, dye)}${fill(shape, own('print'))}</g>` +
          (binding
            ? line(`M0 ${deep - 9}H${wide}`, binding, 18) +
              cut(`M0 ${deep - 19}H${wide}`, shadeOf(dye, 0.8), 1.4, '5 4')
            : '') +
          (quilting
            ? `<path d="${quilting}" fill="none" stroke="#3a2a24" stroke-width="20" opacity=".3" filter="${own('puff')}"/>` +
              cut(quilting, shadeOf(dye, 0.66), 2, '6 4')
            : '') +
          fill(shape, own('light')) +
          (back
            ? fill(`M0 ${deep - 130}L150 ${deep}H0Z`, shadeOf(dye, 0.72)) +
              `<path d="${turned}" fill="#1c120a" opacity=".4" filter="${own('lift')}" transform="translate(6 -4)"/>` +
              `<g filter="${own('nap')}">${fill(turned, back)}</g>` +
              line(`M0 ${deep - 130}L150 ${deep}`, shadeOf(back, 1.12), 3, 'opacity=".8"') +
              cut(
                `M140 ${deep - 12}V${deep - 112}Q140 ${deep - 121} 130 ${deep - 121}H20`,
                shadeOf(back, 0.78),
                1.4,
                '5 4',
              )
            : '') +
          '</g>' +
          line(shape, shadeOf(dye, 0.7), 1.6, 'opacity=".6"'),
      ) +
      fill(`M120 ${-thick * 1.1}h46v24h-46z`, '#fdfaf1') +
      line(`M120 ${-thick * 1.1}h46v24h-46z`, '#b9a683', 1) +
      line(`M128 ${-thick * 1.1 + 9}h30M128 ${-thick * 1.1 + 16}h20`, '#8a7c68', 1.6),
  }
}
