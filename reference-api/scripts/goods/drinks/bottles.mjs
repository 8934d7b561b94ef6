import { at, brushedAcross, down, own } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'
import { bottle, definitions } from './bottle.mjs'
import { emblems } from './emblems.mjs'

const clear = ['#f4f6f2', '#dfe5e2', '#b4bfbc']
const brown = ['#8a5428', '#5c3216', '#2a1508']
const green = ['#4f7a58', '#2c5238', '#122a1b']
const black = ['#4b4a46', '#2b2a28', '#141312']
const silver = ['#fafaf8', '#c4c6c6', '#85888a']
const gold = ['#f8e3a4', '#cfa548', '#8a6620']
const red = ['#d66a58', '#a8332b', '#6f1b18']
const white = ['#ffffff', '#ecebe6', '#b9b6ac']
const paper = { paper: '#fbf6ea', ink: '#2b241f', edge: '#b99a52' }

const sake = (name, side, more) => ({ shape: 'sake', ...paper, name, side, cap: gold, ...more })
const wine = (more) => ({ shape: 'bordeaux', ...paper, row: 'ひだまり', edge: '#8a6a34', ...more })
const hill = (sun, leaves) => emblems.vineyard(sun, leaves)
const juice = (drink, emblem, lid = white) => ({
  shape: 'juice',
  ...paper,
  edge: drink[1],
  glass: clear,
  drink,
  cap: lid,
  emblem,
})
const soy = (name, more) => ({ shape: 'soy', ...paper, name, glass: clear, cap: red, ...more })

export const sakes = {
  daiginjo: sake('雪城', '純米大吟醸', {
    glass: ['#e6f2f8', '#bcd7e6', '#86aac0'],
    cap: silver,
    isFrosted: true,
    edge: '#8fa9bb',
  }),
  junmai: sake('雪城', '純米酒', { glass: green }),
  nigori: sake('雪遊', 'にごり酒', {
    glass: clear,
    drink: ['#ffffff', '#f6f4ec', '#cfccc0'],
    cap: red,
    edge: '#c88a92',
  }),
  hiyaoroshi: sake('紅葉雪', '秋上がり', { glass: brown, paper: '#f6e3cc', edge: '#b5522c' }),
  kijoshu: sake('琥珀', '貴醸酒', {
    glass: clear,
    drink: ['#f2c25c', '#d8962f', '#97601a'],
    cap: black,
    edge: '#8a6a34',
  }),
  ai: sake('雪城', '純米酒', { glass: ['#4f6fa0', '#2a467a', '#122444'], cap: silver, edge: '#3a5f97' }),
  kohaku: sake('雪城', '純米酒', { glass: green, cap: red, edge: '#b8352f' }),
  tsuki: sake('雪城', '純米酒', { glass: ['#5a5854', '#33312e', '#161514'], edge: '#9a9890' }),
}
const wines = {
  koshu: wine({
    glass: ['#d3d9a4', '#a9b46e', '#6a7740'],
    cap: gold,
    ink: '#4c5a26',
    emblem: hill('#e8c25a', '#8a9c4e'),
  }),
  bailey: wine({
    glass: ['#6e2c40', '#3c1524', '#180a10'],
    cap: red,
    ink: '#7a2436',
    emblem: hill('#c8584e', '#7a3a4a'),
  }),
  rose: wine({
    glass: clear,
    drink: ['#f9c8c0', '#ee9f98', '#c96f70'],
    cap: ['#f6d3ce', '#dba29e', '#a96a6a'],
    ink: '#a5505a',
    emblem: hill('#f0a59c', '#c87a80'),
  }),
  merlot: wine({
    glass: ['#4a2a30', '#26131a', '#0e070a'],
    cap: black,
    ink: '#3a2420',
    paper: '#efe3cb',
    emblem: hill('#a67c3c', '#5a3a30'),
  }),
  sur: wine({
    glass: ['#b9c79a', '#7f9466', '#45583a'],
    cap: gold,
    ink: '#4c5a26',
    emblem: hill('#dfbb58', '#6f8a4c'),
  }),
}

const mikan = (light, deep) => juice([light, deep, '#b05e14'], emblems.citrus(light, deep))
const apple = (drink, light, deep) => juice(drink, emblems.apple(light, deep))

