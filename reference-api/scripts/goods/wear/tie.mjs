import { across, clipped, down, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const stripes = '<path d="M0 0h11v46h-11z" fill="#d9ac4e"/><path d="M15 0h2.4v46h-2.4z" fill="#f1dba0"/>'
const checks =
  '<path d="M0 0h14v14h-14zM14 14h14v14h-14z" fill="#d3505c"/><path d="M14 0h14v14h-14zM0 14h14v14h-14z" fill="#f2c9c4" opacity=".22"/>'
const kinds = {
  kon: { cloth: ['#3d5486', '#253a66', '#111e3d'], pattern: stripes, size: [44, 46], turn: 52 },
  beni: { cloth: ['#b83246', '#8c1f33', '#500e1c'], pattern: checks, size: [28, 28], turn: 45 },
}

const blade = 'M-17 -300C-22 -220 -36 -110 -46 -60L0 4L46 -60C36 -110 22 -220 17 -300Z'
const knot = 'M-37 -374Q0 -384 37 -374C36 -346 26 -316 20 -296Q0 -288 -20 -296C-26 -316 -36 -346 -37 -374Z'
const band = 'M-34 -370C-96 -402 -106 -452 -62 -470C-26 -482 26 -482 62 -470C106 -452 96 -402 34 -370'

/** A school tie, ready tied: its knot, its blade, the elastic around the neck. */
export function tie(kind) {
  const { cloth, pattern, size, turn } = kinds[kind]
  const [light, middle, deep] = cloth
  const woven = (path, name) =>
    fill(path, middle) + fill(path, own(name)) + fill(path, own('twill')) + fill(path, own('roll'))
  return {
    extent: [-104, -484, 104, 4],
    focus: [0, -260],
    shadow: { x: 26, rx: 56, ry: 12, y: 0 },
    defs: [
      `<pattern id="own-blade" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${pattern}</pattern>`,
      `<pattern id="own-knot" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse" patternTransform="rotate(${kind === 'kon' ? -46 : 20}) translate(6 4)">${pattern}</pattern>`,
      `<pattern id="own-twill" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(58)"><path d="M0 .7h3" stroke="#fff" stroke-width=".7" opacity=".22"/><path d="M0 2.2h3" stroke="#000" stroke-width=".7" opacity=".22"/></pattern>`,
      across(
        'roll',
        ['#000', 0, 0.42],
        ['#fff', 0.28, 0.2],
        ['#fff', 0.46, 0],
        ['#000', 0.8, 0.12],
        ['#000', 1, 0.44],
      ),
      down('elastic', light, deep),
      down('clip', '#fafaf6', '#9a9c9e'),
      clipped('in', blade),
      soft('fold', 4),
    ],
    body:
      line(band, deep, 15) +
      line(band, middle, 11) +
      line(band, '#fff', 1.2, 'opacity=".3" stroke-dasharray="3 3"') +
      fill('M56 -476h16v18h-16z', own('clip')) +
      fill('M-76 -472h14v14h-14z', own('clip')) +
      fill(
        'M-12 -300C-14 -200 -22 -90 -26 -66L2 -30L30 -66C24 -100 14 -200 12 -300Z',
        deep,
        'transform="translate(14 6)"',
      ) +
      woven(blade, 'blade') +
      `<g clip-path="${own('in')}"><path d="M-20 -300Q0 -250 20 -300V-330H-20Z" fill="#000" opacity=".5" filter="${own('fold')}"/>` +
      `<path d="M-5 -292C-10 -230 -12 -190 -6 -150M7 -290C10 -250 10 -220 7 -190" fill="none" stroke="#000" stroke-width="6" opacity=".3" filter="${own('fold')}"/></g>` +
      line('M-43 -62L0 -2L43 -62', '#fff', 1, 'opacity=".35"') +
      line(blade, deep, 1.6, 'opacity=".7"') +
      woven(knot, 'knot') +
      `<path d="M-30 -366Q-10 -330 -12 -300" fill="none" stroke="#000" stroke-width="6" opacity=".28" filter="${own('fold')}"/>` +
      line('M-34 -373Q0 -382 34 -373', '#fff', 1.6, 'opacity=".4"') +
      line(knot, deep, 1.6, 'opacity=".8"'),
  }
}
