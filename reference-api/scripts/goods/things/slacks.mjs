import { across, down, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  kuro: { cloth: ['#3a3a40', '#2b2b30', '#1d1d21'], seam: '#0e0e11', light: '#5c5c66', inside: '#141416' },
  gray: { cloth: ['#9b9c9e', '#85878a', '#6b6d71'], seam: '#44464a', light: '#b9babd', inside: '#55575b' },
}

const twill = (dark) =>
  `<pattern id="own-twill" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><path d="M0 1h4" stroke="#fff" stroke-width=".8" opacity=".06"/><path d="M0 3h4" stroke="${dark}" stroke-width=".8" opacity=".18"/></pattern>`

const left =
  'M-66 -404C-70 -360 -76 -320 -76 -280C-76 -190 -70 -90 -66 -6Q-44 4 -20 -4C-16 -90 -8 -190 0 -268V-404Z'
const right = 'M66 -404C70 -360 76 -320 76 -280C76 -190 70 -90 66 -6Q44 4 20 -4C16 -90 8 -190 0 -268V-404Z'

/** School trousers laid flat: long tapering legs with a pressed crease, slanted pockets, a hook and loops. */
export function slacks(kind) {
  const { cloth, seam, light, inside } = kinds[kind]
  const stitched = (path, more = '') => line(path, seam, 1.5, `opacity=".75" ${more}`)
  const loops = [-54, -26, 26, 54]
    .map(
      (x) =>
        fill(`M${x - 3} -434h6v33h-6z`, seam, 'opacity=".55"') + fill(`M${x - 3} -434h5v32h-5z`, cloth[0]),
    )
    .join('')
  return {
    extent: [-150, -440, 150, 6],
    focus: [0, -330],
    shadow: { x: 24, rx: 100, ry: 14 },
    defs: [
      across('left', cloth[2], [cloth[1], 0.3], [cloth[0], 0.56], [cloth[1], 0.6], cloth[2]),
      across('right', cloth[1], [cloth[0], 0.38], [cloth[1], 0.44], [cloth[2], 1]),
      down('band', cloth[0], cloth[2]),
      `<linearGradient id="own-fall" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>`,
      twill(seam),
      soft('fold', 4),
    ],
    body:
      fill('M-60 -434Q0 -446 60 -434V-420H-60Z', inside) +
      fill(left, own('left')) +
      fill(right, own('right')) +
      `<path d="M0 -268C-8 -190 -16 -90 -20 -4L-30 -2C-28 -100 -22 -200 -4 -290Z" fill="#000" opacity=".3" filter="${own('fold')}"/>` +
      `<path d="M-58 -276Q-30 -262 -4 -282M58 -276Q30 -262 4 -282M-70 -200Q-50 -190 -34 -196M36 -152Q52 -146 68 -154" fill="none" stroke="#000" stroke-width="5" opacity=".22" filter="${own('fold')}"/>` +
      [left, right].map((leg) => fill(leg, own('fall')) + fill(leg, own('twill'))).join('') +
      line('M-36 -372C-42 -260 -44 -120 -43 -3', light, 1.7, 'opacity=".85"') +
      line('M36 -372C42 -260 44 -120 43 -3', light, 1.7, 'opacity=".85"') +
      line('M-34 -372C-40 -260 -42 -120 -41 -3M38 -372C44 -260 46 -120 45 -3', seam, 1.6, 'opacity=".6"') +
      stitched('M0 -400V-274') +
      stitched('M15 -400V-326Q14 -306 0 -296', 'stroke-dasharray="5 3"') +
      stitched('M-50 -400L-72 -330M50 -400L72 -330') +
      line('M-53 -400L-74 -334M53 -400L74 -334', light, 1, 'opacity=".6"') +
      stitched('M-66 -18Q-44 -8 -21 -16M66 -18Q44 -8 21 -16', 'stroke-dasharray="4 4"') +
      fill('M-67 -434Q0 -424 67 -434L67 -402Q0 -392 -67 -402Z', own('band')) +
      fill('M-67 -434Q0 -424 67 -434L67 -402Q0 -392 -67 -402Z', own('twill')) +
      stitched('M-67 -402Q0 -392 67 -402M0 -428V-397') +
      loops +
      fill('M0 -427L20 -429Q24 -414 20 -399L0 -397Z', cloth[1]) +
      stitched('M0 -427L20 -429Q24 -414 20 -399L0 -397') +
      fill('M6 -417h9v7h-9z', '#d3d2cc') +
      line('M7 -413.5h7', '#8f8e88', 1) +
      fill('M-66 -420h14v8h-14z', '#c9c8c2', 'opacity=".8"'),
  }
}
