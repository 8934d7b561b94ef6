import { disc, down, oval, own, soft } from '../materials.mjs'
import { hemp, seas, tortoise, woven } from '../patterns.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const petal = 'M0 0C-8 -5 -8 -15 -2.5 -18L0 -15L2.5 -18C8 -15 8 -5 0 0Z'
const blossom = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[0, 72, 144, 216, 288]
    .map((turn) => `<path d="${petal}" fill="#fbe3e2" transform="rotate(${turn})"/>`)
    .join('')}<circle r="2.6" fill="#e0909c"/></g>`

/** Dye of each cloth and the pattern left white in it. */
const kinds = {
  asa: { dye: ['#8aae62', '#5a7d3a'], print: hemp('print', '#eef3da') },
  nami: { dye: ['#4f78ae', '#2b4c80'], print: seas('print', '#dbe6f2', '#41699f') },
  hana: {
    dye: ['#c94f64', '#96283f'],
    print: `<pattern id="own-print" width="76" height="76" patternUnits="userSpaceOnUse">${blossom(20, 24, 1)}${blossom(58, 60, 0.8)}${blossom(60, 16, 0.5)}</pattern>`,
  },
  kikko: { dye: ['#7d5a92', '#4d3164'], print: tortoise('print', '#d9c6e4') },
}

const bundle =
  'M-196 -18C-204 -80 -196 -140 -164 -158C-120 -182 -60 -192 -30 -196H30C60 -192 120 -182 164 -158C196 -140 204 -80 196 -18C180 2 90 10 0 10S-180 2 -196 -18Z'
const left = 'M-30 -198C-90 -186 -150 -168 -172 -150C-150 -100 -60 -40 70 4C96 -40 60 -140 26 -198Z'
const ear =
  'M-4 6C-40 -6 -62 -34 -110 -54C-140 -66 -172 -66 -190 -58C-176 -34 -150 -10 -112 6C-72 22 -30 26 2 22Z'
const knot =
  'M-38 -214C-44 -238 -22 -252 2 -252C28 -252 44 -236 40 -214C36 -190 20 -184 0 -184S-32 -192 -38 -214Z'

/** A cloth tied around a box with a flat knot: its ends stand out, folds run from the knot. */
export function furoshiki(key) {
  const { dye, print } = kinds[key.replace('furoshiki-', '')]
  const cloth = (path, turn = 0) =>
    `<g filter="${own('weave')}"><g${turn ? ` transform="rotate(${turn})"` : ''}>${fill(path, own('dye'))}${fill(path, own('print'))}</g></g>`
  const folds =
    'M-22 -190C-60 -150 -110 -110 -176 -96M-12 -186C-36 -130 -80 -70 -150 -20M24 -190C70 -160 130 -130 178 -122M16 -186C60 -130 110 -80 176 -52M6 -184C20 -120 50 -60 84 -6'
  const sideEar = (side) =>
    `<g transform="translate(${side * 16} -222) scale(${side === -1 ? 1 : -1} 1) rotate(8)">` +
    `<path d="${ear}" fill="#140c08" opacity=".34" filter="${own('lift')}" transform="translate(4 9)"/>` +
    cloth(ear) +
    fill('M-4 6C-40 -6 -62 -34 -110 -54C-92 -26 -50 6 2 22Z', '#140c08', 'opacity=".22"') +
    line('M-10 8C-60 -4 -110 -26 -178 -56', '#fff', 2, 'opacity=".3"') +
    line('M-190 -58C-176 -34 -150 -10 -112 6', '#fff', 2.4, 'opacity=".5"') +
    '</g>'
  return {
    extent: [-204, -296, 204, 14],
    focus: [0, -170],
    back: -80,
    shadow: { x: 30, rx: 206, ry: 26, y: -2 },
    defs: [
      down('dye', ...dye),
      print,
      woven('weave', 0.36),
      soft('lift', 6),
      soft('fold', 6),
      down('light', ['#fff', 0, 0.26], ['#fff', 0.4, 0], ['#140c08', 1, 0.3]),
      disc('round', ['#fff', 0, 0.2], ['#fff', 0.5, 0], ['#140c08', 1, 0.34]),
      `<clipPath id="own-bundle"><path d="${bundle}"/></clipPath>`,
    ],
    body:
      cloth(bundle) +
      `<g clip-path="${own('bundle')}">` +
      `<path d="${left}" fill="#140c08" opacity=".4" filter="${own('lift')}" transform="translate(9 8)"/>` +
      cloth(left, 0) +
      line('M-172 -150C-150 -100 -60 -40 70 4', '#fff', 2.4, 'opacity=".4"') +
      `<path d="${folds}" fill="none" stroke="#140c08" stroke-width="11" opacity=".3" filter="${own('fold')}"/>` +
      `<path d="${folds}" fill="none" stroke="#fff" stroke-width="3" opacity=".22" transform="translate(-6 -3)"/>` +
      fill(bundle, own('light')) +
      oval(0, -196, 74, 26, '#140c08', `opacity=".36" filter="${own('lift')}"`) +
      '</g>' +
      sideEar(-1) +
      sideEar(1) +
      `<path d="${knot}" fill="#140c08" opacity=".4" filter="${own('lift')}" transform="translate(4 7)"/>` +
      cloth(knot) +
      fill(knot, own('round')) +
      line(
        'M-26 -240C-10 -226 -8 -208 -18 -192M20 -244C10 -228 14 -206 26 -194',
        '#140c08',
        3,
        'opacity=".3"',
      ) +
      line('M-30 -232C-18 -246 10 -250 28 -242', '#fff', 2.4, 'opacity=".4"'),
  }
}
export const furoshikiProducts = Object.keys(kinds).map((kind) => `furoshiki-${kind}`)
