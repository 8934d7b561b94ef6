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

/** A ripe red apple: streaks from the stem, pale dots, the stem in its hollow. */
const apple = (seed) => {
  const next = sequence(seed)
  const streaks = Array.from({ length: 46 }, () => {
    const turn = next() * Math.PI * 2
    const [from, to] = [14 + next() * 12, 44 + next() * 20]
    const [x, y] = [Math.cos(turn), Math.sin(turn) * 0.92]
    return `M${(x * from).toFixed(1)} ${(y * from - 18).toFixed(1)}Q${(x * to * 0.7).toFixed(1)} ${(y * to * 0.7 - 8).toFixed(1)} ${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`
  }).join('')
  const dots = Array.from({ length: 40 }, () => {
    const [turn, far] = [next() * 6.28, 20 + next() * 40]
    return oval((Math.cos(turn) * far).toFixed(1), (Math.sin(turn) * far).toFixed(1), 1.3, 1.1, '#f8dca4')
  }).join('')
  return (
    oval(8, 34, 78, 50, own('under')) +
    net(74, 58) +
    `<path d="${blob(69, 64, 0.016, seed, 16)}" fill="${own('apple')}"/>` +
    line(streaks, '#8c1020', 2.2, 'opacity=".34"') +
    oval(0, -20, 24, 13, '#d8a23c', 'opacity=".75"') +
    oval(0, -22, 15, 8, '#6e4a16', 'opacity=".7"') +
    dots +
    line(`M0 -22Q${(seed % 3) * 5 - 4} -40 ${(seed % 3) * 9 - 6} -52`, '#5c3c1c', 5) +
    `<g filter="${own('blush')}">${oval(-28, -26, 14, 10, '#fff', 'opacity=".75"')}</g>`
  )
}

/** A mandarin: pores in its peel, the green star where it hung. */
const mandarin = (seed) => {
  const next = sequence(seed)
  const pores = Array.from({ length: 60 }, () => {
    const [turn, far] = [next() * 6.28, Math.sqrt(next()) * 56]
    return oval(
      (Math.cos(turn) * far).toFixed(1),
      (Math.sin(turn) * far * 0.9).toFixed(1),
      1.4,
      1.1,
      '#b8600a',
    )
  }).join('')
  const [x, y] = [(next() - 0.5) * 44, (next() - 0.5) * 32 - 8]
  return (
    oval(6, 22, 66, 46, own('under')) +
    `<path d="${blob(62, 55, 0.02, seed, 14)}" fill="${own('mandarin')}"/>` +
    `<g opacity=".3">${pores}</g>` +
    at(
      x.toFixed(1),
      y.toFixed(1),
      oval(0, 0, 11, 8, '#d87a14', 'opacity=".7"') +
        fill('M0 -7L2 -2L7 -2L3 2L5 7L0 4L-5 7L-3 2L-7 -2L-2 -2Z', '#6f8a3c') +
        oval(0, 0, 2.4, 2, '#cdb98a'),
    ) +
    `<g filter="${own('shine')}">${oval(-22, -22, 13, 9, '#fff3d8', 'opacity=".8"')}</g>`
  )
}

const boxes = {
  ringo: {
    columns: 5,
    rows: 2,
    wide: 150,
    deep: 134,
    pieces: () => Array.from({ length: 10 }, (_, index) => apple(index + 4)),
    paper: ['#efe6d2', '#d3c4a2', '#fff'],
  },
  mikan: {
    columns: 6,
    rows: 5,
    wide: 122,
    deep: 92,
    pieces: () => Array.from({ length: 30 }, (_, index) => mandarin(index + 3)),
    paper: ['#c9832c', '#a05f14', '#fff'],
  },
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
      ball('apple', '#f0685c', '#c8202f', '#7c0c1c'),
      ball('mandarin', '#ffc25a', '#f28a18', '#c25a06'),
      ball('melon', '#c9dba0', '#94b16a', '#5a7a3c'),
      `<clipPath id="own-round"><ellipse rx="114" ry="108"/></clipPath>`,
      rough('fuzz', 0.8, 0.25),
      soft('blush', 12),
      soft('shine', 5),
      disc('under', ['#2a1a0e', 0, 0.45], ['#2a1a0e', 1, 0]),
    ],
    body: box.body(pieces()),
  }
}
