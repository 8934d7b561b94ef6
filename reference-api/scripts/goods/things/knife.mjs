import { across, at, down, own, rough, stained } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  walnut: { wood: ['#8b5e3a', '#6b4326', '#4a2c17'], ferrule: '#2b211b', size: 1 },
  kokutan: { wood: ['#4a3a34', '#2b211e', '#171110'], ferrule: '#a0752f', size: 1, isLayered: true },
  petit: { wood: ['#c98a78', '#a9655a', '#80443c'], ferrule: '#2b211b', size: 0.8 },
}

/** A santoku's blade, its edge down: a straight spine that drops to the tip, an edge with a slight curve. */
const blade = 'M0 -30H-214C-262 -30 -306 -14 -330 30C-262 46 -90 46 -16 42L0 34Z'
const bevel = 'M-330 30C-262 46 -90 46 -16 42L-14 24C-90 26 -240 26 -304 12Q-320 20 -330 30Z'
const waves = [0, 1, 2, 3, 4]
  .map((row) => `M-312 ${4 + row * -1}${'q12 -9 24 0t24 0'.repeat(5)}q12 -9 24 0t22 0`)
  .map((path, row) =>
    line(
      path,
      row % 2 ? '#5d666d' : '#f6f8f9',
      1.5,
      `opacity=".75" transform="translate(0 ${12 - row * 8})"`,
    ),
  )
  .join('')

const santoku = ({ isLayered }) =>
  `<path d="${blade}" transform="translate(6 12)" fill="#2a1a0c" opacity=".34"/>` +
  `<path d="M0 -16H26L190 -20Q214 -20 216 2Q214 26 190 26L26 20H0Z" transform="translate(6 12)" fill="#2a1a0c" opacity=".34"/>` +
  `<g filter="${own('forged')}">${fill(blade, own('steel'))}</g>` +
  (isLayered ? `<g clip-path="url(#own-blade)">${waves}</g>` : '') +
  fill(bevel, own('bevel')) +
  line('M-304 12C-240 26 -90 26 -14 24', '#8c959a', 1.6) +
  line('M-328 30C-262 45 -90 45 -16 41', '#fff', 1.8, 'opacity=".9"') +
  line('M-2 -29H-214C-258 -29 -300 -14 -324 22', '#59626a', 1.8, 'opacity=".7"') +
  at(-66, -16, line('M0 0h26M4 8h18M0 16h26M13 -2v20', '#6f777c', 1.8, 'opacity=".8"')) +
  fill('M0 -22H10V26H0Z', '#8f979b') +
  `<g filter="${own('grained')}">` +
  fill('M10 -18L190 -22Q214 -22 216 2Q214 24 190 24L10 20Z', own('wood')) +
  '</g>' +
  fill('M10 -18L50 -19V21L10 20Z', own('ferrule')) +
  line('M54 -14L196 -17', '#fff', 3, 'opacity=".3"')

/** The paulownia box the knife comes in, open: its lid behind, cloth inside. */
const casing =
  `<g filter="${own('paulownia')}">` +
  fill('M-300 -176H300L310 -124H-310Z', own('lid')) +
  fill('M-310 -124H310V-102H-310Z', own('lid-front')) +
  fill('M-312 -96H312L346 76H-346Z', own('lid')) +
  fill('M-346 76H346V112H-346Z', own('lid-front')) +
  '</g>' +
  fill('M-294 -84H294L324 64H-324Z', own('cloth')) +
  fill('M-294 -84H294L297 -70H-297Z', '#000', 'opacity=".25"') +
  line('M-346 76H346', '#fff8e6', 3, 'opacity=".8"')

export function knife(kind) {
  const { wood, ferrule, size } = kinds[kind]
  return {
    extent: [-350, -182, 350, 116],
    focus: [-60, -10],
    back: -170,
    shadow: { y: 106, rx: 346, ry: 20 },
    defs: [
      down('steel', '#8e979d', ['#dfe4e6', 0.3], ['#aeb6bb', 0.6], ['#7d868c', 1]),
      down('bevel', '#c9d0d3', '#f7f9f9', '#b4bcc0'),
      down('wood', wood[0], wood[1], wood[2]),
      down('ferrule', ferrule, ['#fff', 0.2, 0.35], ferrule, '#0c0806'),
      down('lid', '#f0dfbe', '#e0c99c'),
      down('lid-front', '#d3b985', '#b99b67'),
      across('cloth', '#39445c', '#2b344a', '#39445c'),
      `<clipPath id="own-blade"><path d="${blade}"/></clipPath>`,
      rough('forged', '0.004 0.4', 0.4),
      stained('grained', {
        frequency: '0.012 0.22',
        colour: [0.1, 0.05, 0.02],
        gain: 1.5,
        offset: -0.6,
        seed: 3,
      }),
      stained('paulownia', {
        frequency: '0.004 0.14',
        colour: [0.55, 0.38, 0.18],
        gain: 1.1,
        offset: -0.46,
        seed: 12,
      }),
    ],
    body: casing + at(50, -14, santoku(kinds[kind]), `scale(${size})`),
  }
}
