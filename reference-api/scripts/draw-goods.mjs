/**
 * Draws the products that `goods/` describes into their drawings: on a list, close up, in a room. The wall,
 * the table and other things of a drawing stay. `paint-pictures.mjs` renders the result.
 *
 *   node reference-api/scripts/draw-goods.mjs [words]
 *
 * With words, only products whose key contains one of them are drawn.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { caseProducts } from './goods/cases/cases.mjs'
import { frames, replaceGoods } from './goods/frames.mjs'
import { goods } from './goods/goods.mjs'
import { everywhere, room } from './scenes/paint.mjs'

const drawings = new URL('../seed/tsunagu-drawings', import.meta.url).pathname
const words = process.argv.slice(2)
const isChosen = (key) => words.length === 0 || words.some((word) => key.includes(word))
/** Wrappings, cards and bags have one drawing, without a number. */
const hasOneDrawing = (key) => key.startsWith('accessory-')

/** The room of the wholesale cases, drawn whole and close up, with a place for the goods. */
const emptyRoom =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280" viewBox="0 0 800 800">' +
  `<defs>${everywhere}</defs>${room(470)}<g transform="translate(0 0)"></g></svg>`

const readDrawing = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : emptyRoom)

let count = 0
for (const [key, draw] of Object.entries(goods)) {
  if (!isChosen(key)) continue
  const drawn = draw()
  for (const [index, frame] of frames.entries()) {
    const file = join(drawings, `${hasOneDrawing(key) ? key : `${key}-${index + 1}`}.svg`)
    const isNew = key in caseProducts && index < 2
    if ((!existsSync(file) && !isNew) || (hasOneDrawing(key) && index > 0)) continue
    writeFileSync(file, replaceGoods(readDrawing(file), drawn, frame))
    count += 1
  }
}
process.stdout.write(`${count} drawings\n`)
