import { at, disc, down, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  gosan: { crumb: ['#fbdf72', '#edc14a'], skin: ['#8a4a1e', '#5c2a0c'], sugar: '#fff3d0' },
  matcha: { crumb: ['#b9c65a', '#93a438'], skin: ['#5e4a1c', '#3b2c0c'], sugar: '#f3f0cc' },
  kurozato: { crumb: ['#d39a54', '#b0762f'], skin: ['#5a2c12', '#371605'], sugar: '#e9c894' },
}
const slices = 8

/** A loaf of castella, sliced: smooth brown skin, fine moist crumb, sugar left at its foot. */
export function castella(kind) {
  const { crumb, skin, sugar } = kinds[kind]
  const next = sequence(19)
  const wide = 62
  const sugars = (from, to) =>
    Array.from({ length: 12 }, () =>
      fill(
        'M-3 0L0 -3L3 0L0 3Z',
        sugar,
        `transform="translate(${(from + next() * (to - from)).toFixed(1)} ${(-9 + next() * 7).toFixed(1)}) rotate(${Math.round(next() * 90)})" opacity=".9"`,
      ),
    ).join('')
  const slice = (gap) =>
    `<g filter="${own('crumb')}">${fill(`M0 0V-150H${wide - gap}V0Z`, own('crumb-face'))}</g>` +
    fill(`M0 -150H${wide - gap}V-130Q${wide / 2} -126 0 -130Z`, own('skin-edge')) +
    fill(`M0 1V-10H${wide - gap}V1Z`, skin[0]) +
    sugars(3, wide - gap - 3)
  const row = Array.from({ length: slices }, (_, index) => at(-296 + index * wide, 0, slice(3))).join('')
  return {
    extent: [-330, -250, 330, 92],
    focus: [60, -70],
    back: -120,
    shadow: { x: 20, rx: 310, ry: 30, y: 50 },
    defs: [
      down('crumb-face', crumb[0], crumb[1]),
      down('skin', skin[0], skin[1]),
      down('skin-edge', skin[1], skin[0]),
      down('paper', '#fffdf6', '#e9e1cd'),
      rough('crumb', 0.7, 0.55),
      rough('smooth', 0.4, 0.18),
      soft('sheen', 9),
      disc('under', ['#1c0d05', 0, 0.5], ['#1c0d05', 1, 0]),
    ],
    body:
      fill('M-300 -110L290 -104L328 74L-326 80Z', own('paper')) +
      line('M-326 80L328 74', '#c8bb9b', 3) +
      oval(0, 2, 310, 24, own('under')) +
      `<g filter="${own('smooth')}">${fill(`M-296 -150L-206 -244H${-206 + slices * wide - 3}L${-296 + slices * wide - 3} -150Z`, own('skin'))}</g>` +
      fill(`M${-299 + slices * wide} 0V-150L${-209 + slices * wide} -244V-88Z`, crumb[1]) +
      fill(`M${-299 + slices * wide} 0V-150L${-209 + slices * wide} -244V-88Z`, '#5c2a0c', 'opacity=".22"') +
      fill(`M${-299 + slices * wide} -132V-150L${-209 + slices * wide} -244V-224Z`, skin[1]) +
      fill(`M-296 -2V-146H${-299 + slices * wide}V-2Z`, skin[1], 'opacity=".75"') +
      row +
      line(
        Array.from({ length: slices - 1 }, (_, index) => {
          const x = -296 + (index + 1) * wide - 1.5
          return `M${x} -150L${x + 90} -244`
        }).join(''),
        crumb[0],
        1.6,
        'opacity=".6"',
      ) +
      `<path d="M-220 -214H200" fill="none" stroke="#fff" stroke-width="16" opacity=".3" filter="${own('sheen')}"/>` +
      at(
        196,
        62,
        oval(10, 2, 120, 16, own('under')) +
          `<g transform="translate(-100 0)"><g filter="${own('crumb')}">${fill('M0 0L16 -74H184L200 0Z', own('crumb-face'))}</g>${fill('M0 0L16 -74H34L22 0Z', own('skin-edge'))}${fill('M200 0L184 -74H178L192 0Z', skin[0])}${fill('M0 0H200V12H0Z', crumb[1])}${fill('M0 0H22V12H0ZM192 0H200V12H192Z', skin[1])}</g>`,
      ),
  }
}
