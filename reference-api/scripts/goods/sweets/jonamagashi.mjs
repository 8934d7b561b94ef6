import { openBox } from '../box.mjs'
import { ball, disc, oval, own, rough, soft } from '../materials.mjs'
import { kneaded } from './kneaded.mjs'

const seasons = {
  haru: [
    ['blossom', ['#fdeef0', '#f4b9c4', '#d98397']],
    ['strands', ['#d9e4a6', '#a9c06c', '#7b954a'], ['#f6d35c', '#f9e08a']],
    ['gathered', ['#fdf6f3', '#f6ced2', '#d99ca6']],
    ['leaf', ['#bcd08a', '#8aa956', '#5f7d38']],
    ['blossom', ['#ffffff', '#f9e9ea', '#e3bfc4']],
    ['chrysanthemum', ['#fdf3c4', '#f3d977', '#cfaa45']],
  ],
  natsu: [
    ['clear', ['#e6f4fb', '#a9d3ea', '#6fa7cb'], '#5f93c4'],
    ['funnel', ['#8fb0e4', '#4f74c0', '#34539a']],
    ['cubes', ['#b9c6f0', '#8c97dc', '#b4a2e0', '#d6e2fa']],
    ['leaf', ['#b9d6a8', '#80ae78', '#557f52']],
    ['clear', ['#f3f6ec', '#cfe0c8', '#94b295'], '#6d3b35'],
    ['gathered', ['#f6fbff', '#bfdcf0', '#84b1d4']],
  ],
  aki: [
    ['maple', ['#f4a34c', '#d8532b', '#a83020']],
    ['chestnut', ['#a8693a', '#7a4420', '#52290f']],
    ['strands', ['#f2b24c', '#d9742c', '#a84a1c'], ['#c8402c', '#f3d36a']],
    ['persimmon', ['#f9b25e', '#ea8130', '#bf571a']],
    ['chrysanthemum', ['#fdeeb0', '#f0c64c', '#c4922a']],
    ['gathered', ['#fdf0c2', '#f0b765', '#cf6a3a']],
  ],
  fuyu: [
    ['camellia', ['#e8707c', '#c8313f', '#93202c']],
    ['strands', ['#ffffff', '#f2f1ec', '#d2d2cc'], ['#dfe9c4', '#ffffff']],
    ['gathered', ['#ffffff', '#f6eef2', '#d7c3cc']],
    ['yuzu', ['#fbe58a', '#f2c93c', '#c79a22']],
    ['blossom', ['#fbd9de', '#e68a9b', '#bd5a70']],
    ['snow', ['#ffffff', '#f7f5f0', '#d6d1c8']],
  ],
}

/** The box of six unbaked sweets, each another shape of the season. */
export function jonamagashi(season) {
  const box = openBox({
    columns: 3,
    rows: 2,
    wide: 150,
    deep: 138,
    board: ['#5b4339', '#46312a', '#33221d'],
    paper: ['#f4ebd9', '#e2d4bb', '#fdf8ec'],
  })
  const pieces = seasons[season].map(([shape, colours, more], index) => kneaded(shape, index, colours, more))
  return {
    ...box,
    focus: [70, -100],
    defs: [
      ...box.defs,
      ...seasons[season].map(([, [light, middle, deep]], index) =>
        ball(`sweet-${index}`, [light, 0], [middle, 0.62], [deep, 1]),
      ),
      rough('paste', 0.7, 0.28),
      soft('blend', 6),
      soft('edge', 2.4),
      disc('under', ['#2c1c10', 0, 0.5], ['#2c1c10', 1, 0]),
    ],
    body: box.body(
      pieces.map((piece) => oval(6, 30, 62, 32, own('under')) + `<g filter="${own('paste')}">${piece}</g>`),
    ),
  }
}
