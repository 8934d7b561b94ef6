import { at, cut, down, oval, own, soft } from '../materials.mjs'
import { woven } from '../patterns.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const head = 'M-31 0a31 28 0 1 0 62 0a31 28 0 1 0 -62 0Z'
const bear = `${head}M-35 -23a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM11 -23a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z`
const arch = (r, colour) =>
  `<path d="M${-r} 14A${r} ${r} 0 0 1 ${r} 14" fill="none" stroke="${colour}" stroke-width="9"/>`
const rainbow = ['#e8837c', '#f2b56a', '#f3dc84', '#9cc48a', '#86b4d8']
  .map((colour, index) => arch(50 - index * 8.4, colour))
  .join('')
const cloud = 'M-20 10a11 11 0 0 1 2 -20a14 14 0 0 1 26 -3a11 11 0 0 1 12 23Z'
const crystal = [0, 60, 120, 180, 240, 300]
  .map(
    (turn) =>
      `<path d="M0 0V-36M0 -14L-9 -22M0 -14L9 -22M0 -25L-8 -33M0 -25L8 -33" transform="rotate(${turn})" fill="none" stroke="#fff" stroke-width="4.4" stroke-linecap="round"/>`,
  )
  .join('')

/** A bear's head sewn on, plain, its muzzle and ears of the bib's own cloth. */
const sewnBear = (colour, cloth) =>
  fill(bear, '#2c1c10', 'opacity=".24" transform="translate(1.5 2.5)"') +
  fill(bear, colour) +
  [-23, 23].map((x) => oval(x, -23, 6.5, 6.5, cloth, 'opacity=".6"')).join('') +
  oval(0, 9, 14, 10.5, cloth, 'opacity=".5"') +
  cut(head, cloth, 1.6, '5 4', 'transform="scale(.9)"')

/** Cloth and binding of each of the two, and what is sewn on. */
const kinds = {
  mori: [
    { cloth: '#8fae6c', trim: '#f3ead2', print: '', motif: sewnBear('#f3ead2', '#8fae6c') },
    { cloth: '#b08458', trim: '#f3ead2', print: '', motif: sewnBear('#f3ead2', '#b08458') },
  ],
  niji: [
    { cloth: '#b4d3e6', trim: '#fbf8f0', print: '#fff' },
    { cloth: '#f6cdc8', trim: '#fbf8f0', print: '#fff' },
  ].map((one) => ({
    ...one,
    motif: rainbow + at(-42, 20, fill(cloud, '#fff')) + at(42, 20, fill(cloud, '#fff')),
  })),
  yuki: [
    { cloth: '#9fb0c2', trim: '#fbf8f0', print: '#fff', motif: crystal },
    { cloth: '#bcd6e6', trim: '#fbf8f0', print: '#fff', motif: crystal },
  ],
}

const outline =
  'M-56 -214C-92 -196 -116 -160 -118 -112C-120 -44 -92 0 0 0S120 -44 118 -112C116 -160 92 -196 56 -214C40 -222 22 -216 24 -200C27 -184 64 -180 62 -142C60 -112 34 -98 0 -98S-60 -112 -62 -142C-64 -180 -27 -184 -24 -200C-22 -216 -40 -222 -56 -214Z'
const neck =
  'M-24 -200C-27 -184 -64 -180 -62 -142C-60 -112 -34 -98 0 -98S60 -112 62 -142C64 -180 27 -184 24 -200'
const hem =
  'M-56 -214C-92 -196 -116 -160 -118 -112C-120 -44 -92 0 0 0S120 -44 118 -112C116 -160 92 -196 56 -214'

/** A bib of gauze laid flat: bound edges, a stitch along them, its snap, a motif without a face. */
function bib({ cloth, trim, print, motif }, index) {
  return (
    `<path d="${outline}" fill="#2c1c10" opacity=".3" filter="${own('lift')}" transform="translate(7 8)"/>` +
    `<g filter="${own('gauze')}">${fill(outline, cloth)}${print && fill(outline, own('dots'))}` +
    line(hem, trim, 8) +
    line(neck, trim, 8) +
    '</g>' +
    fill(outline, own('light')) +
    cut(
      'M-60 -203C-90 -186 -107 -154 -108 -112C-110 -52 -84 -11 0 -11S110 -52 108 -112C107 -154 90 -186 60 -203',
      cloth,
      1.6,
      '6 5',
      'opacity=".9"',
    ) +
    line('M-92 -60Q-84 -30 -56 -18M60 -88Q84 -70 90 -40', '#2c1c10', 2, 'opacity=".12"') +
    `<g filter="${own('gauze')}">${at(0, -50, motif, 'scale(.92)')}</g>` +
    [-40, 40]
      .map(
        (x) =>
          oval(x, -205, 7, 7, '#fdfbf4') +
          oval(x, -205, 3.4, 3.4, '#d3cdbf') +
          oval(x - 2, -207, 1.6, 1.2, '#fff'),
      )
      .join('') +
    (index
      ? ''
      : fill('M96 -84l20 -5v18l-20 5Z', '#fdfaf1') + line('M100 -78l12 -3M100 -72l9 -2', '#8a7c68', 1.6))
  )
}

/** Two bibs, one laid over the other's edge. */
export function bibs(key) {
  const [first, second] = kinds[key.replace('bib-', '')]
  return {
    extent: [-212, -236, 214, 12],
    focus: [-80, -90],
    back: -120,
    shadow: { x: 14, rx: 200, ry: 22, y: -10 },
    defs: [
      woven('gauze', 0.5, '.06 .42', '.42 .06'),
      soft('lift', 6),
      down('light', ['#fff', 0, 0.22], ['#fff', 0.5, 0], ['#000', 1, 0.12]),
      '<pattern id="own-dots" width="26" height="26" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="2.6" fill="#fff" opacity=".8"/><circle cx="19" cy="19" r="2.6" fill="#fff" opacity=".8"/></pattern>',
    ],
    body: at(88, -4, bib(second, 1), 'rotate(7)') + at(-86, 0, bib(first, 0), 'rotate(-5)'),
  }
}
export const bibProducts = Object.keys(kinds).map((kind) => `bib-${kind}`)