/** Bottles of each product that is nothing but bottles. */
const products = {
  'sake-daiginjo': [sakes.daiginjo],
  'sake-junmai': [sakes.junmai],
  'sake-nigori': [sakes.nigori],
  'sake-hiyaoroshi': [sakes.hiyaoroshi],
  'sake-kijoshu': [sakes.kijoshu],
  'wine-koshu': [wines.koshu],
  'wine-bailey': [wines.bailey],
  'wine-rose': [wines.rose],
  'wine-merlot': [wines.merlot],
  'wine-pair-oka': [wines.koshu, wines.bailey],
  'wine-pair-kura': [wines.merlot, wines.sur],
  'juice-mikan': [mikan('#f9b64a', '#ef9526'), mikan('#f7a236', '#e97f1c'), mikan('#f48d2c', '#dd6a16')],
  'juice-ringo': [
    apple(['#f3d58a', '#e0b556', '#a87c2c'], '#d8453c', '#a42a28'),
    apple(['#f3e6a6', '#e0cf74', '#a3933e'], '#b3c75a', '#83983a'),
    apple(['#f2c08a', '#dd9454', '#a35f2a'], '#b52c34', '#7c1a22'),
  ],
  'juice-budou': [
    juice(['#8a4a86', '#552458', '#2a0f2e'], emblems.grapes('#8a5a9c', '#4f2a60')),
    juice(['#e6e2a2', '#c9c26a', '#8b8638'], emblems.grapes('#c3d07a', '#8a9a44')),
    juice(['#a04a68', '#742844', '#3e1020'], emblems.grapes('#a85a78', '#6e2a48')),
  ],
  'juice-tomato': Array.from({ length: 3 }, () =>
    juice(['#e8604a', '#cf3a28', '#8f1f14'], emblems.tomato('#e2553f', '#b02f20'), gold),
  ),
  'cafe-base-mukaito': [
    {
      ...juice(['#6b4128', '#3f2414', '#1d0f07'], ''),
      row: '珈琲',
      ink: '#4a2f1d',
      emblem: emblems.coffee(),
      cap: black,
    },
  ],
  'cafe-base-kibi': [
    {
      ...juice(['#7d4c2c', '#4e2c18', '#26130a'], ''),
      row: '珈琲',
      ink: '#8a4a1c',
      paper: '#f6e6c8',
      emblem: emblems.coffee(),
      cap: gold,
    },
  ],
  'shoyu-shoyu': [
    soy('醤油', { drink: ['#6a3a22', '#3a1a0e', '#1a0a05'] }),
    soy('再仕込', { drink: ['#4e2818', '#28100a', '#100504'], cap: black, paper: '#f4e6c4' }),
  ],
  'shoyu-ponzu': [
    soy('ぽん酢', {
      drink: ['#b9742e', '#86481a', '#4c260c'],
      cap: ['#a9c46a', '#6f8f3a', '#41581e'],
      edge: '#9ab04e',
    }),
    soy('だし醤油', { drink: ['#6a3a22', '#3a1a0e', '#1a0a05'], cap: black, paper: '#f4e6c4' }),
  ],
  'shoyu-su': [soy('柿の酢', { drink: ['#f4bd6a', '#de8f34', '#9c5a18'], cap: black, edge: '#d27a2c' })],
  'oil-shin': [
    {
      shape: 'oil',
      ...paper,
      glass: ['#5f7f3c', '#35521f', '#16260c'],
      cap: black,
      emblem: emblems.olive('#a4b455', '#6f8230'),
    },
  ],
  'oil-lemon': [
    {
      shape: 'oil',
      ...paper,
      glass: clear,
      drink: ['#f0e08a', '#d3bd48', '#938022'],
      cap: gold,
      emblem: emblems.citrus('#f4dc58', '#d6b42e'),
    },
  ],
}

const caseDefinitions = [
  `<filter id="own-wood" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".09 .006" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .32 0 0 0 0 .14 1.5 0 0 0 -.62"/><feComposite in2="SourceGraphic" operator="in" result="t"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="t"/></feMerge></filter>`,
  down('case', '#e9cd9d', '#d3b078'),
  down('case-in', '#a9834f', '#c9a671'),
  down('case-foot', '#d9b780', '#b58f58'),
]
/** The wooden case that stands open behind two bottles of wine. */
const winecase =
  `<g filter="${own('wood')}">` +
  fill('M-168 -450H168V24H-168Z', own('case')) +
  fill('M-150 -432H150V6H-150Z', own('case-in')) +
  fill('M-176 8H176V40H-176Z', own('case-foot')) +
  '</g>' +
  fill('M-150 -432H150V-416H-134V6H-150Z', '#3a220c', 'opacity=".32"') +
  line('M-168 -450H168M-168 -450V8', '#f8e6c2', 2, 'opacity=".8"') +
  line('M0 -430V4', '#7d5a2c', 4, 'opacity=".45"') +
  brushedAcross('ひだまり葡萄酒', 15, 0, 24, '#5d3c18')

/** A product that is sold as bottles, as many as it holds. */
export function bottles(key) {
  const list = products[key]
  const step = key.startsWith('wine-pair') ? 144 : 116
  const height = { sake: 400, bordeaux: 414, juice: 298, soy: 308, oil: 316 }[list[0].shape]
  const isCased = key.startsWith('wine-pair')
  const half = isCased ? 176 : ((list.length - 1) * step) / 2 + 60
  return {
    extent: [-half, isCased ? -452 : -height, half, isCased ? 40 : 14],
    focus: [0, -height * 0.4],
    back: -40,
    shadow: { x: 24, rx: half, ry: 18, y: 2 },
    defs: [...definitions(list), ...(isCased ? caseDefinitions : [])],
    body:
      (isCased ? winecase : '') +
      list
        .map((one, index) =>
          at((index - (list.length - 1) / 2) * step, index % 2 ? 4 : 0, bottle({ ...one, index })),
        )
        .join(''),
  }
}
export const bottleProducts = Object.keys(products)
