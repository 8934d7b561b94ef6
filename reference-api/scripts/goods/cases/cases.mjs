import { across, ball, down } from '../materials.mjs'
import { carton } from './carton.mjs'
import {
  bottle,
  dripColumn,
  gloss,
  knifeOnTray,
  metal,
  pairInSleeve,
  paperBox,
  penInSlot,
  pile,
  plate,
  terry,
  tin,
} from './contents.mjs'

const lines = (id, size, path, colour, opacity = 0.8) =>
  `<pattern id="own-${id}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="${colour}" stroke-width="1.8" opacity="${opacity}"/></pattern>`
const hemp = (id, colour) =>
  lines(
    id,
    [26, 45],
    'M0 0H26M0 22.5H26M0 45H26M0 0L26 45M26 0L0 45M0 0L13 7.5L26 0M13 7.5V37.5M0 45L13 37.5L26 45M0 0V15L13 22.5L0 30V45M26 0V15L13 22.5L26 30V45',
    colour,
  )
const wave = (id, colour) =>
  lines(
    id,
    [32, 16],
    'M0 16a16 16 0 0 1 32 0M5 16a11 11 0 0 1 22 0M10 16a6 6 0 0 1 12 0M-16 8a16 16 0 0 1 32 0M-11 8a11 11 0 0 1 22 0M16 8a16 16 0 0 1 32 0M21 8a11 11 0 0 1 22 0',
    colour,
  )
const tortoise = (id, colour) =>
  lines(id, [28, 48], 'M14 0L28 8V24L14 32L0 24V8ZM14 32V48M0 24L-14 32M28 24L42 32M0 24V8', colour)
const dots = (id, colour) =>
  `<pattern id="own-${id}" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M6 3v6M3 6h6M17 14v6M14 17h6" stroke="${colour}" stroke-width="1.6" opacity=".7"/></pattern>`

const teaBox = { size: [44, 33, 25], columns: 4, rows: 3, unit: '24缶入' }
const dripColours = [
  ['#8a2a38', '#541520'],
  ['#d9b53c', '#9a7a18'],
  ['#2f6a48', '#17402a'],
  ['#dd8a34', '#9a5614'],
  ['#2c3f6b', '#162242'],
]

