import { openBox } from '../box.mjs'
import { disc, down, oval, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const kinds = {
  iro: { columns: 5, rows: 4, colours: ['#d8433a', '#2f6fb4', '#f0c02e', '#4a9a4c'] },
  mori: { columns: 6, rows: 4, colours: ['#5f7d3e', '#a7793f', '#d9c08a', '#3f5f4a', '#8aa05a', '#7a5230'] },
  yume: { columns: 4, rows: 4, colours: ['#f3b8bd', '#b9d3e8', '#f7e3a4', '#cdb9dd', '#bfdcb8'] },
}

/** A cube of painted maple, its grain showing through: upper face and front. */
const cube = (index) =>
  oval(8, 42, 56, 16, own('under')) +
  `<g filter="${own('grain')}">` +
  fill('M-48 4H48V50Q48 54 44 54H-44Q-48 54 -48 50Z', own(`front-${index}`)) +
  fill('M-42 -56H42L48 4H-48Z', own(`top-${index}`)) +
  '</g>' +
  fill('M-48 4H48V50Q48 54 44 54H-44Q-48 54 -48 50Z', '#1c0d05', 'opacity=".34"') +
  fill('M-42 -56H42L48 4H-48Z', '#fff', 'opacity=".14"') +
  line('M-46 5H46', '#fff', 2.4, 'opacity=".55"') +
  line('M-46 2L-41 -54H41', '#fff', 2.4, 'opacity=".5"') +
  line('M47 6V49', '#000', 2, 'opacity=".2"')

/** The box of wooden cubes, as many as are sold. */
export function blocks(kind) {
  const { columns, rows, colours } = kinds[kind]
  const box = openBox({
    columns,
    rows,
    wide: 106,
    deep: 114,
    high: 52,
    board: ['#ead0a2', '#d3b27a', '#ab854c'],
    paper: ['#f6ecd8', '#dccbab', '#fff'],
    hasWalls: false,
  })
  const pieces = Array.from({ length: columns * rows }, (_, index) =>
    cube((index * 3 + Math.floor(index / columns) * (columns + 1)) % colours.length),
  )
  return {
    ...box,
    focus: [50, -120],
    defs: [
      ...box.defs,
      ...colours.flatMap((colour, index) => [
        `<linearGradient id="own-top-${index}" x2=".6" y2="1"><stop stop-color="${colour}" stop-opacity=".82"/><stop offset="1" stop-color="${colour}"/></linearGradient>`,
        down(`front-${index}`, colour, colour),
      ]),
      `<filter id="own-grain" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .14" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .1 0 0 0 0 .03 1 0 0 0 -.5"/><feComposite in2="SourceGraphic" operator="in" result="t"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="t"/></feMerge></filter>`,
      disc('under', ['#1c0d05', 0, 0.5], ['#1c0d05', 1, 0]),
    ],
    body: box.body(pieces.map((piece) => `<g transform="translate(0 -4)">${piece}</g>`)),
  }
}
