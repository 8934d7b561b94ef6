/**
 * Draws a 16:9 tile picture for each of the gift shop's occasions, and the wide banners. Reuses the product
 * drawings, placed side by side on a common ground so that none is cropped. `paint-pictures.mjs` renders it.
 *
 *   node reference-api/scripts/compose-occasions.mjs
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placed, readDrawn } from './goods/drawn.mjs'

const drawings = new URL('../seed/tsunagu-drawings', import.meta.url).pathname
const tile = { width: 1280, height: 720, floor: 430 }
const wide = { width: 1280, height: 480, floor: 250 }

const grounds = {
  warm: ['#f8ece2', '#ead3c8', '#e5d0c4'],
  straw: ['#f8f0de', '#eadfc6', '#e4d8bd'],
  leaf: ['#f1f1e6', '#dde0d0', '#d6dac8'],
  sky: ['#f3f1ee', '#dadfe4', '#d3d9df'],
  lilac: ['#f5f1f3', '#e3dbe5', '#dcd3df'],
  counter: ['#f2f4f5', '#d9e0e6', '#cfae7e'],
}

/**
 * Ground and drawings of each occasion's picture. A drawing is `[name, x, y, scale]`, with the centre of its
 * base at `x`, `y`. A parcel has its near left corner there, and the width of its shadow last.
 */
const scenes = {
  oseibo: [
    'straw',
    ['sake-junmai', 640, 600, 0.86],
    ['fruit-mikan', 300, 630, 0.72],
    ['ham-rosu', 1000, 630, 0.74],
  ],
  ochugen: ['sky', ['juice-mikan', 900, 620, 0.86], ['noodle-somen', 370, 596, 0.86]],
  'kekkon-iwai': ['lilac', ['glass-pair-kohaku', 930, 620, 0.84], ['meoto-yunomi-akane', 350, 630, 0.84]],
  'shussan-iwai': [
    'warm',
    ['nappy-cake-mizu', 330, 640, 0.84],
    ['blocks-yume', 1010, 640, 0.6],
    ['plush-usagi', 690, 630, 0.76],
  ],
  uchiiwai: [
    'warm',
    ['catalog-kaze', 1000, 610, 0.76],
    ['baumkuchen-plain', 340, 590, 0.76],
    ['imabari-towel-hana', 690, 640, 0.5],
  ],
  'koden-gaeshi': [
    'leaf',
    ['catalog-shizuka', 1000, 620, 0.76],
    ['tea-tin-gyokuro', 680, 640, 0.72],
    ['imabari-towel-sumi', 320, 630, 0.74],
  ],
  tanjobi: ['lilac', ['bouquet-bara', 910, 640, 0.86], ['cake-whole-fraise', 380, 560, 0.86]],
  'choju-iwai': [
    'warm',
    ['bouquet-bara', 320, 650, 0.82],
    ['sake-daiginjo', 660, 610, 0.86],
    ['meoto-yunomi-akane', 1000, 630, 0.72],
  ],
  'haha-no-hi': ['warm', ['bouquet-carnation', 400, 650, 0.92], ['daifuku-ichigo', 900, 560, 0.76]],
  'chichi-no-hi': ['sky', ['sake-set-ai', 380, 640, 0.96], ['katsuo-hotate', 930, 640, 0.78]],
  christmas: [
    'leaf',
    ['wine-bailey', 650, 620, 0.92],
    ['cake-whole-chocolat', 320, 580, 0.78],
    ['plush-kuma', 980, 640, 0.8],
  ],
  nyugaku: ['sky', ['randoseru-aka', 370, 640, 0.88], ['art-set-ao', 920, 590, 0.84]],
  sotsugyo: ['lilac', ['bouquet-tulip', 390, 660, 0.9], ['pen-wakaba', 960, 590, 0.8]],
  shushoku: ['sky', ['wallet-kuri', 350, 620, 0.76], ['pen-ruri', 950, 590, 0.8]],
  seijin: ['straw', ['clock-kurumi', 340, 630, 0.82], ['wallet-kon', 940, 620, 0.74]],
  taishoku: ['leaf', ['orchid-shiro', 390, 660, 0.94], ['pen-tame', 900, 590, 0.82]],
  omimai: ['straw', ['fruit-ringo', 370, 640, 0.8], ['jelly-kankitsu', 940, 620, 0.84]],
  hikkoshi: ['leaf', ['tenugui-asa', 360, 600, 0.76], ['noodle-soba', 890, 594, 0.88]],
}

