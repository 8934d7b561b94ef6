import { fill, line } from '../../scenes/paint.mjs'
import { across, at, down, own, rough, soft } from '../materials.mjs'
import { cup, tenKinds } from './cookies.mjs'

const star = 'M0 -11L3 -3.500L11 -3.500L4.6 1.400L7 9L0 4.400L-7 9L-4.6 1.400L-11 -3.500L-3 -3.500Z'
const petal = 'M0 0C-6 -4 -6 -11 -2 -13L0 -11L2 -13C6 -11 6 -4 0 0Z'
const blossom = [0, 72, 144, 216, 288]
  .map((angle) => `<path d="${petal}" transform="rotate(${angle})"/>`)
  .join('')
const twice = (motif) => at(13, 13, motif) + at(39, 39, motif)

const kinds = {
  blue: {
    tin: ['#5f78ab', '#33497c', '#1b2a4f'],
    motif: (colour) => twice(`<path d="${star}" fill="${colour}"/>`),
    ink: '#f0dfa4',
    berry: '#e0a52c',
    accent: '#f7e27c',
    sable: ['#f0dd90', '#d6b350', '#8f7020'],
  },
  green: {
    tin: ['#9cc07a', '#6d9a4e', '#456b2d'],
    motif: (colour) =>
      twice(
        `<path d="M-9 7C-9 -5 0 -10 10 -8C10 3 2 9 -9 7ZM-9 7L3 -2" fill="${colour}" stroke="${colour}"/>`,
      ),
    ink: '#e6f0c8',
    berry: '#7d9a3c',
    accent: '#a9c46a',
    sable: ['#b9b45e', '#8f8c3f', '#5d5c22'],
  },
  pink: {
    tin: ['#f6c3bd', '#e59a97', '#bd6a6c'],
    motif: (colour) => twice(`<g fill="${colour}">${blossom}</g>`),
    ink: '#fff1ec',
    berry: '#b8264a',
    accent: '#f2a3b4',
    sable: ['#f0c0b6', '#d9968c', '#9a5850'],
  },
  red: {
    tin: ['#c9505c', '#a12c3d', '#6b1524'],
    motif: (colour) =>
      `<g fill="none" stroke="${colour}" stroke-width="1.6"><circle r="26"/><circle cx="52" r="26"/><circle cy="52" r="26"/><circle cx="52" cy="52" r="26"/><circle cx="26" cy="26" r="26"/></g>`,
    ink: '#f0c2b4',
    berry: '#c2272f',
    accent: '#d8343e',
    sable: ['#b9b45e', '#8f8c3f', '#5d5c22'],
  },
}

const [reach, tall, flat] = [178, 78, 0.7]
const rim = 12
const places = [
  ...Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) / 8) * Math.PI * 2
    return [Math.cos(angle) * 127, Math.sin(angle) * 127, 1.15]
  }),
  [-47, 0, 1.04],
  [47, 0, 1.04],
].sort(([, a], [, b]) => a - b)

const ring = (rx, ry) => `M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0Z`

/** The open tin with its ten kinds of cookies, each in a paper cup; the lid leans behind it. */
export function cookieTin(kind) {
  const { tin, motif, ink, berry, accent, sable } = kinds[kind]
  const [light, middle, deep] = tin
  const outer = reach + rim
  const wall = `M${-outer} 0A${outer} ${outer * flat} 0 0 0 ${outer} 0V${tall}A${outer} ${outer * flat} 0 0 1 ${-outer} ${tall}Z`
  const all = tenKinds({ berry, accent, sable })
  const order = [0, 4, 2, 6, 9, 3, 8, 1, 7, 5]
  const cookies = places.map(([x, y, size], index) =>
    at(x.toFixed(1), y.toFixed(1), cup(all[order[index]], size)),
  )
  const lid = `<g transform="rotate(8)">${fill(ring(186, 158), deep, 'transform="translate(9 7)"')}${fill(ring(186, 158), own('lid'))}${fill(ring(186, 158), own('motif'))}${line(ring(179, 151), light, 2, 'opacity=".8"')}${line(ring(186, 158), deep, 1.6, 'opacity=".7"')}<path d="M-186 0A186 158 0 0 1 -40 -154L-20 -150A160 130 0 0 0 -160 6Z" fill="#fff" opacity=".2"/></g>`
  const middleY = -tall - outer * flat
  return {
    extent: [-outer, middleY - 250, outer + 92, 6],
    focus: [0, middleY],
    shadow: { x: 50, y: -30, rx: 230, ry: 40 },
    defs: [
      across('wall', deep, [middle, 0.14], [light, 0.34], [middle, 0.62], [deep, 1]),
      down('lid', light, middle, deep),
      across('metal', '#8f8a80', ['#f5f2ea', 0.3], ['#b8b2a6', 0.6], ['#efebe2', 0.78], ['#7f7a70', 1]),
      `<pattern id="own-motif" width="52" height="52" patternUnits="userSpaceOnUse">${motif(ink)}</pattern>`,
      down('butter', '#f6dca0', '#e3b566', '#c98f45'),
      down('cocoa', '#7a4c30', '#55311d'),
      down('snow', '#ffffff', '#ede6da'),
      down('leaf', sable[0], sable[1]),
      rough('crumb', 0.2, 0.36),
      soft('inside', 9),
    ],
    body:
      `<g transform="translate(88 ${middleY - 88})">${lid}</g>` +
      `<g transform="translate(0 ${middleY})">` +
      fill(wall, own('wall')) +
      fill(wall, own('motif'), 'opacity=".9"') +
      fill(wall, own('wall'), 'opacity=".28"') +
      line(
        `M${-outer} ${tall - 7}A${outer} ${outer * flat} 0 0 0 ${outer} ${tall - 7}`,
        deep,
        2,
        'opacity=".7"',
      ) +
      fill(ring(outer, outer * flat), own('metal')) +
      line(`M${-outer} 7A${outer} ${outer * flat} 0 0 0 ${outer} 7`, deep, 4, 'opacity=".45"') +
      fill(ring(reach + 4, (reach + 4) * flat), '#4a4338') +
      fill(ring(reach, reach * flat), '#cdbb97') +
      `<g transform="scale(1 ${flat})">${cookies.join('')}</g>` +
      `<path d="${`M${-reach} 0A${reach} ${reach * flat} 0 0 1 ${reach} 0A${reach} ${reach * flat * 0.9} 0 0 0 ${-reach} 0Z`}" fill="#1c120a" opacity=".5" filter="${own('inside')}"/>` +
      line(ring(outer - 1, (outer - 1) * flat), '#fff', 1.6, 'opacity=".7"') +
      line(ring(reach + 4, (reach + 4) * flat), '#6b655a', 1.6, 'opacity=".7"') +
      '</g>',
  }
}
