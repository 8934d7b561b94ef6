import { across, brushed, brushedAcross, disc, down, oval, own, rough, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

/** Paper, colour of its print, cord and words of each bag. */
const kinds = {
  koshi: {
    paper: ['#f3ead6', '#e3d4b4', '#b49f76'],
    ink: '#b8352f',
    cord: '#b8352f',
    name: 'こしひかり',
    place: '魚沼の里',
  },
  tsuya: {
    paper: ['#f2f4f2', '#dde6ea', '#a3b4c0'],
    ink: '#2c4f86',
    cord: '#2c4f86',
    name: 'つや姫',
    place: '庄内',
  },
  genmai: {
    paper: ['#d9b484', '#bf9460', '#84602f'],
    ink: '#3f5a2c',
    cord: '#3f5a2c',
    name: '玄米',
    place: '有機',
  },
}

const body =
  'M-128 -304C-146 -280 -150 -200 -148 -120C-147 -60 -148 -24 -140 -6Q-130 6 -96 8H96Q130 6 140 -6C148 -24 147 -60 148 -120C150 -200 146 -280 128 -304C100 -330 66 -338 40 -346H-40C-66 -338 -100 -330 -128 -304Z'
const frill =
  'M-40 -346C-52 -366 -70 -384 -86 -398C-66 -402 -50 -396 -38 -404C-22 -398 -10 -408 4 -402C20 -408 30 -398 44 -402C58 -396 70 -402 86 -394C68 -382 52 -366 40 -346Z'

/** A paper bag of five kilograms of rice, its neck gathered and tied with a cord. */
export function rice(key) {
  const { paper, ink, cord, name, place } = kinds[key.replace('rice-', '')]
  const size = Math.min(60, 170 / name.length)
  const gathers = [-34, -24, -14, -4, 6, 16, 26, 36]
    .map(
      (x, index) =>
        `M${x} -346Q${x * 2.1} -326 ${x * 3.2} ${-296 + (index % 3) * 14}M${x} -348L${x * 1.9} ${-388 + (index % 2) * 8}`,
    )
    .join('')
  return {
    extent: [-152, -410, 152, 12],
    focus: [-20, -190],
    back: -60,
    shadow: { x: 34, rx: 160, ry: 24, y: -2 },
    defs: [
      across('paper', [paper[2], 0], [paper[0], 0.26], [paper[1], 0.62], [paper[2], 1]),
      down('frill', paper[0], paper[2]),
      rough('sheet', '.32 .4', 0.15),
      soft('crease', 7),
      soft('thin', 2),
      disc('label', ['#fffdf6', 0], ['#f6eedc', 1]),
    ],
    body:
      `<g filter="${own('sheet')}">${fill(frill, own('frill'))}${fill(body, own('paper'))}</g>` +
      `<path d="M-120 -270C-90 -250 -70 -200 -96 -140M124 -262C96 -220 110 -150 92 -110M-132 -60C-100 -40 -70 -30 -30 -30M130 -50C100 -34 70 -30 40 -34" fill="none" stroke="#2c1c10" stroke-width="16" opacity=".16" filter="${own('crease')}"/>` +
      `<path d="M-116 -276C-86 -256 -66 -206 -92 -146M128 -268C100 -226 114 -156 96 -116" fill="none" stroke="#fff" stroke-width="5" opacity=".5" filter="${own('thin')}"/>` +
      line(gathers, '#3c2a16', 2, 'opacity=".3"') +
      line(gathers, '#fff', 1.4, 'opacity=".3" transform="translate(3 1)"') +
      fill('M-44 -354Q0 -342 44 -354L43 -338Q0 -326 -43 -338Z', cord) +
      line(
        'M-43 -349Q0 -337 43 -349M-43 -343Q0 -331 43 -343',
        '#fff',
        1.4,
        'opacity=".45" stroke-dasharray="4 4"',
      ) +
      line(
        'M4 -340C-40 -372 -66 -352 -52 -334C-40 -324 -16 -330 4 -340C44 -370 72 -350 58 -334C46 -322 22 -330 4 -340M4 -340C-6 -312 -20 -298 -34 -290M4 -340C14 -312 30 -300 42 -288',
        cord,
        6,
      ) +
      oval(4, -340, 9, 8, cord) +
      `<g filter="${own('sheet')}">${fill('M-92 -272H92V-40H-92Z', own('label'))}</g>` +
      `<path d="M-84 -264H84V-48H-84Z" fill="none" stroke="${ink}" stroke-width="3"/>` +
      brushed(place, place.length > 2 ? 26 : 32, 58, -236, ink) +
      brushed(name, size, -14, -168 - ((name.length - 1) / 2) * size * 1.08, '#2c211a') +
      fill('M-76 -84h30v30h-30z', ink) +
      line('M-70 -76h18M-70 -69h18M-61 -80v22', '#fdf3e4', 2.2) +
      brushedAcross('5kg', 22, 50, -68, '#4a3a2c') +
      line('M-136 -8Q0 4 136 -8', '#2c1c10', 2, 'opacity=".25"'),
  }
}
export const riceProducts = Object.keys(kinds).map((kind) => `rice-${kind}`)
