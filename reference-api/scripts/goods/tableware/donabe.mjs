import { across, ball, disc, down, oval, own, rough, sequence, stained } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  ame: { glaze: ['#d9964c', '#9a5418', '#4c2406'], spots: '#3c1a04', isTall: true, hasRuns: true },
  ruri: { glaze: ['#5f7fba', '#28447e', '#0f1d44'], spots: '#0c1638', hasRuns: true },
  shiro: { glaze: ['#fdf8ec', '#ece0c8', '#b5a284'], spots: '#6b4a2c' },
}

/** Ring marks of the wheel, and iron spots in the glaze. */
const marks = (colour, from, to, half) => {
  const next = sequence(9)
  return Array.from({ length: 70 }, () =>
    oval(
      ((next() - 0.5) * 2 * half).toFixed(1),
      (from + next() * (to - from)).toFixed(1),
      (0.9 + next() * 1.8).toFixed(1),
      (0.8 + next() * 1.2).toFixed(1),
      colour,
      'opacity=".5"',
    ),
  ).join('')
}

/** An earthen pot: glazed down to the bare clay of its foot, its lid with a ring to lift it by. */
export function donabe(key) {
  const { glaze, spots, isTall, hasRuns } = kinds[key.replace('donabe-', '')]
  const rim = isTall ? -150 : -112
  const [wide, lid] = [190, 168]
  const dome = rim - (isTall ? 92 : 84)
  const bowl = `M${-wide} ${rim}C${-wide + 2} ${rim + 62} -158 -28 -118 -6Q0 22 118 -6C158 -28 ${wide - 2} ${rim + 62} ${wide} ${rim}A${wide} 34 0 0 1 ${-wide} ${rim}Z`
  const foot = 'M-200 -48Q0 4 200 -48V30H-200Z'
  const cover = `M${-lid} ${rim - 6}C${-lid + 4} ${rim - 48} -92 ${dome} 0 ${dome}C92 ${dome} ${lid - 4} ${rim - 48} ${lid} ${rim - 6}A${lid} 30 0 0 1 ${-lid} ${rim - 6}Z`
  const ear = (side) =>
    `<g transform="scale(${side} 1)">` +
    fill(
      `M${wide - 12} ${rim + 10}C${wide + 12} ${rim + 2} ${wide + 40} ${rim + 6} ${wide + 42} ${rim + 20}C${wide + 42} ${rim + 36} ${wide + 8} ${rim + 44} ${wide - 18} ${rim + 46}Z`,
      own('ear'),
    ) +
    line(
      `M${wide - 2} ${rim + 14}Q${wide + 30} ${rim + 8} ${wide + 36} ${rim + 18}`,
      '#fff',
      3,
      'opacity=".4"',
    ) +
    '</g>'
  return {
    extent: [-wide - 44, dome - 42, wide + 44, 12],
    focus: [-60, rim],
    back: -60,
    shadow: { x: 30, rx: 190, ry: 28, y: -2 },
    defs: [
      across('glaze', [glaze[2], 0], [glaze[1], 0.16], [glaze[0], 0.32], [glaze[1], 0.62], [glaze[2], 1]),
      ball('lid', ...glaze),
      down('ear', glaze[1], glaze[2]),
      across('clay', ['#6b4a32', 0], ['#b98e68', 0.34], ['#94694a', 0.7], ['#5c3e28', 1]),
      disc('shine', ['#fff', 0, 0.95], ['#fff', 0.5, 0.34], ['#fff', 1, 0]),
      `<clipPath id="own-bowl"><path d="${bowl}"/></clipPath>`,
      rough('clay', 0.5, 0.8),
      rough('glazed', '.05 .12', 0.2),
      stained('run', {
        frequency: '.05 .012',
        colour: [0.16, 0.08, 0.03],
        gain: 1.1,
        offset: -0.52,
      }),
    ],
    body:
      ear(-1) +
      ear(1) +
      `<g filter="${own('glazed')}"><g${hasRuns ? ` filter="${own('run')}"` : ''}>${fill(bowl, own('glaze'))}</g></g>` +
      marks(spots, rim + 30, -50, 150) +
      `<g clip-path="${own('bowl')}"><g filter="${own('clay')}">${fill(foot, own('clay'))}</g>` +
      line('M-200 -48Q0 4 200 -48', glaze[0], 3, 'opacity=".7"') +
      '</g>' +
      line(`M${-wide + 6} ${rim + 26}Q0 ${rim + 76} ${wide - 6} ${rim + 26}`, glaze[2], 2, 'opacity=".4"') +
      oval(-96, rim + 74, 30, 40, own('shine'), `opacity=".7" transform="rotate(18 -96 ${rim + 74})"`) +
      oval(0, rim, wide, 34, own('ear')) +
      oval(0, rim, wide - 2, 32.5, 'none', `stroke="${glaze[0]}" stroke-width="3" opacity=".8"`) +
      oval(6, rim + 4, lid + 4, 29, '#1c120a', 'opacity=".45"') +
      `<g filter="${own('glazed')}">${fill(cover, own('lid'))}</g>` +
      [0.42, 0.68, 0.86]
        .map((part) =>
          line(
            `M${(-lid * part).toFixed(1)} ${(dome + 10 + (rim - dome - 20) * part * part).toFixed(1)}Q0 ${(dome + 14 + (rim - dome + 30) * part * part).toFixed(1)} ${(lid * part).toFixed(1)} ${(dome + 10 + (rim - dome - 20) * part * part).toFixed(1)}`,
            glaze[2],
            1.8,
            'opacity=".35"',
          ),
        )
        .join('') +
      marks(spots, dome + 26, rim - 14, 92) +
      line(`M${-lid} ${rim - 6}A${lid} 30 0 0 0 ${lid} ${rim - 6}`, glaze[0], 3, 'opacity=".6"') +
      oval(-72, dome + 34, 46, 17, own('shine'), `transform="rotate(-24 -72 ${dome + 34})"`) +
      oval(74, dome + 26, 6, 3.4, '#140c06') +
      oval(0, dome + 6, 46, 12, '#1c120a', 'opacity=".3"') +
      fill(
        `M-34 ${dome + 4}C-40 ${dome - 16} -40 ${dome - 24} -36 ${dome - 32}A36 10 0 0 1 36 ${dome - 32}C40 ${dome - 24} 40 ${dome - 16} 34 ${dome + 4}A34 10 0 0 1 -34 ${dome + 4}Z`,
        own('glaze'),
      ) +
      oval(0, dome - 32, 36, 10, glaze[1]) +
      oval(0, dome - 31, 26, 6.4, glaze[2]) +
      oval(0, dome - 32, 35, 9.4, 'none', 'stroke="#fff" stroke-width="1.6" opacity=".5"'),
  }
}
export const donabeProducts = Object.keys(kinds).map((kind) => `donabe-${kind}`)
