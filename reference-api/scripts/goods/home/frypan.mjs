import { across, ball, clipped, disc, down, oval, own, rough } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

/** An iron pan seen from above at a slant: brushed rings, flared wall, handle of beech. */
export function frypan(kind) {
  const isLarge = kind === 'twentysix'
  const [rx, ry, deep] = isLarge ? [212, 106, 62] : [196, 98, 50]
  const handle = isLarge ? 168 : 176
  const rings = Array.from({ length: 13 }, (_, index) => 0.2 + index * 0.055)
  return {
    extent: [-rx - 4, -ry - 6 - 118, rx + handle, ry + deep + 10],
    focus: [60, 0],
    back: -120,
    shadow: { x: 10, rx: rx * 0.86, ry: 26, y: ry + deep - 16 },
    defs: [
      across('wall', '#1d1e20', ['#6d7174', 0.18], ['#34373a', 0.4], ['#4a4e51', 0.68], ['#141516', 1]),
      ball('floor', '#6a6e71', '#45494c', '#2a2d2f'),
      down('slope', '#26282a', '#5c6164'),
      across('rim', '#4a4d50', ['#d6dadc', 0.24], ['#7c8184', 0.5], ['#aeb3b6', 0.78], ['#45484a', 1]),
      across('beech', '#e0b67c', '#c48f50').replace('<linearGradient', '<linearGradient x2="0" y2="1"'),
      `<filter id="own-grain" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .16" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 .4 0 0 0 0 .2 0 0 0 0 .06 1.7 0 0 0 -.7"/><feComposite in2="SourceGraphic" operator="in" result="t"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="t"/></feMerge></filter>`,
      rough('iron', 0.7, 0.5),
      clipped(
        'bowl',
        `M${-rx + 9} 0A${rx - 9} ${ry - 6} 0 0 1 ${rx - 9} 0A${rx - 9} ${ry - 6} 0 0 1 ${-rx + 9} 0Z`,
      ),
      disc('under', ['#000', 0, 0.5], ['#000', 1, 0]),
    ],
    body:
      fill(
        `M${rx * 0.82} ${-ry * 0.5}L${rx * 0.9} ${-ry * 0.28}L${rx + 54} ${-ry * 0.86}L${rx + 46} ${-ry * 1.1}Z`,
        own('wall'),
      ) +
      line(`M${rx * 0.84} ${-ry * 0.47}L${rx + 46} ${-ry * 1.06}`, '#c9cdd0', 2, 'opacity=".7"') +
      `<g transform="translate(${rx + 44} ${-ry * 0.96}) rotate(-24)"><g filter="${own('grain')}">` +
      fill(
        `M-8 -14Q0 -18 20 -16Q90 -22 ${handle - 18} -15Q${handle} -12 ${handle} 1Q${handle} 15 ${handle - 18} 17Q90 22 20 17Q0 18 -8 15Z`,
        own('beech'),
      ) +
      '</g>' +
      line(`M0 -10Q80 -16 ${handle - 20} -9`, '#fff2d8', 3.4, 'opacity=".6"') +
      line(`M0 14Q80 20 ${handle - 20} 14`, '#5d3614', 3, 'opacity=".4"') +
      fill('M-12 -15h14v31h-14z', own('rim')) +
      `<circle cx="${handle - 18}" cy="1" r="6" fill="#3a2312"/><circle cx="${handle - 18}" cy="1" r="6" fill="none" stroke="#e6d2ae" stroke-width="1.6"/>` +
      '</g>' +
      `<g filter="${own('iron')}">` +
      fill(
        `M${-rx} 0C${-rx + 4} ${deep * 0.7} ${-rx * 0.8} ${ry * 0.72 + deep} ${-rx * 0.5} ${ry * 0.86 + deep}Q0 ${ry + deep + 12} ${rx * 0.5} ${ry * 0.86 + deep}C${rx * 0.8} ${ry * 0.72 + deep} ${rx - 4} ${deep * 0.7} ${rx} 0Z`,
        own('wall'),
      ) +
      '</g>' +
      oval(0, 0, rx, ry, own('rim')) +
      oval(0, 1, rx - 7, ry - 5, own('slope')) +
      `<g clip-path="${own('bowl')}"><g filter="${own('iron')}">${oval(0, deep * 0.56, rx * 0.8, ry * 0.78, own('floor'))}</g>` +
      rings
        .map((part) =>
          oval(
            0,
            deep * 0.56,
            rx * part,
            ry * part * 0.97,
            'none',
            'stroke="#fff" stroke-width="1" opacity=".1"',
          ),
        )
        .join('') +
      oval(0, deep * 0.56, rx * 0.8, ry * 0.78, 'none', 'stroke="#15171a" stroke-width="3" opacity=".5"') +
      '</g>' +
      `<path d="M${-rx + 20} -12A${rx - 14} ${ry - 10} 0 0 1 -20 ${-ry + 10}" fill="none" stroke="#000" stroke-width="8" opacity=".3" clip-path="${own('bowl')}"/>` +
      `<g transform="rotate(-14 ${rx * 0.78} ${-ry * 0.4})">${oval(rx * 0.78, -ry * 0.42, 5, 4, '#b9bec1')}${oval(rx * 0.74, -ry * 0.26, 5, 4, '#b9bec1')}</g>`,
  }
}
