import { openBox } from '../box.mjs'
import { at, ball, clipped, disc, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  honey: { dough: ['#f8d68c', '#e3a94e', '#a9652a'] },
  orange: { dough: ['#fbd48a', '#eaa446', '#b06a24'], bit: '#e8732a' },
  berry: { dough: ['#f4b9b4', '#d98286', '#a04c55'], bit: '#a32644' },
}

const shell =
  'M0 62C-10 62 -16 58 -18 50C-42 40 -60 12 -57 -12Q-58 -26 -49 -31Q-48 -44 -38 -47Q-34 -58 -23 -58Q-16 -67 -8 -63Q0 -70 8 -63Q16 -67 23 -58Q34 -58 38 -47Q48 -44 49 -31Q58 -26 57 -12C60 12 42 40 18 50C16 58 10 62 0 62Z'
const ridges = [-46, -33, -20, -7, 7, 20, 33, 46]

/** A shell: ridges that run from the hinge to the fluted edge, browned between them. */
function cake({ dough: [light, , deep], bit }, seed) {
  const next = sequence(seed)
  const zest = bit
    ? Array.from({ length: 14 }, () => {
        const [turn, far] = [next() * 6.28, Math.sqrt(next()) * 42]
        return `<path d="M-5 0q5 -4 10 1" fill="none" stroke="${bit}" stroke-width="3.4" stroke-linecap="round" opacity=".85" transform="translate(${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far - 8).toFixed(1)}) rotate(${Math.round(next() * 180)})"/>`
      }).join('')
    : ''
  return (
    oval(8, 16, 60, 60, own('under')) +
    fill(shell, deep, 'transform="translate(0 10)"') +
    `<g filter="${own('crumb')}">` +
    fill(shell, own('dough')) +
    `<g clip-path="${own('shell')}">` +
    ridges
      .map((turn) => {
        const far = 62 - Math.abs(turn) * 0.14
        return `<g transform="translate(0 44) rotate(${turn * 0.94})">${fill(`M-2.5 -6C-9 -${far} -9 -${far + 32} 0 -${far + 36}C9 -${far + 32} 9 -${far} 2.5 -6Z`, own('ridge'))}</g>`
      })
      .join('') +
    '</g></g>' +
    `<g clip-path="${own('shell')}">` +
    ridges
      .slice(1)
      .map((turn, index) => {
        const between = (turn + ridges[index]) / 2
        return `<g transform="translate(0 44) rotate(${between * 0.94})">${line('M0 -12V-110', deep, 3, 'opacity=".5"')}</g>`
      })
      .join('') +
    '</g>' +
    zest +
    `<g filter="${own('sheen')}">${oval(-18, -30, 20, 12, '#fff7dd', 'opacity=".5"')}</g>` +
    line('M-14 54Q0 60 14 54', light, 2.4, 'opacity=".7"')
  )
}

/** The box of eight shell cakes. */
export function madeleine(kind) {
  const [light, middle, deep] = kinds[kind].dough
  const box = openBox({
    columns: 4,
    rows: 2,
    wide: 134,
    deep: 148,
    board: ['#eef1ee', '#d9dfdb', '#b3bcb7'],
    paper: ['#fbf7ec', '#e6dfcc', '#fffdf6'],
  })
  const pieces = Array.from({ length: 8 }, (_, index) =>
    at(0, 2, cake(kinds[kind], index + 6), 'scale(1 .96)'),
  )
  return {
    ...box,
    focus: [70, -120],
    defs: [
      ...box.defs,
      clipped('shell', shell),
      ball('dough', [light, 0], [middle, 0.58], [deep, 1]),
      ball('ridge', [light, 0], [middle, 0.8], [middle, 1]),
      rough('crumb', 0.34, 0.8),
      soft('sheen', 6),
      disc('under', ['#2c1c10', 0, 0.5], ['#2c1c10', 1, 0]),
    ],
    body: box.body(pieces),
  }
}
