import { sequence } from '../materials.mjs'
import { line } from '../../scenes/paint.mjs'

/** Scatters the long fibres of washi over a face of `width` × `height`. */
export function fibres(width, height, count, seed, colour = '#a98f68') {
  const next = sequence(seed)
  const strands = Array.from({ length: count }, () => {
    const [x, y, turn] = [next() * width, next() * height, next() * Math.PI * 2]
    const [dx, dy] = [Math.cos(turn) * (8 + next() * 16), Math.sin(turn) * (8 + next() * 16)]
    const bend = (next() - 0.5) * 14
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx / 2 - bend).toFixed(1)} ${(dy / 2 + bend).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`
  })
  return line(strands.join(''), colour, 0.6, 'opacity=".42"')
}

/** The hemp leaf pattern (麻の葉): a lattice of triangles, each with lines from its middle to its corners. */
export const hempLeaves = (id, colour, turn = 0) =>
  `<pattern id="own-${id}" width="52" height="90" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(1.3)">` +
  '<path d="M0 0H52M0 45H52M0 90H52M0 0L52 90M52 0L0 90M0 0L26 15L52 0M26 15V75M0 90L26 75L52 90' +
  'M0 0V30L26 45L0 60V90M52 0V30L26 45L52 60V90" ' +
  `fill="none" stroke="${colour}" stroke-width="1.3" stroke-linejoin="round" opacity=".8"/></pattern>`

const petal = 'M0 0C-7 -4 -8 -14 -3 -18L0 -15L3 -18C8 -14 7 -4 0 0Z'

/** Cherry blossoms (桜), whole ones and fallen petals, thrown about. */
export const blossoms = (id, colour, turn = 0) => {
  const bloom = (x, y, size, tilt) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${size})">` +
    [0, 72, 144, 216, 288].map((angle) => `<path d="${petal}" transform="rotate(${angle})"/>`).join('') +
    '</g>'
  const fallen = (x, y, tilt) => `<path d="${petal}" transform="translate(${x} ${y}) rotate(${tilt})"/>`
  return (
    `<pattern id="own-${id}" width="96" height="84" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(1.3)">` +
    `<g fill="${colour}" opacity=".72">${bloom(24, 24, 1.05, 10)}${bloom(70, 60, 0.8, 40)}${fallen(66, 20, 60)}${fallen(20, 66, -40)}${fallen(44, 74, 120)}</g></pattern>`
  )
}
