import { across, at, ball, down, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  kon: {
    cloth: ['#36486f', '#273659', '#182440'],
    lapel: ['#3d5079', '#222f4f'],
    crest: ['#e0b24c', '#8a5a1a'],
  },
  cha: {
    cloth: ['#7d5e49', '#634836', '#442f22'],
    lapel: ['#876750', '#594030'],
    crest: ['#dcae4e', '#6b3b20'],
  },
  midori: {
    cloth: ['#3f6a55', '#2e5141', '#1d382c'],
    lapel: ['#497661', '#28493a'],
    crest: ['#e6e6e0', '#3f6a55'],
  },
}

const mirrored = (content) => content + `<g transform="scale(-1 1)">${content}</g>`
/** One front of the jacket, its edge curving away below the last button. */
const front =
  'M-36 -352L-98 -326C-108 -290 -106 -230 -100 -170C-98 -110 -104 -60 -108 -12Q-62 2 -24 -6Q-2 -14 4 -44V-196L-36 -352Z'
const sleeve =
  'M-62 -344L-100 -324C-126 -306 -134 -256 -142 -206C-150 -150 -156 -96 -160 -46Q-140 -32 -112 -38C-106 -92 -102 -150 -98 -206Z'
const lapel =
  'M-34 -354C-46 -350 -56 -340 -60 -326L-84 -268L-58 -262L-66 -244L4 -150C0 -196 -12 -274 -34 -354Z'

const button = (x, y, size) =>
  at(
    x,
    y,
    `<circle r="${size}" fill="${own('button')}"/><circle r="${size * 0.66}" fill="none" stroke="#7a5818" stroke-width="1"/>`,
  )

/** A school blazer without shirt and tie: set-in sleeves, notched lapels, gold buttons, a crest. */
export function blazer(kind) {
  const { cloth, lapel: lapels, crest } = kinds[kind]
  const dark = cloth[2]
  const shade = (path) =>
    `<path d="${path}" fill="none" stroke="#05070d" stroke-width="6" opacity=".26" filter="${own('fold')}"/>`
  return {
    extent: [-166, -372, 166, 6],
    focus: [0, -240],
    shadow: { rx: 140, ry: 16, y: 0 },
    defs: [
      across('front', cloth[2], [cloth[1], 0.2], [cloth[0], 0.6], [cloth[1], 1]),
      across('sleeve', cloth[2], [cloth[0], 0.46], [cloth[1], 0.75], [cloth[2], 1]),
      down('lapel', lapels[0], lapels[1]),
      down('lining', cloth[2], ['#0d1119', 0.55], [cloth[2], 1]),
      ball('button', ['#fff2bf', 0], ['#d9ad48', 0.6], ['#8d6722', 1]),
      `<pattern id="own-serge" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 1h4" stroke="#fff" stroke-width=".7" opacity=".07"/><path d="M0 3h4" stroke="#000" stroke-width=".7" opacity=".16"/></pattern>`,
      soft('fold', 4),
    ],
    body:
      mirrored(
        fill(sleeve, own('sleeve')) +
          fill(sleeve, own('serge')) +
          shade(
            'M-130 -196Q-116 -184 -106 -192M-146 -130Q-130 -118 -116 -126M-106 -276Q-122 -250 -120 -222',
          ) +
          line('M-158 -56Q-138 -44 -112 -49', dark, 1.5, 'opacity=".8"') +
          button(-150, -64, 3.6) +
          button(-150, -76, 3.6) +
          button(-149, -88, 3.6),
      ) +
      fill('M-40 -352Q0 -372 40 -352L22 -150H-22Z', own('lining')) +
      line('M-14 -350V-180M14 -350V-180', '#fff', 1.2, 'opacity=".1"') +
      fill('M-40 -353Q0 -374 40 -353L34 -336Q0 -352 -34 -336Z', own('lapel')) +
      line('M-34 -336Q0 -352 34 -336', dark, 1.8, 'opacity=".9"') +
      fill('M-13 -328H13V-310H-13Z', '#f2efe6') +
      line('M-8 -322H8M-5 -316H5', '#8d8a80', 1.4) +
      `<g transform="scale(-1 1)">${fill(front, own('front'))}${fill(front, own('serge'))}</g>` +
      `<path d="${front}" transform="translate(5 3)" fill="#000" opacity=".35" filter="${own('fold')}"/>` +
      fill(front, own('front')) +
      fill(front, own('serge')) +
      mirrored(
        shade('M-100 -240Q-82 -200 -84 -150M-100 -70Q-76 -56 -70 -24') +
          line('M-64 -343Q-94 -280 -100 -196', dark, 1.7, 'opacity=".9"') +
          line('M-62 -196C-66 -130 -60 -70 -64 -4', dark, 1.3, 'opacity=".55"') +
          fill('M-88 -106L-34 -100V-84L-88 -90Z', own('lapel')) +
          line('M-88 -106L-34 -100V-84L-88 -90Z', dark, 1.5, 'opacity=".9"') +
          `<path d="${lapel}" transform="translate(-3 5)" fill="#000" opacity=".35" filter="${own('fold')}"/>` +
          fill(lapel, own('lapel')) +
          fill(lapel, own('serge')) +
          line(lapel, dark, 1.6, 'opacity=".9"') +
          line('M-60 -326C-50 -308 -44 -290 -42 -276L-84 -268', dark, 1.6, 'opacity=".8"'),
      ) +
      line('M4 -150V-44Q-2 -14 -24 -6', dark, 2, 'opacity=".9"') +
      fill('M38 -226L84 -232V-220L38 -214Z', own('lapel')) +
      fill('M46 -222Q60 -226 74 -224V-200Q72 -186 60 -180Q48 -184 46 -198Z', crest[0]) +
      line('M50 -218Q60 -221 70 -220V-200Q68 -190 60 -185Q52 -188 50 -198Z', crest[1], 1.6) +
      line('M60 -214V-192M53 -206H67', crest[1], 2.6) +
      line('M38 -226L84 -232V-220L38 -214Z', dark, 1.4, 'opacity=".9"') +
      button(-6, -140, 6.4) +
      button(-6, -96, 6.4),
  }
}
