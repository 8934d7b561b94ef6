import { daifuku } from './food/daifuku.mjs'
import { slices } from './food/fish.mjs'
import { ham } from './food/ham.mjs'
import { jersey } from './things/jersey.mjs'
import { pen } from './things/pen.mjs'
import { senbei } from './food/senbei.mjs'
import { slacks } from './things/slacks.mjs'
import { succulent } from './things/succulent.mjs'
import { wagyu } from './food/wagyu.mjs'

/** Drawing of each product by the product's key, with its origin at the middle of its foot. */
export const goods = {
  'daifuku-matcha': () => daifuku('matcha'),
  'daifuku-ichigo': () => daifuku('ichigo'),
  'daifuku-kinako': () => daifuku('kinako'),
  'daifuku-koicha': () => daifuku('koicha'),
  'senbei-shoyu': () => senbei('shoyu'),
  'senbei-goma': () => senbei('goma'),
  'senbei-ebi': () => senbei('ebi'),
  'senbei-zarame': () => senbei('zarame'),
  'slacks-kuro': () => slacks('kuro'),
  'slacks-gray': () => slacks('gray'),
  'gym-jersey': jersey,
  'pen-tame': () => pen('tame'),
  'pen-ruri': () => pen('ruri'),
  'pen-wakaba': () => pen('wakaba'),
  'green-succulent': succulent,
  'fish-sake': () => slices('sake', 6),
  'fish-saikyo': () => slices('saikyo', 5),
  'wagyu-yakiniku': () => wagyu('yakiniku'),
  'wagyu-sukiyaki': () => wagyu('sukiyaki'),
  'wagyu-steak': () => wagyu('steak'),
  'ham-rosu': () => ham('rosu'),
  'ham-bacon': () => ham('bacon'),
}
