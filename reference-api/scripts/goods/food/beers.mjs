import { across, at, brushed, disc, oval, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const labels = {
  pilsner: { name: '春風', ground: '#f3e6bd', ink: '#8a6a1c', mark: '#e0aa2e' },
  pale: { name: '春風', ground: '#f2d9c2', ink: '#8d3f20', mark: '#d2703a' },
  stout: { name: '黒', ground: '#2b2524', ink: '#e4c987', mark: '#8d6a3a' },
  ipa: { name: '柑橘', ground: '#f7efd3', ink: '#5b7a2a', mark: '#f0962e' },
}
const crates = {
  three: ['pilsner', 'pale', 'stout'],
  ipa: Array(6).fill('ipa'),
  kuro: Array(6).fill('stout'),
}

const glass =
  'M-16 -300V-330H16V-300C16 -262 20 -252 34 -232C44 -216 48 -204 48 -184V-14Q48 2 36 4Q0 12 -36 4Q-48 2 -48 -14V-184C-48 -204 -44 -216 -34 -232C-20 -252 -16 -262 -16 -300Z'
const paper = 'M-48 -158Q0 -146 48 -158V-46Q0 -34 -48 -46Z'

const marks = {
  ipa: (colour) =>
    `<circle cy="-74" r="19" fill="${colour}"/><circle cy="-74" r="15.5" fill="#ffd891"/>` +
    line('M0 -60V-88M-12 -67L12 -81M-12 -81L12 -67', colour, 2.2),
  other: (colour) =>
    line('M0 -52V-92', colour, 2.6) +
    [-60, -69, -78, -87]
      .map((y) => fill(`M0 ${y}q-13 -2 -14 -13q13 1 14 13zM0 ${y}q13 -2 14 -13q-13 1 -14 13z`, colour))
      .join(''),
}

/** A brown beer bottle with its crown cap, a paper label around it. */
function bottle(kind) {
  const { name, ground, ink, mark } = labels[kind]
  return (
    oval(10, 4, 56, 14, own('under')) +
    fill(glass, own('glass')) +
    fill('M-19 -342Q0 -350 19 -342L20 -322Q0 -315 -20 -322Z', own('cap')) +
    line('M-15 -338V-322M-8 -341V-320M0 -342V-319M8 -341V-320M15 -338V-322', '#7d5c18', 1.6, 'opacity=".6"') +
    fill(paper, ground) +
    line('M-48 -150Q0 -138 48 -150M-48 -54Q0 -42 48 -54', ink, 2.6) +
    brushed(name, name.length > 1 ? 24 : 36, 0, name.length > 1 ? -132 : -118, ink) +
    at(0, 0, (marks[kind] ?? marks.other)(mark), name.length > 1 ? 'translate(0 10) scale(.9)' : '') +
    fill(paper, own('round')) +
    fill(
      'M-38 -196C-36 -214 -28 -226 -18 -240L-12 -236C-22 -222 -28 -212 -29 -196V-164L-38 -166Z',
      '#fff',
      'opacity=".42"',
    ) +
    line('M-9 -312V-270', '#fff', 4, 'opacity=".4"') +
    line('M-38 -34V-12', '#fff', 5, 'opacity=".3"')
  )
}

export function beers(kind) {
  const crate = crates[kind]
  const isCrate = crate.length > 3
  const places = isCrate
    ? [
        [-122, -62],
        [0, -62],
        [122, -62],
        [-134, 0],
        [0, 6],
        [134, 0],
      ]
    : [
        [-118, 0],
        [0, 6],
        [118, 0],
      ]
  return {
    extent: [-190, isCrate ? -410 : -350, 190, 16],
    focus: [-20, -150],
    back: -90,
    shadow: { rx: 190, ry: 22, y: 0 },
    defs: [
      across('glass', '#2a1508', ['#8a5226', 0.2], ['#5d3214', 0.42], ['#6f3f1b', 0.66], ['#1f0f05', 1]),
      across('cap', '#8d6a22', ['#fbe7a6', 0.3], ['#c99d3a', 0.6], ['#7d5c18', 1]),
      across(
        'round',
        ['#1a0d04', 0, 0.4],
        ['#fff', 0.24, 0.24],
        ['#fff', 0.4, 0],
        ['#1a0d04', 0.72, 0.06],
        ['#1a0d04', 1, 0.46],
      ),
      disc('under', ['#2a160a', 0, 0.45], ['#2a160a', 1, 0]),
    ],
    body: places.map(([x, y], index) => at(x, y, bottle(crate[index]))).join(''),
  }
}