/**
 * Banners are cropped to their right: to 960 wide in tiles, to about 770 on desktops. Goods stand clear of
 * the crops' edges at x 320 and 510, and those that the words tell of stand to the right of both.
 */
const banners = {
  oseibo: [
    'straw',
    ['arrival-wrapped-36x26x11-noshi-bag', 866, 316, 0.52, 170],
    ['fruit-ringo', 660, 318, 0.4],
    ['sake-junmai', 1196, 384, 0.6],
    ['tea-tin-gyokuro', 424, 396, 0.45],
    ['senbei-shoyu', 172, 424, 0.43],
    ['ham-rosu', 688, 418, 0.45],
    ['wagyu-sukiyaki', 1014, 418, 0.48],
  ],
  imabari: [
    'sky',
    ['imabari-face-kisetsu', 420, 400, 0.42],
    ['imabari-towel-shima', 180, 400, 0.44],
    ['imabari-towel-hana', 668, 330, 0.42],
    ['imabari-towel-kumo', 1116, 338, 0.46],
    ['imabari-towel-set', 880, 400, 0.6],
  ],
  naiwai: [
    'warm',
    ['catalog-kaze', 1180, 396, 0.56],
    ['imabari-towel-hana', 172, 396, 0.46],
    ['tea-tin-sencha', 412, 400, 0.46],
    ['baumkuchen-plain', 660, 396, 0.44],
    ['arrival-wrapped-34x24x11-noshi-bag', 822, 402, 0.66, 210],
  ],
  baby: [
    'straw',
    ['nappy-cake-momo', 690, 400, 0.62],
    ['romper-shima', 190, 390, 0.46],
    ['baby-shoes-kiiro', 418, 416, 0.34],
    ['plush-kuma', 950, 404, 0.58],
    ['blocks-iro', 1146, 412, 0.37],
    ['rattle-hinata', 830, 446, 0.24],
  ],
  tea: [
    'leaf',
    ['tea-tin-gyokuro', 592, 370, 0.54],
    ['tea-tin-hojicha', 420, 380, 0.46],
    ['yokan-ogura', 176, 410, 0.44],
    ['meoto-yunomi-konabiki', 790, 412, 0.4],
    ['jonamagashi-haru', 1094, 402, 0.52],
  ],
  school: [
    'sky',
    ['blazer-kon', 1104, 420, 0.62],
    ['randoseru-kon', 196, 408, 0.54],
    ['sailor-winter', 418, 412, 0.5],
    ['randoseru-aka', 664, 414, 0.64],
    ['art-set-ao', 908, 396, 0.52],
  ],
  flower: [
    'lilac',
    ['orchid-shiro', 900, 420, 0.64],
    ['arrange-hinata', 190, 416, 0.52],
    ['bouquet-tulip', 424, 412, 0.5],
    ['bouquet-bara', 672, 426, 0.62],
    ['arrange-aozora', 1120, 420, 0.6],
  ],
  sake: [
    'straw',
    ['sake-daiginjo', 580, 392, 0.6],
    ['wine-pair-oka', 190, 408, 0.58],
    ['beer-three', 420, 408, 0.46],
    ['sake-hiyaoroshi', 676, 402, 0.6],
    ['sake-set-ai', 872, 410, 0.62],
    ['katsuo-hotate', 1126, 420, 0.44],
  ],
  greeting: [
    'counter',
    ['arrival-carton-62x42x30', 1016, 300, 0.44],
    ['arrival-carton-44x33x28', 604, 296, 0.36],
    ['arrival-carton-62x42x30', 20, 300, 0.36],
    ...[352, 410, 468].map((x) => ['tea-tin-sencha', x, 326, 0.27]),
    ...[1064, 1130, 1196].map((x) => ['tea-tin-hojicha', x, 346, 0.29]),
    ...[550, 760].map((x) => ['arrival-wrapped-65x45x14-noshi', x, 352, 0.3]),
    ...[340, 408, 476].map((x) => ['tea-tin-sencha', x, 372, 0.31]),
    ...[1046, 1122, 1198].map((x) => ['tea-tin-hojicha', x, 404, 0.34]),
    ...[524, 768].map((x) => ['arrival-wrapped-65x45x14-noshi', x, 430, 0.35]),
    ...[90, 228].map((x) => ['senbei-shoyu', x, 404, 0.2]),
  ],
  cases: [
    'counter',
    ['arrival-carton-62x42x30', 1000, 312, 0.46],
    ['arrival-carton-62x42x30', 570, 306, 0.4],
    ['arrival-carton-44x33x28', 36, 304, 0.36],
    ...[196, 430].map((x) => ['imabari-towel-kumo', x, 336, 0.3]),
    ...[660, 890, 1120].map((x) => ['imabari-towel-kumo', x, 356, 0.34]),
    ...[150, 400].map((x) => ['imabari-towel-kumo', x, 420, 0.34]),
    ...[626, 884, 1142].map((x) => ['imabari-towel-kumo', x, 432, 0.38]),
  ],
}

