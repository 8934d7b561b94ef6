import { across, down, own, soft } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  long: { thread: '#b9c0ca', button: '#e9ecef' },
  stripe: { thread: '#9fb3cc', button: '#e9ecef', stripe: '#5f86bd' },
}
const torso =
  'M-104 -312C-112 -200 -106 -90 -104 -10Q-84 8 -54 4Q0 -10 54 4Q84 8 104 -10C106 -90 112 -200 104 -312L44 -344H-44Z'
const sleeve =
  'M-60 -338L-108 -312C-132 -290 -146 -230 -156 -176C-164 -130 -170 -84 -172 -48Q-150 -36 -122 -42C-116 -96 -110 -160 -106 -214Z'
const cuff = 'M-173 -52Q-150 -40 -121 -45L-122 -10Q-150 -4 -176 -16Z'
const mirrored = (content) => content + `<g transform="scale(-1 1)">${content}</g>`

/** A school shirt: pressed collar, placket with buttons, breast pocket, cuffs. */
export function shirt(kind) {
  const { thread, button, stripe } = kinds[kind]
  const edge = '#7f8b9c'
  const woven = (path, paint) => fill(path, own(paint)) + fill(path, own('weave'))
  const sewn = (path) => line(path, edge, 1.2, 'opacity=".75" stroke-dasharray="5 3"')
  const fold = (path) =>
    `<path d="${path}" fill="none" stroke="#5c6a80" stroke-width="7" opacity=".2" filter="${own('fold')}"/>`
  return {
    extent: [-182, -366, 182, 8],
    focus: [0, -250],
    ground: ['#dfe3e8', '#bcc5cf', '#b3bdc9'],
    shadow: { rx: 140, ry: 16, y: 0 },
    defs: [
      across('cloth', '#d9dee6', ['#f3f5f8', 0.16], ['#ffffff', 0.42], ['#f4f6f9', 0.74], ['#d0d7e0', 1]),
      across('sleeve', '#cbd1db', ['#fdfdfe', 0.46], ['#eceff3', 0.7], ['#b3bcc9', 1]),
      down('collar', '#ffffff', '#e3e8ee'),
      `<pattern id="own-weave" width="${stripe ? 11 : 4}" height="4" patternUnits="userSpaceOnUse">${
        stripe
          ? `<path d="M2 0v4M4.6 0v4" stroke="${stripe}" stroke-width="1.3" opacity=".75"/>`
          : `<path d="M0 1h4M1 0v4" stroke="${thread}" stroke-width=".5" opacity=".45"/>`
      }</pattern>`,
      soft('fold', 4),
    ],
    body:
      mirrored(
        woven(sleeve, 'sleeve') +
          fold('M-112 -270Q-130 -240 -126 -206M-148 -150Q-132 -138 -122 -148M-158 -96Q-142 -88 -126 -98') +
          line(sleeve, edge, 1.4, 'opacity=".7"') +
          woven(cuff, 'sleeve') +
          line(cuff, edge, 1.4, 'opacity=".8"') +
          sewn('M-171 -45Q-150 -34 -123 -38M-173 -22Q-150 -11 -124 -16') +
          `<circle cx="-136" cy="-26" r="4" fill="${button}" stroke="${edge}"/>`,
      ) +
      fill('M-44 -344Q0 -360 44 -344L36 -312Q0 -322 -36 -312Z', '#cfd6df') +
      woven(torso, 'cloth') +
      mirrored(
        fold('M-100 -230Q-78 -196 -80 -130M-104 -80Q-78 -60 -74 -20M-30 -120Q-40 -70 -34 -20') +
          line('M-104 -311C-116 -282 -114 -240 -106 -208', edge, 1.6, 'opacity=".85"') +
          sewn('M-99 -309C-110 -282 -108 -240 -101 -210') +
          line('M-103 -300Q-78 -290 -58 -288', edge, 1.4, 'opacity=".7"') +
          sewn('M-102 -296Q-78 -286 -60 -284'),
      ) +
      line(torso, edge, 1.4, 'opacity=".7"') +
      sewn('M-102 -22Q-82 -6 -54 -9Q0 -22 54 -9Q82 -6 102 -22') +
      fill('M-13 -310H13V-2Q0 -6 -13 -2Z', own('collar'), 'opacity=".7"') +
      fill('M-13 -310H13V-2Q0 -6 -13 -2Z', own('weave')) +
      line('M-13 -308V-3M13 -308V-3', edge, 1.2, 'opacity=".8"') +
      sewn('M-9 -306V-4M9 -306V-4') +
      [-262, -216, -170, -124, -78, -34]
        .map(
          (y) =>
            `<circle cy="${y}" r="5" fill="${button}" stroke="${edge}" stroke-width="1.2"/>` +
            line(`M-1.6 ${y - 1}h3.200M-1.6 ${y + 1.4}h3.2`, edge, 1),
        )
        .join('') +
      fill('M34 -226H82V-172L58 -160L34 -172Z', own('collar'), 'opacity=".8"') +
      fill('M34 -226H82V-172L58 -160L34 -172Z', own('weave')) +
      line('M34 -226H82V-172L58 -160L34 -172ZM34 -214H82', edge, 1.3) +
      `<path d="M-40 -340L-66 -296L-4 -272L0 -300L4 -272L66 -296L40 -340" fill="none" stroke="#5c6a80" stroke-width="8" opacity=".3" filter="${own('fold')}" transform="translate(0 7)"/>` +
      mirrored(
        fill('M-40 -350Q-52 -334 -72 -296L-12 -266L0 -304Q-26 -318 -36 -344Z', own('collar')) +
          (stripe
            ? fill('M-40 -350Q-52 -334 -72 -296L-12 -266L0 -304Q-26 -318 -36 -344Z', own('weave'))
            : '') +
          line('M-40 -350Q-52 -334 -72 -296L-12 -266L0 -304Q-26 -318 -36 -344Z', edge, 1.4) +
          sewn('M-65 -300L-14 -274L-4 -302'),
      ) +
      fill('M-36 -346Q0 -332 36 -346Q26 -318 0 -304Q-26 -318 -36 -346Z', '#dfe4ea') +
      fill('M-22 -330h44v11q-22 7 -44 0z', '#fff', 'opacity=".95"') +
      line('M-14 -324h28', '#8a94a2', 1.4) +
      `<circle cy="-298" r="5" fill="${button}" stroke="${edge}" stroke-width="1.2"/>`,
  }
}
