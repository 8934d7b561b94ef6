import { across, at, down, own, stained } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  somen: { columns: 6, rows: 3, bands: ['#b3273f'], noodles: [['#fffdf6', '#e9e4d6']], thread: '#c9c2b0' },
  'somen-iro': {
    columns: 5,
    rows: 3,
    bands: ['#c2412f'],
    noodles: [
      ['#fffdf6', '#e9e4d6'],
      ['#cfe0a8', '#a9c27c'],
      ['#f5cdd3', '#dca0aa'],
      ['#fbe6a0', '#e3c363'],
      ['#e7d7c0', '#c3ab8a'],
    ],
    thread: '#b3a68c',
  },
  soba: { columns: 5, rows: 2, bands: ['#2c3f66'], noodles: [['#b09a80', '#857058']], thread: '#6b5843' },
  udon: { columns: 6, rows: 2, bands: ['#2f5f8f'], noodles: [['#fbf7ea', '#e2dac4']], thread: '#c2b99f' },
}

/** A bundle of dried noodles lying away from the viewer, with its paper band. */
function bundle(wide, tall, { bands, thread }, tone) {
  const strands = Array.from(
    { length: 9 },
    (_, strand) => `M${((strand - 4) * wide * 0.1).toFixed(1)} ${-tall + 2}V-2`,
  ).join('')
  const half = wide / 2
  return (
    `<rect x="${-half + 3}" y="${-tall + 3}" width="${wide}" height="${tall}" rx="5" fill="#3a2714" opacity=".3"/>` +
    `<rect x="${-half}" y="${-tall}" width="${wide}" height="${tall}" rx="4" fill="${own(`noodle-${tone}`)}"/>` +
    line(strands, thread, 1.3, 'opacity=".8" stroke-linecap="butt"') +
    `<rect x="${-half}" y="${-tall}" width="${wide}" height="${tall}" rx="4" fill="${own('round')}"/>` +
    fill(`M${-half - 1} ${-tall * 0.62}H${half + 1}V${-tall * 0.36}H${-half - 1}Z`, bands[0]) +
    fill(`M${-half - 1} ${-tall * 0.62}H${half + 1}V${-tall * 0.36}H${-half - 1}Z`, own('round'))
  )
}

/** A box of thin wood with as many bundles as are sold; its lid leans behind. */
export function noodles(kind) {
  const one = kinds[kind]
  const { columns, rows } = one
  const [near, far, top, bottom] = [300, 262, -212, 56]
  const depth = (bottom - top) / rows
  const bundles = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const y = top + depth * (row + 1)
      const reach = far + ((near - far) * (row + 0.7)) / rows - 14
      const step = (reach * 2) / columns
      const tone = (column + row) % one.noodles.length
      return at(
        (-reach + step * (column + 0.5)).toFixed(1),
        (y - 6).toFixed(1),
        bundle(step * 0.9, depth - 12, one, tone),
      )
    }),
  ).flat()
  return {
    extent: [-334, -222, 334, 112],
    focus: [-60, -70],
    back: -170,
    shadow: { y: 100, rx: 330, ry: 22 },
    defs: [
      ...one.noodles.map(([light, dark], index) =>
        across(`noodle-${index}`, dark, [light, 0.3], [light, 0.6], [dark, 1]),
      ),
      across('round', ['#2a1a08', 0, 0.3], ['#fff', 0.3, 0.22], ['#fff', 0.5, 0], ['#2a1a08', 1, 0.34]),
      down('box', '#edd9b0', '#dcc08b'),
      down('box-front', '#d6b881', '#b8965d'),
      down('floor', '#8a6a3e', '#a98654'),
      stained('wood', {
        frequency: '0.004 0.1',
        colour: [0.5, 0.33, 0.14],
        gain: 1.2,
        offset: -0.5,
        seed: 11,
      }),
    ],
    body:
      `<g filter="${own('wood')}">${fill(`M${-far - 16} ${top - 10}H${far + 16}L${near + 32} ${bottom + 8}H${-near - 32}Z`, own('box'))}${fill(`M${-near - 32} ${bottom + 8}H${near + 32}V110H${-near - 32}Z`, own('box-front'))}</g>` +
      fill(`M${-far} ${top}H${far}L${near + 10} ${bottom - 2}H${-near - 10}Z`, own('floor')) +
      bundles.join('') +
      fill(`M${-far} ${top}H${far}L${far + 2} ${top + 10}H${-far - 2}Z`, '#3a2714', 'opacity=".35"') +
      line(`M${-near - 32} ${bottom + 8}H${near + 32}`, '#fff3d6', 3, 'opacity=".8"') +
      fill('M-52 68H52V102H-52Z', '#fbf6e9') +
      line('M-32 85H32', one.bands[0], 4),
  }
}
