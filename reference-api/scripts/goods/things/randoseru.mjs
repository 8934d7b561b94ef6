import { across, at, disc, down, own, rough, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  aka: { leather: ['#c23a3e', '#a3242c', '#74141d'], stitch: '#f0c9a8' },
  kon: { leather: ['#35558f', '#213b6b', '#13254a'], stitch: '#9fd0ea' },
  kuri: { leather: ['#b47a4a', '#935b32', '#67391c'], stitch: '#f0dcbc' },
  fuji: { leather: ['#b7a0d0', '#9a80ba', '#745a96'], stitch: '#f7c3d3' },
}

const flap =
  'M-132 -262C-132 -318 -108 -338 -66 -340Q0 -344 66 -340C108 -338 132 -318 132 -262V-46Q132 -20 106 -18Q0 -10 -106 -18Q-132 -20 -132 -46Z'
const seam =
  'M-119 -262C-119 -308 -98 -326 -64 -328Q0 -332 64 -328C98 -326 119 -308 119 -262V-48Q119 -32 102 -31Q0 -23 -102 -31Q-119 -32 -119 -48Z'
const body = 'M-126 -300H150Q172 -296 172 -270V-18Q172 4 150 4H-104Q-126 4 -126 -18Z'

const rivet = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="7" fill="${own('silver')}"/><circle cx="${x - 2}" cy="${y - 2}" r="2.4" fill="#fff" opacity=".8"/>`

/** A shoulder strap that swings out behind the satchel and comes back to its foot. */
const strap = (side) =>
  `<g transform="scale(${side} 1)">` +
  line('M92 -330C168 -340 196 -262 190 -180C186 -112 178 -60 158 -24', own('strap'), 30) +
  line(
    'M92 -330C168 -340 196 -262 190 -180C186 -112 178 -60 158 -24',
    own('thread'),
    1.6,
    'stroke-dasharray="6 5" transform="translate(9 0)" opacity=".9"',
  ) +
  line('M176 -112h26M174 -92h26', '#000', 3, 'opacity=".25"') +
  '</g>'

export function randoseru(kind) {
  const { leather, stitch } = kinds[kind]
  const dark = leather[2]
  const sewn = (path) => line(path, stitch, 2.2, 'stroke-dasharray="7 4.5" stroke-linecap="butt"')
  return {
    extent: [-210, -384, 210, 10],
    focus: [40, -250],
    shadow: { rx: 180, ry: 20, y: 0 },
    defs: [
      across('flap', leather[1], [leather[0], 0.26], [leather[1], 0.6], [dark, 1]),
      across('side', dark, leather[1], dark),
      across('strap', leather[1], leather[2]),
      across('thread', [stitch, 0], [stitch, 1]),
      down('top', ['#fff', 0, 0.4], ['#fff', 0.16, 0.06], ['#000', 0.9, 0], ['#000', 1, 0.3]),
      down('silver', '#ffffff', '#c9cac6', '#85878a'),
      disc('under', ['#000', 0, 0.5], ['#000', 1, 0]),
      rough('grain', 0.55, 0.35),
      soft('sheen', 9),
    ],
    body:
      strap(-1) +
      strap(1) +
      `<g filter="${own('grain')}">` +
      fill('M-38 -338C-40 -386 40 -386 38 -338H22C22 -366 -22 -366 -22 -338Z', own('side')) +
      fill(body, own('side')) +
      '</g>' +
      line('M156 -288V-8', dark, 3, 'opacity=".7"') +
      sewn('M164 -276V-18') +
      `<circle cx="160" cy="-196" r="13" fill="none" stroke="${own('silver')}" stroke-width="5"/>` +
      fill('M144 -222h30v20h-30z', leather[1]) +
      rivet(159, -213) +
      fill('M-132 -40H140V4H-110Q-132 4 -132 -16Z', own('side')) +
      sewn('M-122 -6H138') +
      `<path d="${flap}" transform="translate(5 6)" fill="#000" opacity=".4"/>` +
      `<g filter="${own('grain')}">${fill(flap, own('flap'))}</g>` +
      fill(flap, own('top')) +
      `<path d="M-92 -306Q-20 -322 70 -312L34 -214Q-40 -226 -104 -210Z" fill="#fff" opacity=".2" filter="${own('sheen')}"/>` +
      line(flap, dark, 3.4, 'opacity=".8"') +
      sewn(seam) +
      sewn('M-119 -214Q0 -230 119 -214') +
      rivet(-96, -50) +
      rivet(96, -50) +
      fill('M-26 -16H26V10Q26 16 20 16H-20Q-26 16 -26 10Z', own('silver')) +
      fill('M-9 -8h18v12h-18z', '#6f7174') +
      line('M-22 -12H22', '#fff', 2, 'opacity=".8"') +
      at(0, -346, fill('M-52 -6H52V10H-52Z', leather[1]) + rivet(-40, 2) + rivet(40, 2)),
  }
}
