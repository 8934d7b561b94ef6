import { at, blob, oval, own, sequence } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const turns = (count, draw) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(index * 360) / count})">${draw(index)}</g>`,
  ).join('')
/** The side of a piece below its face, as seen at a slant. */
const raised = (path, paint, deep) =>
  `<g transform="scale(1 .86)"><path d="${path}" fill="${deep}" transform="translate(0 16)"/>${fill(path, paint)}`
const flat = (content) => `<g transform="scale(1 .86)">${content}</g>`
const round = (paint, more = '') => `<path d="${blob(54, 48, 0.012, 3, 20)}" fill="${paint}" ${more}/>`

const petal = 'M0 8C-34 -4 -42 -40 -20 -56Q-9 -61 0 -54Q9 -61 20 -56C42 -40 34 -4 0 8Z'

const shapes = {
  blossom: (paint, [light, , deep]) =>
    flat(
      at(
        0,
        9,
        turns(5, () => fill(petal, deep)),
      ) +
        turns(5, () => fill(petal, paint)) +
        turns(
          5,
          () =>
            line('M0 8C-34 -4 -42 -40 -20 -56', deep, 2.4, 'opacity=".6"') +
            line('M-14 -46Q-22 -34 -18 -20', light, 2.6, 'opacity=".8"'),
        ) +
        turns(10, () => line('M0 -4V-15', '#e9b93c', 1.8) + oval(0, -16, 2, 2, '#f4d25c')),
    ),
  chrysanthemum: (paint, [light, , deep]) =>
    round(deep, 'transform="translate(0 8)"') +
    round(paint) +
    flat(
      [
        [18, 1, 54],
        [14, 0.72, 39],
        [10, 0.44, 25],
      ]
        .map(([count, size, far]) =>
          turns(count, () =>
            fill(
              `M0 ${-far + 20}C${-7 * size} ${-far + 12} ${-9 * size} ${-far - 1} 0 ${-far}C${9 * size} ${-far - 1} ${7 * size} ${-far + 12} 0 ${-far + 20}Z`,
              light,
              `stroke="${deep}" stroke-width="1.3" opacity=".75"`,
            ),
          ),
        )
        .join('') + oval(0, 0, 8, 8, deep, 'opacity=".55"'),
    ),
  gathered: (paint, [light, middle, deep]) =>
    round(deep, 'transform="translate(0 9)"') +
    round(paint) +
    `<g filter="${own('edge')}">${oval(-12, -6, 22, 16, middle, 'opacity=".7"')}</g>` +
    turns(
      9,
      (index) =>
        line('M0 -8C-4 -22 2 -36 -2 -50', deep, 2.6, 'opacity=".55"') +
        (index % 2 ? '' : line('M4 -10C2 -22 8 -34 6 -46', light, 3, 'opacity=".9"')),
    ) +
    fill('M-13 -2C-16 -18 -8 -24 0 -26C8 -24 17 -16 12 0Q0 8 -13 -2Z', paint) +
    line('M-6 -3C-8 -14 -2 -18 1 -23M5 -2C8 -12 5 -16 2 -23', deep, 2, 'opacity=".6"'),
  strands: (_, [light, middle, deep], accents) => {
    const next = sequence(17)
    const colours = [middle, light, deep, middle, accents[0], light, accents[1]]
    const strand = (index) => {
      const [angle, far] = [next() * 6.28, Math.sqrt(next())]
      const [x, y] = [Math.cos(angle) * far * 48, Math.sin(angle) * far * 40 - (1 - far) * 10]
      return line(
        `M-8 0q${(next() * 10 - 5).toFixed(1)} ${(next() * 12 - 6).toFixed(1)} 16 ${(next() * 8 - 4).toFixed(1)}`,
        y > 20 ? (index % 2 ? deep : middle) : colours[index % colours.length],
        6,
        `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(next() * 180)})"`,
      )
    }
    return (
      round(deep, 'transform="translate(0 7)"') +
      Array.from({ length: 120 }, (__, index) => strand(index)).join('')
    )
  },
  leaf: (paint, [light, middle, deep]) =>
    round(deep, 'transform="translate(0 9) scale(1 .9)"') +
    `<path d="${blob(50, 42, 0.012, 5, 20)}" fill="#fbf3e2"/>` +
    fill('M-58 10C-50 -34 -6 -54 56 -40C54 -2 20 36 -34 36Q-52 30 -58 10Z', paint) +
    fill('M-58 10C-44 -8 4 -28 56 -40C54 -2 20 36 -34 36Q-52 30 -58 10Z', deep, 'opacity=".28"') +
    line('M-56 12C-36 -8 8 -28 54 -39', light, 2.6) +
    line(
      'M-34 -4L-30 -24M-12 -16L-4 -36M12 -25L22 -42M-30 -3L-4 18M-6 -16L22 10M18 -26L38 -8',
      light,
      1.8,
      'opacity=".8"',
    ) +
    line('M-40 32Q0 34 40 -2', middle, 2, 'opacity=".6"'),
  clear: (paint, [light, , deep], core) =>
    round(deep, 'transform="translate(0 8)" opacity=".6"') +
    round(paint, 'opacity=".78"') +
    `<g filter="${own('blend')}">${oval(0, 2, 28, 24, core, 'opacity=".85"')}</g>` +
    line('M-38 20Q-10 38 32 24', light, 4, 'opacity=".8"') +
    fill('M-40 -12C-36 -32 -16 -40 2 -40C-14 -34 -28 -26 -32 -10Z', '#fff', 'opacity=".85"') +
    oval(20, -26, 9, 5, '#fff', 'opacity=".75" transform="rotate(24 20 -26)"') +
    fill('M6 34Q20 14 50 16Q44 34 20 40Z', '#7ba65a', 'opacity=".9"') +
    line('M10 34Q26 24 46 18', '#d5e6b8', 1.6),
  funnel: (paint, [light, , deep]) =>
    round(deep, 'transform="translate(0 9)"') +
    round(paint) +
    flat(
      turns(5, () => fill('M0 -4L-7 -44Q0 -50 7 -44Z', '#fff', 'opacity=".78"')) +
        turns(5, () => line('M0 -10L-30 -34', deep, 1.8, 'opacity=".5"')) +
        oval(0, 0, 15, 15, '#fdfbff') +
        oval(0, 0, 5, 5, '#f4dd7e'),
    ) +
    line('M-44 -18Q-28 -42 2 -44', light, 3, 'opacity=".9"'),
  cubes: (_, colours) => {
    const next = sequence(29)
    return (
      round('#8b8ccf', 'transform="translate(0 7)"') +
      round('#dfe4fa') +
      Array.from({ length: 46 }, (__, index) => {
        const [angle, far] = [next() * 6.28, Math.sqrt(next())]
        const [x, y] = [Math.cos(angle) * far * 44, Math.sin(angle) * far * 38 - 3]
        return (
          `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(next() * 80 - 40)})">` +
          fill('M-8 -6H8V8H-8Z', colours[index % 4], 'opacity=".86"') +
          fill('M-8 -6L-4 -11H12L8 -6Z', '#fff', 'opacity=".72"') +
          fill('M8 -6L12 -11V3L8 8Z', '#5b62b0', 'opacity=".4"') +
          '</g>'
        )
      }).join('')
    )
  },
  maple: (paint, [light, , deep]) => {
    const path =
      'M0 46L-4 22C-18 34 -34 36 -46 30L-36 16C-50 10 -58 -2 -58 -14L-40 -10C-42 -28 -36 -40 -26 -46L-16 -30C-14 -44 -8 -54 0 -60C8 -54 14 -44 16 -30L26 -46C36 -40 42 -28 40 -10L58 -14C58 -2 50 10 36 16L46 30C34 36 18 34 4 22Z'
    return (
      `${raised(path, paint, deep)}</g>` +
      flat(
        line(
          'M0 30V-44M0 22L-44 -6M0 22L44 -6M0 18L-26 -34M0 18L26 -34M-2 24L-38 28M2 24L38 28',
          deep,
          2.4,
          'opacity=".6"',
        ) + line('M-46 -8Q-38 4 -28 8M-24 -40Q-22 -26 -14 -20M3 -54Q12 -40 14 -28', light, 3, 'opacity=".8"'),
      )
    )
  },
  chestnut: (paint, [light, , deep]) =>
    fill('M0 -48C34 -36 62 -8 50 26Q30 42 0 42Q-30 42 -50 26C-62 -8 -34 -36 0 -48Z', paint) +
    fill('M-52 16Q0 0 52 16Q54 30 44 36Q0 52 -44 36Q-54 30 -52 16Z', '#e2c08a') +
    Array.from({ length: 30 }, (_, index) => {
      const next = sequence(index + 5)
      return oval((next() * 88 - 44).toFixed(1), (16 + next() * 22).toFixed(1), 1.8, 1.5, '#f8ecd0')
    }).join('') +
    line('M-30 -22Q-14 -38 0 -44', light, 6, 'opacity=".8"') +
    line('M0 -46L0 12M-22 -34Q-28 -10 -24 8M22 -34Q28 -10 24 8', deep, 1.6, 'opacity=".4"'),
  persimmon: (paint, [light, , deep]) =>
    round(deep, 'transform="translate(0 8)"') +
    `<path d="${blob(54, 46, 0.04, 9, 8)}" fill="${paint}"/>` +
    line('M0 -8C-24 -14 -40 -8 -50 6M0 -8C24 -14 40 -8 50 6M0 -4V44', deep, 2.2, 'opacity=".35"') +
    flat(
      turns(4, () =>
        fill(
          'M0 -4C-18 -8 -20 -26 0 -32C20 -26 18 -8 0 -4Z',
          '#7c8f4a',
          'stroke="#57682f" stroke-width="1.6"',
        ),
      ),
    ) +
    oval(0, 0, 6, 5, '#5d4526') +
    line('M-40 -18Q-26 -38 -4 -40', light, 5, 'opacity=".8"'),
  yuzu: (paint, [light, , deep]) => {
    const next = sequence(31)
    return (
      round(deep, 'transform="translate(0 8)"') +
      round(paint) +
      Array.from({ length: 46 }, () => {
        const [angle, far] = [next() * 6.28, Math.sqrt(next())]
        return oval(
          (Math.cos(angle) * far * 46).toFixed(1),
          (Math.sin(angle) * far * 40).toFixed(1),
          2.2,
          1.8,
          deep,
          'opacity=".5"',
        )
      }).join('') +
      fill('M2 -14C14 -34 36 -36 48 -28C40 -12 20 -6 2 -14Z', '#6f9147') +
      line('M4 -14Q22 -24 44 -28', '#c9dba0', 1.8) +
      oval(0, -12, 5, 4, '#58713a') +
      line('M-40 -14Q-30 -34 -10 -40', light, 6, 'opacity=".9"')
    )
  },
  camellia: (paint, [light, , deep]) =>
    flat(
      at(
        0,
        10,
        turns(5, () => fill('M0 8C-34 0 -44 -36 -22 -52Q0 -60 22 -52C44 -36 34 0 0 8Z', deep)),
      ) +
        turns(5, () =>
          fill(
            'M0 8C-34 0 -44 -36 -22 -52Q0 -60 22 -52C44 -36 34 0 0 8Z',
            paint,
            `stroke="${deep}" stroke-width="2"`,
          ),
        ) +
        turns(5, () => line('M-16 -46Q0 -54 16 -46', light, 2.4, 'opacity=".7"')) +
        oval(0, 0, 17, 17, '#fbf3da') +
        turns(14, () => line('M0 -6V-16', '#f2c640', 2.6)),
    ),
  snow: (paint, [light, , deep]) =>
    round(deep, 'transform="translate(0 9)"') +
    round(paint) +
    flat(
      turns(6, () => line('M0 0V-30M0 -16L-8 -24M0 -16L8 -24', '#b8c6d6', 2.8)) + oval(0, 0, 3, 3, '#b8c6d6'),
    ) +
    line('M-40 -16Q-28 -38 0 -42', light, 5, 'opacity=".9"'),
}

/** An unbaked sweet of bean paste by its shape, some 110 wide, around its middle. */
export const kneaded = (shape, index, colours, more) => shapes[shape](own(`sweet-${index}`), colours, more)
