import { fill, line } from '../../scenes/paint.mjs'
import { across, at, ball, cut, down, own, soft } from '../materials.mjs'

const kinds = {
  camel: { wool: ['#d3b184', '#b98f5d', '#8c6638'], button: ['#a9744a', '#6d4020'] },
  kon: { wool: ['#46598c', '#2d3d69', '#1a2444'], button: ['#5c6a90', '#141b33'] },
}

const mirrored = (content) => content + `<g transform="scale(-1 1)">${content}</g>`
const front =
  'M-40 -346L-106 -320C-116 -284 -114 -246 -106 -212C-110 -150 -114 -92 -114 -40L2 -36V-182Q-26 -250 -40 -346Z'
const sleeve =
  'M-64 -338L-106 -320C-134 -300 -142 -246 -150 -200C-158 -150 -166 -104 -170 -62Q-146 -50 -120 -56C-114 -106 -110 -160 -104 -214Z'
const cuff = 'M-170 -62Q-146 -50 -120 -56L-123 -18Q-146 -12 -168 -24Z'
const hem = 'M-114 -42L2 -38V-2Q-50 2 -106 -6Q-110 -24 -114 -42Z'
const band = 'M-46 -349C-40 -290 -24 -232 0 -190V-4'

/** Vertical ribs between two lines, from `x1` to `x2`. */
const ribs = (count, x1, x2, [topA, topB], [footA, footB], lean = 1) =>
  Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const x = x1 + (x2 - x1) * t
    const top = topA + (topB - topA) * t
    return `M${x.toFixed(1)} ${top.toFixed(1)}L${(x * lean).toFixed(1)} ${(footA + (footB - footA) * t).toFixed(1)}`
  }).join('')

const buttonAt = (y) =>
  at(
    0,
    y,
    `<circle cx="1.6" cy="2.6" r="8" fill="#000" opacity=".3"/><circle r="7.6" fill="${own('button')}"/><circle r="5" fill="none" stroke="#000" stroke-width=".9" opacity=".35"/>` +
      [
        [-1.7, -1.7],
        [1.7, -1.7],
        [-1.7, 1.7],
        [1.7, 1.7],
      ]
        .map(([x, yy]) => `<circle cx="${x}" cy="${yy}" r=".9" fill="#000" opacity=".6"/>`)
        .join(''),
  )

/** A school cardigan: plain knit, ribbed cuffs, hem and front band, five buttons, two pockets. */
export function cardigan(kind) {
  const { wool, button } = kinds[kind]
  const [light, middle, deep] = wool
  const knitted = (path, name) => fill(path, own(name)) + fill(path, own('knit'))
  const ribbed = (path, lines) =>
    fill(path, own('rib')) +
    line(lines, deep, 2.2, 'opacity=".62"') +
    line(lines, light, 1.2, 'opacity=".6" transform="translate(2.4 0)"') +
    line(path, deep, 1.3, 'opacity=".7"')
  /** A ribbed band along a path: rows of stitches, as strokes of falling width. */
  const rows = (path, widths) =>
    widths
      .map((width, index) => cut(path, index % 2 ? (index > 1 ? light : middle) : deep, width, ''))
      .join('')
  const ribbedBand = rows(band, [24, 21.5, 15, 13, 5, 3])
  const fold = (path) =>
    `<path d="${path}" fill="none" stroke="#000" stroke-width="8" opacity=".2" filter="${own('fold')}"/>`
  return {
    extent: [-176, -362, 176, 6],
    focus: [0, -170],
    shadow: { rx: 140, ry: 16, y: 0 },
    defs: [
      across('front', deep, [middle, 0.18], [light, 0.58], [middle, 1]),
      across('sleeve', deep, [light, 0.46], [middle, 0.75], [deep, 1]),
      down('rib', light, middle),
      ball('button', button[0], button[1]),
      `<pattern id="own-knit" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M.4 0L3.5 4.400L6.6 0M.4 7L3.5 11.400L6.6 7M.4 -7L3.5 -2.600L6.6 -7" fill="none" stroke="${deep}" stroke-width="1.5" opacity=".5"/><path d="M1.6 -1.600L3.5 2.400L5.4 -1.600M1.6 5.400L3.5 9.400L5.4 5.4" fill="none" stroke="#fff" stroke-width=".8" opacity=".2"/></pattern>`,
      soft('fold', 5),
    ],
    body:
      mirrored(
        knitted(sleeve, 'sleeve') +
          fold('M-140 -190Q-126 -176 -112 -186M-156 -126Q-138 -114 -118 -122M-114 -280Q-130 -250 -128 -216') +
          line(sleeve, deep, 1.5, 'opacity=".7"') +
          ribbed(cuff, ribs(11, -168, -121, [-60, -56], [-22, -18], 0.995)),
      ) +
      fill('M-46 -352Q0 -336 46 -352L0 -184Z', deep) +
      fill('M-46 -352Q0 -336 46 -352L0 -184Z', own('knit')) +
      fill('M-46 -352Q0 -336 46 -352L0 -184Z', '#000', 'opacity=".22"') +
      rows('M-50 -347Q0 -333 50 -347', [17, 15, 9, 7]) +
      fill('M-17 -330h34v15h-34z', '#f6f1e4') +
      line('M-10 -323h20', '#9a917f', 1.6) +
      mirrored(
        knitted(front, 'front') +
          fold('M-98 -208Q-74 -176 -80 -124M-108 -100Q-84 -84 -80 -52') +
          line('M-106 -320C-117 -284 -115 -246 -106 -212', deep, 2, 'opacity=".8"') +
          cut('M-96 -316C-106 -284 -104 -246 -96 -214', deep, 4, '2 7', 'opacity=".7"') +
          line('M-106 -212C-110 -150 -114 -92 -114 -40', deep, 1.5, 'opacity=".7"') +
          ribbed(hem, ribs(22, -112, 0, [-41, -38], [-6, -2], 0.955)) +
          fill('M-90 -118H-36V-58H-90Z', own('front')) +
          fill('M-90 -118H-36V-58H-90Z', own('knit')) +
          ribbed('M-92 -128H-34V-114H-92Z', ribs(11, -90, -36, [-127, -127], [-115, -115])) +
          line('M-90 -114V-58H-36V-114', deep, 1.4, 'opacity=".75"'),
      ) +
      `<path d="${band}" fill="none" stroke="#000" stroke-width="20" opacity=".24" filter="${own('fold')}"/>` +
      ribbedBand +
      `<clipPath id="own-open"><path d="M-70 -360H0V-194H-70Z"/></clipPath><g transform="scale(-1 1)"><g clip-path="${own('open')}">${ribbedBand}</g></g>` +
      [-172, -136, -100, -64, -22].map(buttonAt).join(''),
  }
}
