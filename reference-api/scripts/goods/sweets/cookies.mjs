import { cut, oval, own, sequence } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const turns = (count, draw) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${((index * 360) / count).toFixed(1)})">${draw(index)}</g>`,
  ).join('')

/** Draws dough with its thickness: a darker copy below, baked edge, crumb. `shape` is a path around 0. */
const dough = (shape, paint, edge) =>
  fill(shape, edge, 'transform="translate(0 9)"') +
  `<g filter="${own('crumb')}">${fill(shape, own(paint))}</g>` +
  line(shape, edge, 1.6, 'opacity=".7"')

const round = (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
const wavy = (r, count, depth) => {
  const point = (index, radius) => {
    const angle = (index / count) * Math.PI * 2
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
  }
  return `M${point(0, r - depth)}${Array.from({ length: count }, (_, index) => `Q${point(index + 0.5, r + depth)} ${point(index + 1, r - depth)}`).join('')}Z`
}
const butter = (shape) => dough(shape, 'butter', '#a8722f')
const cocoa = (shape) => dough(shape, 'cocoa', '#351d10')

const jam = (r, colour) =>
  `<circle r="${r + 2}" fill="#8a5a26" opacity=".55"/><circle r="${r}" fill="${colour}"/>` +
  `<ellipse cx="${-r * 0.3}" cy="${-r * 0.4}" rx="${r * 0.38}" ry="${r * 0.22}" fill="#fff" opacity=".75"/>`

const scattered = (count, reach, seed, draw) => {
  const next = sequence(seed)
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4
    const far = Math.sqrt((index + 0.5) / count) * reach
    return `<g transform="translate(${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}) rotate(${Math.round(next() * 180)})">${draw(next())}</g>`
  }).join('')
}

/** The tin's ten kinds, each about 80 wide around 0. `accent` colours its icing, `sable` its own dough. */
export const tenKinds = ({ berry, accent, sable }) => [
  butter(wavy(34, 12, 3)) +
    turns(8, () => line('M0 -8V-25', '#b98440', 1.6, 'opacity=".7"')) +
    jam(13, berry),
  cocoa(round(34)) +
    cut(round(32.5), '#fff', 4, '1.4 2.2', 'opacity=".8"') +
    line('M-16 0H16M0 -16V16', '#2a160b', 2, 'opacity=".5"'),
  dough('M-32 -28Q-32 -32 -28 -32H28Q32 -32 32 -28V28Q32 32 28 32H-28Q-32 32 -32 28Z', 'butter', '#a8722f') +
    fill(
      'M-31 -31H-10V-10H-31ZM11 -31H31V-10H11ZM-10 -10H11V11H-10ZM-31 11H-10V31H-31ZM11 11H31V31H11Z',
      '#54301c',
    ),
  butter(round(35)) +
    scattered(
      9,
      26,
      3,
      () => fill('M-6 2L-3 -4L4 -4L6 2L0 5Z', '#4a2c1c') + line('M-3 -3L3 -3', '#8a5c40', 1),
    ),
  dough(wavy(33, 16, 1), 'snow', '#cfc4b2') +
    scattered(26, 30, 7, (t) => `<circle r="${(1.2 + t * 1.6).toFixed(1)}" fill="#fff"/>`),
  butter(wavy(36, 9, 6)) +
    turns(
      9,
      () =>
        fill('M0 -4C10 -10 13 -24 4 -34C4 -22 -2 -12 -8 -8Z', '#fff', 'opacity=".4"') +
        line('M0 -5C9 -12 11 -24 5 -34', '#a06a2a', 1.8, 'opacity=".75"'),
    ) +
    `<circle r="6.5" fill="${berry}"/><circle cx="-2" cy="-2" r="1.8" fill="#fff" opacity=".8"/>`,
  butter(round(34)) +
    line(
      'M0 0C6 -8 -8 -12 -12 -2C-16 12 4 20 14 10C26 -4 12 -26 -8 -24C-28 -20 -30 10 -14 22C2 32 26 26 31 8',
      '#54301c',
      7.5,
    ),
  butter(round(34)) +
    scattered(
      10,
      25,
      11,
      () =>
        fill('M-10 0Q0 -8 10 0Q0 7 -10 0Z', '#f3dfb0') +
        line('M-10 0Q0 -8 10 0Q0 7 -10 0Z', '#9a6a30', 1.3) +
        line('M-6 0H6', '#c79a58', 0.9),
    ) +
    fill(round(33), '#c8862e', 'opacity=".16"'),
  butter('M0 34C-20 20 -38 6 -36 -14C-33 -32 -10 -34 0 -18C10 -34 33 -32 36 -14C38 6 20 20 0 34Z') +
    fill('M0 26C-16 14 -30 4 -29 -12C-26 -25 -9 -26 0 -10C9 -26 26 -25 29 -12C30 4 16 14 0 26Z', accent) +
    line('M-22 -12Q-19 -20 -10 -18', '#fff', 3, 'opacity=".8"'),
  dough(round(34), 'leaf', sable[2]) +
    cut(round(33), '#fff6d8', 3, '1.2 2.4', 'opacity=".8"') +
    line(
      'M0 -20V22M0 -10L11 -18M0 0L14 -8M0 10L13 3M0 -10L-11 -18M0 0L-14 -8M0 10L-13 3',
      sable[2],
      2,
      'opacity=".7"',
    ),
]

/** A pleated paper cup around a cookie. */
export const cup = (content, size) =>
  `<g transform="scale(${size})">` +
  oval(2, 6, 46, 46, '#2c1c10', 'opacity=".3"') +
  `<circle r="45" fill="#efe4cd"/><circle r="45" fill="none" stroke="#c2ae88" stroke-width="1.2"/>` +
  turns(30, () => line('M0 -36V-44.5', '#b59f76', 1.3, 'opacity=".75"')) +
  `<circle r="36.5" fill="#9a8258" opacity=".6"/>${content}</g>`
