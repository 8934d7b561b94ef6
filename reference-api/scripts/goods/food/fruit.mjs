import { openBox } from '../box.mjs'
import { at, ball, blob, disc, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

/** A net of white foam that a ripe fruit lies in. */
const net = (rx, ry) =>
  oval(0, 16, rx, ry, '#f4f2ec') +
  Array.from({ length: 22 }, (_, index) => {
    const turn = (index / 22) * Math.PI * 2
    const [x, y] = [Math.cos(turn) * rx * 0.94, Math.sin(turn) * ry * 0.94 + 16]
    return (
      oval(x.toFixed(1), y.toFixed(1), 13, 10, 'none', 'stroke="#fff" stroke-width="5"') +
      oval(x.toFixed(1), +y.toFixed(1) + 2, 13, 10, 'none', 'stroke="#cfcabd" stroke-width="1.4"')
    )
  }).join('')

const peach = (seed) =>
  oval(8, 34, 82, 52, own('under')) +
  net(78, 62) +
  `<g filter="${own('fuzz')}"><path d="${blob(70, 62, 0.014, seed, 18)}" fill="${own('peach')}"/></g>` +
  `<g filter="${own('blush')}" opacity=".75">${oval(22 - (seed % 3) * 22, -8, 36, 42, '#e2607a')}${oval(-20, 18, 22, 18, '#ee8f95', 'opacity=".7"')}</g>` +
  line('M4 -50C-18 -26 -16 8 6 42', '#c2586a', 4, 'opacity=".5"') +
  line('M-1 -48C-22 -24 -20 8 2 42', '#fff3e6', 3, 'opacity=".6"') +
  oval(3, -48, 9, 5, '#8a6a3a', 'opacity=".8"') +
  `<g filter="${own('blush')}">${oval(-30, -28, 15, 10, '#fffaf2', 'opacity=".8"')}</g>`

/** A bunch of grapes lying on its paper: berries that thin out towards the tip. */
const bunch = (name, seed) => {
  const next = sequence(seed)
  const rows = [3, 4, 5, 5, 5, 4, 4, 3, 2, 1]
  const berries = rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, index) => [
        (index - (count - 1) / 2) * 33 + (next() - 0.5) * 9,
        -118 + row * 25 + (next() - 0.5) * 8,
      ]),
    )
    .map(
      ([x, y]) =>
        oval((x + 3).toFixed(1), (y + 4).toFixed(1), 20, 20, '#1c1420', 'opacity=".28"') +
        oval(x.toFixed(1), y.toFixed(1), 19, 19.5, own(name)) +
        oval((x - 6).toFixed(1), (y - 7).toFixed(1), 5.5, 4, '#fff', 'opacity=".6"') +
        oval((x + 3).toFixed(1), (y + 6).toFixed(1), 9, 6, '#fff', 'opacity=".12"'),
    )
    .join('')
  return (
    fill('M-96 -138L0 -160L98 -134L90 96L6 134L-92 100Z', '#fffdf6') +
    line('M-96 -138L0 -160L98 -134M-40 -150L-60 110M48 -148L60 112', '#ddd3bd', 1.6) +
    oval(6, 10, 82, 120, own('under')) +
    line('M0 -120Q2 -140 -2 -154M-16 -150H18', '#7a8a45', 7) +
    berries
  )
}

/** A melon with its corky net and the stem in the form of a T. */
const melon = (seed) => {
  const next = sequence(seed)
  const cords = Array.from({ length: 130 }, () => {
    const [turn, far] = [next() * 6.28, Math.sqrt(next()) * 104]
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far * 0.94]
    const step = () =>
      `q${(next() * 16 - 8).toFixed(0)} ${(next() * 16 - 8).toFixed(0)} ${(next() * 40 - 20).toFixed(0)} ${(next() * 40 - 20).toFixed(0)}`
    return `M${x.toFixed(0)} ${y.toFixed(0)}${step()}${step()}`
  }).join('')
  return (
    oval(12, 60, 124, 76, own('under')) +
    net(122, 104) +
    `<path d="${blob(116, 110, 0.008, seed, 20)}" fill="${own('melon')}"/>` +
    `<g clip-path="${own('round')}">` +
    line(cords, '#7f9468', 3.4, 'opacity=".45" transform="translate(1 1.4)"') +
    line(cords, '#e4e8c6', 1.9, 'opacity=".85"') +
    '</g>' +
    `<g filter="${own('blush')}">${oval(-46, -48, 34, 24, '#fdfff0', 'opacity=".6"')}</g>` +
    line('M0 -84V-124M-40 -132Q0 -120 42 -136', '#6a8048', 13) +
    line('M-2 -86V-122M-36 -134Q0 -123 38 -138', '#a9c07c', 4)
  )
}

const boxes = {
  momo: {
    columns: 3,
    rows: 2,
    wide: 176,
    deep: 160,
    pieces: () => [3, 4, 5, 6, 7, 8].map(peach),
    paper: ['#f7d9d6', '#e2b4b2', '#fff'],
  },
  budou: {
    columns: 3,
    rows: 1,
    wide: 206,
    deep: 310,
    pieces: () => [bunch('black', 5), bunch('green', 9), bunch('black', 13)],
    paper: ['#efe6d2', '#d3c4a2', '#fff'],
  },
  melon: {
    columns: 2,
    rows: 1,
    wide: 280,
    deep: 262,
    pieces: () => [at(0, 6, melon(4)), at(0, 6, melon(11))],
    paper: ['#efe6d2', '#d3c4a2', '#fff'],
  },
}

/** A box of fruit, as many as it is sold by. */
export function fruit(kind) {
  const { pieces, ...size } = boxes[kind]
  const box = openBox({ ...size, board: ['#e3c594', '#caa66c', '#a37f47'], high: 60, hasWalls: false })
  return {
    ...box,
    focus: [60, -140],
    defs: [
      ...box.defs,
      ball('peach', '#fff3df', '#fbd9c4', '#e9a39a'),
      ball('black', '#7a5a92', '#3f2a56', '#1c1028'),
      ball('green', '#e2efac', '#aecb62', '#6f9030'),
      ball('melon', '#c9dba0', '#94b16a', '#5a7a3c'),
      `<clipPath id="own-round"><ellipse rx="114" ry="108"/></clipPath>`,
      rough('fuzz', 0.8, 0.25),
      soft('blush', 12),
      disc('under', ['#2a1a0e', 0, 0.45], ['#2a1a0e', 1, 0]),
    ],
    body: box.body(pieces()),
  }
}
