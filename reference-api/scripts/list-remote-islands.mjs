// Writes data/island-postal-codes.json, with every postal code of the places in data/island-places.json.
// node reference-api/scripts/list-remote-islands.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { getAddress } = createRequire(import.meta.url)('yubin')
const data = (name) => new URL(`../data/${name}`, import.meta.url)
const { places } = JSON.parse(readFileSync(data('island-places.json'), 'utf8'))
const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

const findPlace = ({ prefecture, city, town }) =>
  places.find(([ofPrefecture, ofCity, ...towns]) => {
    const isThere = ofPrefecture === prefecture && ofCity === city
    return isThere && (towns.length === 0 || towns.some((beginning) => town.startsWith(beginning)))
  })

const ranges = []
let last
for (let number = 0; number < 10_000_000; number += 1) {
  const code = String(number).padStart(7, '0')
  const address = getAddress(code)
  if (!address) continue
  const place = findPlace(address)
  // A code that belongs to another place ends the range.
  if (place && last?.place === place) last.range[1] = code
  else if (place) ranges.push((last = { place, range: [code, code, ...place.slice(0, 2)] }).range)
  else last = undefined
}

const rows = ranges.map((range) => `    ${JSON.stringify(range)}`).join(',\n')
const source = [
  `Japan Post's list of postal codes in yubin ${dependencies.yubin}, narrowed to the places of island-places.json`,
  'by scripts/list-remote-islands.mjs. A range: first and last code, prefecture, municipality.',
].join(' ')
const date = new Date().toISOString().slice(0, 10)
const content = `{\n  "source": ${JSON.stringify(source)},\n  "date": "${date}",\n  "ranges": [\n${rows}\n  ]\n}\n`
writeFileSync(data('island-postal-codes.json'), content)
