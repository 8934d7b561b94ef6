import { across, ball, cut, disc, oval, own, rough } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  ruri: { glaze: ['#6f93cc', '#2c4f94', '#10244f'], petal: ['#fdeef0', '#f3b8c4'], heart: '#c9566e' },
  hakuji: {
    glaze: ['#ffffff', '#f2f1ee', '#b9b8b6'],
    petal: ['#e8606c', '#b8283c'],
    heart: '#6e1020',
    isCarved: true,
  },
}

const body =
  'M-19 -208C-17 -186 -20 -172 -34 -156C-70 -122 -82 -92 -80 -64C-78 -28 -58 -8 -40 0Q0 10 40 0C58 -8 78 -28 80 -64C82 -92 70 -122 34 -156C20 -172 17 -186 19 -208Z'
const branch = 'M2 -206C-6 -270 6 -310 -14 -362C-24 -392 -50 -410 -62 -442'
const twigs =
  'M-2 -276C24 -304 52 -318 84 -352M-10 -346C10 -372 22 -392 26 -424M-32 -394C-60 -392 -80 -398 -100 -412'

const blossomAt = (x, y, size, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  oval(3, 5, 24, 22, '#140c08', 'opacity=".16"') +
  [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<path d="M0 2C-15 -4 -17 -22 -8 -29Q0 -33 8 -29C17 -22 15 -4 0 2Z" fill="${own('petal')}" stroke="${own('edge')}" stroke-width="1" transform="rotate(${angle})"/>`,
    )
    .join('') +
  [0, 40, 80, 120, 160, 200, 240, 280, 320]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})"><path d="M0 0V-13" stroke="#fff6dc" stroke-width="1.3"/><circle cy="-14" r="1.9" fill="#e0a83c"/></g>`,
    )
    .join('') +
  oval(0, 0, 4, 4, own('heart')) +
  '</g>'
const bud = (x, y) =>
  oval(x, y, 8, 9, own('petal'), `stroke="${own('edge')}" stroke-width="1"`) + oval(x, y + 7, 6, 4, '#7a4a34')

/** A vase for a single branch: glaze that thins at its lip and gathers at the foot, a branch of plum. */
export function vase(key) {
  const { glaze, petal, heart, isCarved } = kinds[key.replace('vase-', '')]
  const carved = [-128, -110, -92, -74, -56, -38]
    .map((y) => `M-90 ${y}q11 -9 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0`)
    .join('')
  return {
    extent: [-112, -470, 108, 12],
    focus: [-10, -130],
    back: -60,
    shadow: { x: 30, rx: 92, ry: 18, y: -2 },
    defs: [
      across('glaze', [glaze[2], 0], [glaze[1], 0.14], [glaze[0], 0.32], [glaze[1], 0.6], [glaze[2], 1]),
      ball('petal', petal[0], petal[0], petal[1]),
      disc('edge', petal[1], petal[1]),
      disc('heart', heart, heart),
      disc('shine', ['#fff', 0, 0.95], ['#fff', 0.5, 0.4], ['#fff', 1, 0]),
      rough('bark', '.3 .06', 1),
      `<clipPath id="own-vase"><path d="${body}"/></clipPath>`,
    ],
    body:
      oval(0, -208, 19, 5, glaze[2]) +
      `<g filter="${own('bark')}">${line(branch, '#6b4a34', 8)}${line(twigs, '#7a563c', 5)}</g>` +
      line(branch, '#b8926c', 1.6, 'opacity=".5" transform="translate(-2 0)"') +
      fill(body, own('glaze')) +
      (isCarved
        ? `<g clip-path="${own('vase')}">${line(carved, '#fff', 2.4, 'opacity=".9" transform="translate(0 2)"')}${line(carved, '#a9aeb4', 1.8, 'opacity=".6"')}</g>`
        : `<g clip-path="${own('vase')}">${fill('M-90 -22C-60 -34 -30 -14 0 -24S60 -34 90 -20V14H-90Z', glaze[2], 'opacity=".55"')}</g>`) +
      line('M-40 0Q0 10 40 0', '#6b5238', 5, 'opacity=".8"') +
      oval(-40, -92, 15, 40, own('shine'), 'transform="rotate(20 -40 -92)"') +
      oval(-8, -186, 4, 18, own('shine')) +
      oval(46, -44, 8, 22, own('shine'), 'opacity=".45" transform="rotate(20 46 -44)"') +
      cut('M-19 -208A19 5 0 0 0 19 -208', isCarved ? '#fff' : '#d9b48c', 3, '') +
      blossomAt(-14, -330, 1, 10) +
      blossomAt(84, -356, 1.05, 40) +
      blossomAt(-62, -446, 0.95, 20) +
      blossomAt(42, -304, 0.8, -20) +
      blossomAt(-86, -402, 0.7, 60) +
      bud(26, -430) +
      bud(14, -384) +
      bud(-104, -416),
  }
}
export const vaseProducts = Object.keys(kinds).map((kind) => `vase-${kind}`)
