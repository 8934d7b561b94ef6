import { at, clipped, disc, down, oval, own, rough, sequence, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  fruit: {
    crumb: ['#f3d999', '#dfb663'],
    crust: ['#b5702f', '#8a4c18', '#5f300c'],
    bits: [
      ['#b3242c', 6],
      ['#5b2a1c', 6],
      ['#e0932a', 5],
      ['#4d8a3a', 4],
      ['#7a3a20', 5],
    ],
  },
  lemon: {
    crumb: ['#fbeaa2', '#efcf62'],
    crust: ['#d59a3c', '#ad7222', '#7c4c10'],
    bits: [
      ['#d9b62c', 2.4],
      ['#f7e88c', 2],
    ],
    isIced: true,
  },
  tea: {
    crumb: ['#e9cfa0', '#cda768'],
    crust: ['#a56c34', '#7d4a1c', '#54300e'],
    bits: [
      ['#3d2a18', 1.7],
      ['#5a4024', 1.4],
    ],
  },
  choco: {
    crumb: ['#7d4c30', '#5a311c'],
    crust: ['#50291a', '#37180d', '#1f0c05'],
    bits: [
      ['#d9b27a', 7],
      ['#8fae4a', 5],
      ['#c79a5e', 6],
    ],
  },
}

const face = 'M110 0L102 -118Q104 -190 170 -198Q236 -190 238 -118L230 0Q170 8 110 0Z'
const side = 'M110 0L102 -118L-218 -178L-210 -60Z'
const top = 'M102 -118Q104 -190 170 -198Q216 -192 230 -160L-86 -226Q-104 -254 -150 -258Q-216 -250 -218 -178Z'

/** A cake baked in a loaf tin, cut: crust that has cracked along its back, crumb with what is baked in. */
export function loaf(kind) {
  const { crumb, crust, bits, isIced } = kinds[kind]
  const next = sequence(21)
  const [light, middle, deep] = crust
  const scattered = Array.from({ length: kind === 'tea' ? 70 : 30 }, (_, index) => {
    const [colour, size] = bits[index % bits.length]
    const [x, y] = [118 + next() * 104, -176 + next() * 164]
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(size * (0.8 + next() * 0.6)).toFixed(1)}" ry="${(size * 0.72).toFixed(1)}" fill="${colour}" transform="rotate(${Math.round(next() * 180)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  }).join('')
  const cut =
    `<g filter="${own('crumb')}">${fill(face, own('crumb-face'))}</g>` +
    `<g clip-path="${own('face')}">${scattered}</g>` +
    line('M110 0L102 -118Q104 -190 170 -198Q236 -190 238 -118L230 0', deep, 7) +
    line('M110 0Q170 8 230 0', deep, 5, 'opacity=".8"')
  const icing =
    fill(top, own('ice')) +
    fill(
      'M102 -118L88 -118Q78 -84 64 -122L20 -132Q8 -92 -8 -138L-60 -146Q-74 -108 -88 -152L-140 -162Q-152 -126 -166 -166L-196 -172Q-214 -150 -218 -178L-200 -214L104 -150Z',
      own('ice'),
    ) +
    fill(
      'M100 -124Q104 -194 170 -202Q238 -194 240 -124Q236 -104 228 -116Q222 -140 212 -138Q204 -100 194 -132Q184 -150 172 -140Q162 -96 150 -134Q138 -146 128 -134Q120 -92 108 -112Z',
      own('ice'),
    ) +
    `<path d="M-170 -232Q-20 -214 150 -182" fill="none" stroke="#fff" stroke-width="16" filter="${own('sheen')}"/>` +
    `<path d="M-196 -186L96 -130" fill="none" stroke="#8f8878" stroke-width="8" opacity=".3" filter="${own('sheen')}"/>`
  return {
    extent: [-270, -264, 290, 82],
    focus: [90, -80],
    back: -120,
    shadow: { x: 20, rx: 270, ry: 30, y: 40 },
    defs: [
      down('crumb-face', crumb[0], crumb[1]),
      down('crust', light, middle),
      down('crust-side', middle, deep),
      down('ice', '#ffffff', '#efece4'),
      clipped('face', face),
      `<filter id="own-board" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .1" numOctaves="3" seed="3"/><feColorMatrix values="0 0 0 0 .34 0 0 0 0 .2 0 0 0 0 .08 1.4 0 0 0 -.6"/><feComposite in2="SourceGraphic" operator="in" result="t"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="t"/></feMerge></filter>`,
      down('plank', '#d3a873', '#b6854c'),
      rough('crumb', 0.2, 1),
      rough('baked', 0.24, 0.9),
      soft('sheen', 6),
      disc('under', ['#1c0d05', 0, 0.5], ['#1c0d05', 1, 0]),
    ],
    body:
      `<g filter="${own('board')}">` +
      fill('M-230 -90H250L288 58H-268Z', own('plank')) +
      fill('M-268 58H288V78H-268Z', '#9a6c38') +
      '</g>' +
      oval(20, -4, 250, 40, own('under')) +
      `<g filter="${own('baked')}">` +
      fill(side, own('crust-side')) +
      fill(top, own('crust')) +
      '</g>' +
      (isIced
        ? ''
        : fill(
            'M-150 -254Q-90 -232 -40 -236L10 -218L60 -222L110 -202L168 -198L130 -186L70 -192L20 -196L-40 -212L-100 -216Z',
            crumb[0],
            'opacity=".75"',
          ) +
          line('M-150 -254Q-90 -240 -40 -236L10 -218L60 -222L110 -202L166 -198', deep, 3, 'opacity=".5"')) +
      `<path d="M-190 -170L92 -116" fill="none" stroke="#fff" stroke-width="10" opacity=".16" filter="${own('sheen')}"/>` +
      cut +
      (isIced ? icing : '') +
      at(
        -120,
        52,
        `<g transform="scale(.72 .42)"><g transform="translate(-170 0) skewX(-24)">${fill(face, deep, 'transform="translate(0 26)"')}${cut}</g></g>`,
      ),
  }
}
