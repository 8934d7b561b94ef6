import { across, at, down, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const leaf =
  '<path d="M0 0L15 26L0 52M30 0L15 26L30 52M0 0H30M0 52H30M15 0V52M0 26H30M15 26L6 5M15 26L24 5M15 26L6 47M15 26L24 47" fill="none" stroke="#fdfaf0" stroke-width="1.5" opacity=".75"/>'
const kinds = {
  ai: {
    cloth: ['#5b79ad', '#2f4d84', '#172a52'],
    lining: ['#1c2f5a', '#0f1c3a'],
    weave: `<path d="M6 0h7v30h-7zM20 0h2v30h-2z" fill="#e9edf2" opacity=".72"/>`,
    size: [30, 30],
    isFanned: true,
  },
  beni: { cloth: ['#cf5566', '#a3263a', '#641220'], lining: ['#5f1220', '#3c0a14'] },
  asa: {
    cloth: ['#b6c79a', '#8aa06c', '#566a3e'],
    lining: ['#4a5a36', '#303c22'],
    weave: leaf,
    size: [30, 52],
  },
}

const panels = 8
/** Ends of the ribs along the hem: eight panels are seen, of the sixteen. */
const ends = Array.from({ length: panels + 1 }, (_, index) => {
  const turn = Math.PI * (index / panels)
  return [-Math.cos(turn) * 262, 30 * Math.sin(turn) + 2]
})
const top = -196
const rib = ([x, y]) =>
  `C${(x * 0.5).toFixed(1)} ${top + 8} ${(x * 0.96).toFixed(1)} ${(y - 118).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
const back = ([x, y]) =>
  `C${(x * 0.96).toFixed(1)} ${(y - 118).toFixed(1)} ${(x * 0.5).toFixed(1)} ${top + 8} 0 ${top}`
const panel = (index) => {
  const [from, to] = [ends[index], ends[index + 1]]
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 13]
  return `M0 ${top}${rib(from)}Q${x.toFixed(1)} ${y.toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}${back(to)}Z`
}

const shaft =
  line('M0 20V236', '#3d4146', 8) +
  line('M-1.6 20V236', '#c9ced2', 2.2) +
  line('M0 236V270C0 322 62 322 62 276', '#6b3a1e', 17) +
  line('M0 240V270C0 318 58 318 60 278', '#a9683a', 10) +
  line('M-3 242V270C-3 306 26 318 44 306', '#dca878', 3, 'opacity=".8"') +
  fill('M-11 226h22v16h-22z', own('ferrule'))

/** An umbrella that stands open: taut panels between its ribs, the dark side of the cloth under the hem. */
export function umbrella(kind) {
  const { cloth, lining, weave, size, isFanned } = kinds[kind]
  const [light, middle, deep] = cloth
  const turnOf = (index) => (index - (panels - 1) / 2) * (isFanned ? 15 : 12)
  const isLit = (index) => index < 4
  return {
    extent: [-268, -236, 268, 322],
    focus: [-60, -90],
    shadow: { x: 20, rx: 110, ry: 14, y: 318 },
    defs: [
      ...Array.from({ length: panels }, (_, index) =>
        across(
          `panel-${index}`,
          [isLit(index) ? middle : deep, 0],
          [index < 3 ? light : index < 5 ? middle : deep, 0.45],
          [index < 6 ? middle : deep, 0.7],
          [deep, 1],
        ),
      ),
      ...(weave
        ? Array.from(
            { length: panels },
            (_, index) =>
              `<pattern id="own-weave-${index}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse" patternTransform="rotate(${-turnOf(index)} 0 ${top}) scale(${isFanned ? 0.8 : 0.62})">${weave}</pattern>`,
          )
        : []),
      `<pattern id="own-cloth" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .5h3M.5 0v3" stroke="#fff" stroke-width=".5" opacity=".12"/></pattern>`,
      down('inside', lining[0], lining[1]),
      across('ferrule', '#a88542', '#f5e0a0', '#8a6a2c'),
      `<linearGradient id="own-fall" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>`,
      soft('sheen', 8),
    ],
    body:
      fill(
        `M${ends[0].join(' ')}Q0 -64 ${ends[panels].join(' ')}Q0 86 ${ends[0].join(' ')}Z`,
        own('inside'),
      ) +
      ends
        .map(([x, y]) => line(`M0 18L${x.toFixed(1)} ${y.toFixed(1)}`, '#8f959a', 1.8, 'opacity=".7"'))
        .join('') +
      shaft +
      Array.from({ length: panels }, (_, index) => {
        const path = panel(index)
        return (
          fill(path, own(`panel-${index}`)) +
          (weave ? fill(path, own(`weave-${index}`)) : '') +
          fill(path, own('cloth')) +
          fill(path, own('fall')) +
          line(path, deep, 1.6, 'opacity=".8"')
        )
      }).join('') +
      ends.map((end) => line(`M0 ${top}${rib(end)}`, light, 1.2, 'opacity=".45"')).join('') +
      `<path d="M-40 -176C-130 -150 -190 -100 -212 -30C-160 -96 -100 -140 -40 -176Z" fill="#fff" opacity=".3" filter="${own('sheen')}"/>` +
      ends
        .map(
          ([x, y]) =>
            `<circle cx="${x.toFixed(1)}" cy="${(y + 3).toFixed(1)}" r="4" fill="${own('ferrule')}"/>`,
        )
        .join('') +
      at(
        0,
        top,
        fill('M-13 6Q0 -10 13 6Q0 12 -13 6Z', deep) +
          line('M0 -2V-36', '#8a6a2c', 8) +
          line('M-1.5 -2V-36', '#f5e0a0', 2.6),
      ),
  }
}