/** Draws the shadow of a parcel and of the bag that stands behind its left corner. */
const shadowOf = (x, y, wide) =>
  [x + wide * 0.68, x + wide * 0.3]
    .map(
      (centre, index) =>
        `<ellipse cx="${centre}" cy="${y - 6 - index * 54}" rx="${wide * 0.75}" ry="13" fill="#4a3426" opacity=".26" filter="url(#g1-s)"/>`,
    )
    .join('')

/** Draws the table, or a shop's wooden counter with its front edge. */
function drawTable(ground, colour, { width, height, floor }) {
  const table = `<path d="M0 ${floor}Q${width / 2} ${floor - 10} ${width} ${floor}V${height}H0Z" fill="${colour}"/>`
  if (ground !== 'counter') return table
  const edge = height - 30
  return (
    `<g filter="url(#grain)">${table}<path d="M0 ${edge}H${width}V${height}H0Z" fill="#a9824f"/></g>` +
    `<path d="M0 ${edge}H${width}" stroke="#f3dcb2" stroke-width="3" opacity=".8"/>`
  )
}
const grain =
  '<filter id="grain" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .07" numOctaves="3" seed="5"/><feColorMatrix values="0 0 0 0 .42 0 0 0 0 .26 0 0 0 0 .1 1.2 0 0 0 -.56"/><feComposite in2="SourceGraphic" operator="in" result="t"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="t"/></feMerge></filter>'

function drawScene([ground, ...parts], { width, height, floor }) {
  const [light, dark, table] = grounds[ground]
  const goods = parts.map(([name, x, y, size, shade], index) => ({
    x,
    y,
    size,
    shade,
    ...readDrawn(name, `g${index}-`),
  }))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    `<linearGradient id="bg" x2=".9" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    ...(ground === 'counter' ? [grain] : []),
    ...goods.map(({ defs }) => defs),
    `</defs><rect width="${width}" height="${height}" fill="url(#bg)"/>`,
    drawTable(ground, table, { width, height, floor }),
    ...goods.map(
      ({ x, y, size, shade, ...drawn }) => (shade ? shadowOf(x, y, shade) : '') + placed(drawn, x, y, size),
    ),
    '</svg>',
  ].join('')
}

for (const [key, scene] of Object.entries(scenes))
  writeFileSync(join(drawings, `occasion-${key}.svg`), drawScene(scene, tile))
for (const [key, scene] of Object.entries(banners))
  writeFileSync(join(drawings, `banner-${key}.svg`), drawScene(scene, wide))
