import { placed, readDrawn } from './drawn.mjs'
import { splitElements } from './frames.mjs'

/** Parts of each set: `[product, x, y, scale]`, the middle of its foot at `x`, `y`, those behind first. */
const parts = {
  'asa-no-set': [
    ['coffee-beans-asa', -180, -20, 0.72],
    ['jam-haru', 190, 40, 0.62],
  ],
  'ocha-wagashi-set': [
    ['tea-tin-sencha', -250, -40, 0.66],
    ['dorayaki-tsubuan', 130, 10, 0.74],
  ],
  'banshaku-set': [
    ['sake-junmai', -250, 10, 0.92],
    ['katsuo-saba', 140, 0, 0.76],
  ],
  'furo-set': [
    ['imabari-towel-kumo', -80, -60, 0.84],
    ['soap-hana', 170, 60, 0.54],
  ],
  'baby-first-set': [
    ['romper-hoshi', -210, -60, 0.74],
    ['plush-kuma', 220, -10, 0.74],
    ['bib-mori', -60, 60, 0.52],
  ],
  'kome-oshoyu-set': [
    ['rice-koshi', -200, -20, 0.82],
    ['mentai-nami', 190, 50, 0.62],
  ],
  'shokutaku-set': [
    ['meoto-wan-karakusa', 0, -170, 0.76],
    ['chopsticks-ume', 0, 40, 0.88],
  ],
  'nyugaku-set': [
    ['art-set-ao', -110, -40, 0.82],
    ['bento-sugi', 260, 30, 0.5],
    ['book-card-hon', 20, 90, 0.36],
  ],
}

/** A set shows everything that it holds, as its parts are drawn for themselves. */
export function set(key) {
  const drawn = parts[key].map(([name, ...place], index) => ({
    place,
    ...readDrawn(name, `own-${index}-`),
  }))
  return {
    extent: [-430, -500, 430, 110],
    focus: [60, -120],
    back: -150,
    shadow: { x: 20, rx: 360, ry: 20, y: 0 },
    defs: drawn.flatMap(({ defs }) => splitElements(defs)),
    body: drawn.map((one) => placed(one, ...one.place)).join(''),
  }
}
export const sets = Object.keys(parts)
