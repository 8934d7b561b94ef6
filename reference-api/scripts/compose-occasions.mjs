/**
 * Draws a 16:9 tile picture for each of the gift shop's occasions, and the wide banners. Reuses the product
 * drawings, placed side by side on a common ground so that none is cropped. `paint-pictures.mjs` renders it.
 *
 *   node reference-api/scripts/compose-occasions.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const drawings = new URL('../seed/tsunagu-drawings', import.meta.url).pathname
const tile = { width: 1280, height: 720, floor: 430 }
const wide = { width: 1280, height: 480, floor: 250 }

const grounds = {
  warm: ['#f8ece2', '#ead3c8', '#e5d0c4'],
  straw: ['#f8f0de', '#eadfc6', '#e4d8bd'],
  leaf: ['#f1f1e6', '#dde0d0', '#d6dac8'],
  sky: ['#f3f1ee', '#dadfe4', '#d3d9df'],
  lilac: ['#f5f1f3', '#e3dbe5', '#dcd3df'],
}

/**
 * Ground and drawings of each occasion's picture. A drawing is `[name, x, y, scale]`, with the centre of its
 * base at `x`, `y`. A parcel has its near left corner there, and the width of its shadow last.
 */
const scenes = {
  oseibo: [
    'straw',
    ['sake-junmai', 640, 560, 0.78],
    ['fruit-mikan', 300, 610, 0.6],
    ['ham-rosu', 960, 610, 0.62],
  ],
  ochugen: ['sky', ['juice-mikan', 900, 590, 0.72], ['noodle-somen', 390, 610, 0.78]],
  'kekkon-iwai': ['lilac', ['glass-pair-kohaku', 900, 590, 0.72], ['meoto-yunomi-akane', 390, 600, 0.78]],
  'shussan-iwai': [
    'warm',
    ['nappy-cake-mizu', 360, 610, 0.72],
    ['blocks-yume', 970, 610, 0.5],
    ['plush-usagi', 690, 600, 0.62],
  ],
  uchiiwai: ['warm', ['catalog-kaze', 960, 590, 0.64], ['baumkuchen-plain', 380, 570, 0.7]],
  'koden-gaeshi': [
    'leaf',
    ['catalog-shizuka', 930, 590, 0.66],
    ['tea-tin-gyokuro', 640, 610, 0.66],
    ['imabari-towel-sumi', 320, 610, 0.62],
  ],
  tanjobi: ['lilac', ['bouquet-bara', 890, 610, 0.74], ['cake-whole-fraise', 400, 520, 0.74]],
  'haha-no-hi': ['warm', ['bouquet-carnation', 450, 620, 0.8], ['daifuku-ichigo', 900, 540, 0.6]],
  'chichi-no-hi': ['sky', ['sake-set-ai', 420, 620, 0.78], ['katsuo-hotate', 920, 610, 0.62]],
  christmas: [
    'leaf',
    ['wine-bailey', 620, 570, 0.74],
    ['cake-whole-chocolat', 330, 540, 0.66],
    ['plush-kuma', 940, 610, 0.66],
  ],
  nyugaku: ['sky', ['randoseru-aka', 420, 610, 0.72], ['art-set-ao', 900, 610, 0.62]],
  taishoku: ['leaf', ['orchid-shiro', 400, 620, 0.82], ['pen-tame', 880, 560, 0.66]],
  omimai: ['straw', ['fruit-ringo', 400, 610, 0.66], ['jelly-kankitsu', 930, 590, 0.64]],
  hikkoshi: ['leaf', ['tenugui-asa', 370, 560, 0.62], ['noodle-soba', 880, 600, 0.72]],
}

/**
 * Banners are cropped to their right: to 960 wide on phones, to about 770 on desktops. Goods stand clear of
 * the crops' edges at x 330 and 520.
 */
const banners = {
  oseibo: [
    'straw',
    ['arrival-wrapped-36x26x11-noshi-bag', 866, 316, 0.52, 170],
    ['fruit-ringo', 660, 318, 0.4],
    ['sake-junmai', 1188, 372, 0.58],
    ['tea-tin-gyokuro', 424, 396, 0.45],
    ['senbei-shoyu', 172, 424, 0.43],
    ['ham-rosu', 688, 418, 0.45],
    ['wagyu-sukiyaki', 1014, 418, 0.48],
  ],
}

/** Reads a drawing's scale, content and definitions. The prefix keeps its ids unique within the picture. */
function readGoods(name, prefix) {
  const drawing = readFileSync(
    join(drawings, `${name.startsWith('arrival-') ? name : `${name}-1`}.svg`),
    'utf8',
  )
  const [, defs, rest] = /<defs>(.*?)<\/defs>(.*)<\/svg>\s*$/s.exec(drawing)
  const group = rest.slice(rest.indexOf('<g transform="translate('))
  const [whole, scale] = /^<g transform="translate\([^)]*\) scale\(([\d. ]+)\)">/.exec(group)
  const named = (text) =>
    text.replace(/ id="([\w-]+)"/g, ` id="${prefix}$1"`).replace(/(url\(#|href="#)([\w-]+)/g, `$1${prefix}$2`)
  return { scale, content: named(group.slice(whole.length)), defs: named(defs) }
}

/** Draws the shadow of a parcel and of the bag that stands behind its left corner. */
const shadowOf = (x, y, wide) =>
  [x + wide * 0.68, x + wide * 0.3]
    .map(
      (centre, index) =>
        `<ellipse cx="${centre}" cy="${y - 6 - index * 54}" rx="${wide * 0.75}" ry="13" fill="#4a3426" opacity=".26" filter="url(#g1-s)"/>`,
    )
    .join('')

function drawScene([ground, ...placed], { width, height, floor }) {
  const [light, dark, table] = grounds[ground]
  const goods = placed.map(([name, x, y, size, shade], index) => ({
    x,
    y,
    size,
    shade,
    ...readGoods(name, `g${index}-`),
  }))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    `<linearGradient id="bg" x2=".9" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    ...goods.map(({ defs }) => defs),
    `</defs><rect width="${width}" height="${height}" fill="url(#bg)"/>`,
    `<path d="M0 ${floor}Q640 ${floor - 10} ${width} ${floor}V${height}H0Z" fill="${table}"/>`,
    ...goods.map(
      ({ x, y, size, shade, scale, content }) =>
        `${shade ? shadowOf(x, y, shade) : ''}<g transform="translate(${x} ${y}) scale(${size})"><g transform="scale(${scale})">${content}</g>`,
    ),
    '</svg>',
  ].join('')
}

for (const [key, scene] of Object.entries(scenes))
  writeFileSync(join(drawings, `occasion-${key}.svg`), drawScene(scene, tile))
for (const [key, scene] of Object.entries(banners))
  writeFileSync(join(drawings, `banner-${key}.svg`), drawScene(scene, wide))