/** Open cartons of the wholesale shop by product: their size in sizes.csv, their count in products.csv. */
export const cases = {
  'towel-case-shiro': {
    size: [42, 36, 30],
    columns: 3,
    rows: 2,
    unit: '30枚入',
    name: 'フェイスタオル 白',
    cell: pile([['#f7f3ea', '#cfc6b5']], { weave: 'terry' }),
    defs: [terry],
  },
  'towel-case-kusaki': {
    size: [40, 34, 26],
    columns: 2,
    rows: 2,
    unit: '20枚入',
    name: 'フェイスタオル 草木染',
    cell: pile(
      [
        ['#a98bc4', '#6b4f8a'],
        ['#8aa866', '#54733a'],
        ['#bf8a5e', '#875430'],
        ['#d9c06a', '#9c8432'],
      ],
      { weave: 'terry' },
    ),
    defs: [terry],
  },
  'tenugui-case-asa': {
    size: [36, 28, 14],
    columns: 5,
    rows: 1,
    unit: '50枚入',
    name: '手ぬぐい 麻の葉',
    cell: pile([['#7d9f62', '#4a6a34']], { weave: 'hemp', word: '名入れ' }),
    defs: [hemp('hemp', '#f3f0de')],
  },
  'tenugui-case-nami': {
    size: [36, 28, 14],
    columns: 5,
    rows: 1,
    unit: '50枚入',
    name: '手ぬぐい 青海波',
    cell: pile([['#eef1f0', '#8fa3b8']], { weave: 'wave', word: '名入れ' }),
    defs: [wave('wave', '#3f638f')],
  },
  'notebook-case-kuro': {
    size: [38, 32, 20],
    columns: 2,
    rows: 1,
    unit: '40冊入',
    name: '和綴じ帳 墨',
    cell: pile([['#3a3735', '#d9cfba']], { weave: 'plus', band: '#c4513f', layers: 6 }),
    defs: [dots('plus', '#cfc8bb')],
  },
  'pen-case-ruri': {
    size: [24, 20, 6],
    columns: 1,
    rows: 5,
    sink: 0.1,
    unit: '5本入',
    name: '万年筆 瑠璃',
    cell: penInSlot,
    defs: [down('barrel', '#5f86d6', '#1f4aa0', '#102a63')],
  },
  'tea-case-sencha': {
    ...teaBox,
    name: '宇治煎茶 100g',
    cell: tin(['#d3e6bd', '#8db86e', '#56803c'], '煎茶', 'hemp'),
    defs: [hemp('hemp', '#e4f0d2')],
  },
  'tea-case-hojicha': {
    ...teaBox,
    name: '加賀ほうじ茶 100g',
    cell: tin(['#e3bd98', '#a9744c', '#6d4226'], '焙茶', 'tortoise'),
    defs: [tortoise('tortoise', '#e3c6a6')],
  },
  'drip-case': {
    size: [45, 33, 24],
    columns: 4,
    rows: 1,
    unit: '200袋入',
    name: 'ドリップコーヒー',
    cell: dripColumn(50, dripColours),
  },
  'juice-case-mikan': {
    size: [40, 27, 12],
    columns: 6,
    rows: 4,
    unit: '24本入',
    name: 'みかんジュース',
    cell: bottle,
    defs: [
      across('glass', '#c9691a', ['#ffc978', 0.3], ['#f39a2c', 0.6], ['#bd5f14', 1]),
      ball('juice', ['#ffc766', 0], ['#f39a2c', 0.6], ['#d87616', 1]),
      ball('cap', ['#ffffff', 0], ['#f1eee6', 0.6], ['#cfcabd', 1]),
    ],
  },
  'cookie-case-blue': {
    size: [62, 42, 30],
    columns: 3,
    rows: 2,
    unit: '24缶入',
    name: '花缶クッキー 夜空',
    cell: tin(['#8ea4d0', '#3a5186', '#1b2a4f'], '', 'stars'),
    defs: [
      '<pattern id="own-stars" width="34" height="34" patternUnits="userSpaceOnUse"><path d="M9 1L11 6.500L17 6.500L12.4 10L14 16L9 12.400L4 16L5.6 10L1 6.500L7 6.500ZM26 20L27.6 24L32 24L28.6 26.800L29.8 31L26 28.400L22.2 31L23.4 26.800L20 24L24.4 24Z" fill="#f0dfa4"/></pattern>',
    ],
  },
  'senbei-case': {
    size: [60, 40, 36],
    columns: 3,
    rows: 2,
    unit: '30缶入',
    name: '炭火焼きせんべい',
    cell: tin(['#6f88ad', '#2b4268', '#152238'], '煎餅'),
  },
  'castella-case': {
    size: [66, 36, 26],
    columns: 2,
    rows: 3,
    unit: '20本入',
    name: '紅白の席のカステラ',
    cell: paperBox(['#f6e7c2', '#b99a5e'], 'かすてら', { size: 11 }),
  },
  'furoshiki-case': {
    size: [38, 30, 14],
    columns: 3,
    rows: 2,
    unit: '30枚入',
    name: '風呂敷 亀甲',
    cell: pile([['#7d5a92', '#4a3160']], { weave: 'tortoise', word: '記念' }),
    defs: [tortoise('tortoise', '#cbb2d8')],
  },
  'soap-case': {
    size: [30, 24, 12],
    columns: 5,
    rows: 10,
    sink: 0.12,
    unit: '100個入',
    name: '客室石けん 森',
    cell: paperBox(['#dfe8d2', '#8fa578'], '森', { ink: '#3f5c30', size: 15 }),
  },
  'plates-case': {
    size: [38, 34, 20],
    columns: 2,
    rows: 2,
    unit: '20枚入',
    name: '取皿 染付 15cm',
    cell: plate,
    defs: [wave('waves', '#3f639c')],
  },
  'chopsticks-case': {
    size: [28, 24, 10],
    columns: 10,
    rows: 1,
    sink: 0.12,
    unit: '50膳入',
    name: '塗箸 青海波',
    cell: pairInSleeve,
  },
  'knife-case': {
    size: [34, 22, 6],
    columns: 1,
    rows: 5,
    sink: 0.1,
    unit: '5本入',
    name: 'ペティナイフ',
    cell: knifeOnTray,
    defs: [metal],
  },
}

/** Drawings of the open cartons by product. */
export const caseProducts = Object.fromEntries(
  Object.entries(cases).map(([key, one]) => [
    key,
    () => carton({ ...one, defs: [gloss, ...(one.defs ?? [])] }),
  ]),
)
