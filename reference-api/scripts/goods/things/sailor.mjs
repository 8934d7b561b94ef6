import { across, down, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  winter: {
    cloth: ['#33456f', '#26355a', '#182340'],
    collar: ['#2a3a62', '#1c2848'],
    lines: '#f5f2e8',
    scarf: ['#d5383f', '#a31f2a'],
    fold: '#080d1d',
    isLong: true,
  },
  summer: {
    cloth: ['#fdfcf8', '#f1efe8', '#d5d3cc'],
    collar: ['#3a619c', '#2a4a7d'],
    lines: '#fbf8ee',
    scarf: ['#2c4270', '#1b2b4d'],
    fold: '#8d8a80',
  },
}

const torso = 'M-92 -318Q-104 -200 -98 -10Q0 4 98 -10Q104 -200 92 -318L40 -346H-40Z'
const long =
  'M-56 -340L-96 -318C-118 -304 -130 -262 -140 -208C-150 -154 -162 -104 -172 -62Q-152 -48 -128 -52C-116 -100 -104 -150 -98 -204Z'
const short = 'M-56 -340L-96 -318C-118 -304 -134 -268 -150 -214Q-126 -196 -100 -198L-94 -240Z'
const cuffs = {
  long: [
    'M-173 -64Q-152 -48 -127 -53L-132 -24Q-158 -22 -180 -36Z',
    'M-176 -54Q-154 -40 -130 -44M-178 -46Q-156 -33 -131 -36M-180 -39Q-157 -27 -132 -29',
  ],
  short: [
    'M-150 -214Q-126 -196 -100 -198L-99 -216Q-122 -214 -144 -230Z',
    'M-147 -221Q-124 -204 -100 -206M-145 -226Q-123 -210 -100 -211',
  ],
}
/** The square collar laid over the shoulders: two lapels that meet at the scarf. */
const collar =
  'M-40 -350C-66 -342 -96 -326 -108 -306Q-104 -262 -82 -232L-4 -176L4 -176L82 -232Q104 -262 108 -306C96 -326 66 -342 40 -350L0 -204Z'
const edges = [0.94, 0.885, 0.83]
const mirrored = (content) => content + `<g transform="scale(-1 1)">${content}</g>`

/** A sailor blouse with its lined collar and scarf. */
export function sailor(kind) {
  const { cloth, collar: navy, lines, scarf, fold, isLong } = kinds[kind]
  const sleeve = isLong ? long : short
  const [cuff, stripes] = isLong ? cuffs.long : cuffs.short
  const shade = (path, more = '') =>
    `<path d="${path}" fill="none" stroke="${fold}" stroke-width="6" opacity=".3" filter="${own('fold')}" ${more}/>`
  return {
    extent: [-186, -366, 186, 4],
    focus: [0, -240],
    shadow: { rx: 140, ry: 16, y: 0 },
    defs: [
      across('body', cloth[2], [cloth[1], 0.16], [cloth[0], 0.4], [cloth[1], 0.62], [cloth[2], 1]),
      across('sleeve', cloth[2], [cloth[0], 0.5], [cloth[1], 0.8], [cloth[2], 1]),
      down('collar', navy[0], navy[1]),
      down('scarf', scarf[0], scarf[1]),
      `<pattern id="own-serge" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 1h4" stroke="#fff" stroke-width=".7" opacity=".1"/><path d="M0 3h4" stroke="${fold}" stroke-width=".7" opacity=".16"/></pattern>`,
      soft('fold', 4),
    ],
    body:
      mirrored(
        fill(sleeve, own('sleeve')) +
          fill(sleeve, own('serge')) +
          shade(
            isLong
              ? 'M-126 -186Q-112 -176 -104 -186M-144 -130Q-130 -120 -120 -130M-102 -262Q-116 -240 -116 -214'
              : 'M-104 -262Q-120 -244 -124 -218',
          ) +
          fill(cuff, own('collar')) +
          line(stripes, lines, 1.8),
      ) +
      fill('M-40 -346Q0 -362 40 -346L0 -204Z', cloth[2]) +
      fill(torso, own('body')) +
      fill('M-40 -347Q0 -364 40 -347L30 -318Q0 -328 -30 -318Z', cloth[2]) +
      fill(torso, own('serge')) +
      mirrored(
        shade('M-92 -240Q-72 -200 -76 -140M-96 -80Q-72 -64 -66 -30') +
          line('M-58 -336Q-86 -270 -98 -206', fold, 1.6, 'opacity=".6"'),
      ) +
      line('M0 -170V-4', fold, 1.6, 'opacity=".5"') +
      line('M-98 -26Q0 -12 98 -26', fold, 1.4, 'opacity=".6" stroke-dasharray="5 4"') +
      fill('M-36 -342L0 -216L36 -342Q0 -330 -36 -342Z', cloth[1]) +
      fill('M-26 -300Q0 -292 26 -300L0 -214Z', own('collar')) +
      line('M-23 -288Q0 -280 23 -288M-20 -278Q0 -270 20 -278', lines, 1.8) +
      `<path d="${collar}" fill="#000" opacity=".28" transform="translate(0 7)" filter="${own('fold')}"/>` +
      fill(collar, own('collar')) +
      fill(collar, own('serge')) +
      edges
        .map((size) =>
          mirrored(
            line(
              'M-108 -304Q-104 -262 -82 -232L-6 -178',
              lines,
              1.9,
              `transform="translate(0 ${(-262 * (1 - size)).toFixed(1)}) scale(${size})"`,
            ),
          ),
        )
        .join('') +
      fill(
        'M-9 -186C-40 -160 -56 -120 -60 -84L-30 -96L-22 -66C-12 -104 -4 -140 0 -168C4 -140 12 -104 22 -66L30 -96L60 -84C56 -120 40 -160 9 -186Z',
        own('scarf'),
      ) +
      line(
        'M-8 -164C-20 -140 -34 -116 -44 -96M8 -164C20 -140 34 -116 44 -96M-4 -160C-10 -130 -16 -104 -22 -80M4 -160C10 -130 16 -104 22 -80',
        '#000',
        1.8,
        'opacity=".26"',
      ) +
      fill('M-17 -190Q0 -200 17 -190Q21 -174 14 -162Q0 -154 -14 -162Q-21 -174 -17 -190Z', own('scarf')) +
      line('M-9 -188Q-3 -174 -8 -162M5 -190Q8 -176 4 -160', '#000', 1.6, 'opacity=".3"') +
      line('M-12 -187Q-4 -193 6 -192', '#fff', 1.8, 'opacity=".5"') +
      fill('M42 -140h40v44q-20 6 -40 0z', own('serge')) +
      line('M42 -140h40v44q-20 6 -40 0zM42 -130h40', fold, 1.5, 'opacity=".6"'),
  }
}
