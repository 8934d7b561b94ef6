import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { getAddress } from 'yubin'
import { places } from '../../../data/island-places.json'
import { ranges } from '../../../data/island-postal-codes.json'
import { isRemoteIsland } from './remote-island.rules'
import { shippingRegion } from './shipping-region.rules'

const islands = {
  差木地: '1000211',
  式根島: '1000511',
  元町: '1000101',
  青ヶ島: '1001701',
  父島: '1002101',
  徳之島: '8917101',
  喜界: '8916201',
  種子島: '8913101',
  屋久島: '8914205',
  利尻町: '0970401',
  礼文: '0971201',
  奥尻: '0431401',
  新上五島: '8574211',
  佐渡: '9520011',
  粟島: '9580061',
  石垣: '9070002',
  宮古島: '9060012',
  甑島: '8961101',
  姫島: '8721501',
  答志島: '5170002',
  家島: '6720102',
  北木島: '7140301',
}

test.each(Object.entries(islands))('treats %s（%s） as a remote island', (_name, code) => {
  expect(shippingRegion(getAddress(code)!.prefecture, code)).toBe('island')
})

const bridged = ['1000001', '9000001', '8580001', '8900001', '7608571', '6500001', '9800001', '9862211']

test.each(bridged)("%s isn't a remote island", (code) => {
  expect(isRemoteIsland(code)).toBe(false)
})

/**
 * Lists every code in the library's own data, because the library only supports single lookups, and there are
 * ten million possible codes.
 */
function listedCodes(): string[] {
  const source = readFileSync(join(__dirname, '../../../../node_modules/yubin/dist/index.cjs'), 'utf8')
  const rows = [...source.matchAll(/"\d{3}": ?"([^"]+)"/g)].flatMap(([, packed = '']) =>
    inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8').split('\n'),
  )
  return [...new Set(rows.flatMap((row) => row.split(',')[1] ?? []))]
}

test('recognises exactly the postal codes of the listed remote islands', () => {
  const wrong: string[] = []
  const found = new Set<unknown>()
  const codes = listedCodes()
  const placesOf = new Map<string, string[][]>()
  for (const place of places) {
    const municipality = place.slice(0, 2).join('')
    placesOf.set(municipality, [...(placesOf.get(municipality) ?? []), place])
  }
  for (const code of codes) {
    const { prefecture, city, town } = getAddress(code)!
    const place = placesOf
      .get(prefecture + city)
      ?.find(([, , ...towns]) => towns.length === 0 || towns.some((beginning) => town.startsWith(beginning)))
    if (place) found.add(place)
    if (isRemoteIsland(code) !== (place !== undefined)) wrong.push(code)
  }

  expect(codes.length).toBeGreaterThan(120_000)
  expect(wrong).toEqual([])
  expect(places.filter((place) => !found.has(place))).toEqual([])
})

test('finds at least one postal code for each listed town prefix', () => {
  const towns = places.flatMap(([prefecture, city, ...beginnings]) =>
    beginnings.map((town) => `${prefecture}${city}${town}`),
  )
  const known = new Set<string>()
  for (const [from, to] of ranges) {
    for (let number = Number(from); number <= Number(to); number += 1) {
      const address = getAddress(String(number).padStart(7, '0'))
      const whole = address ? `${address.prefecture}${address.city}${address.town}` : ''
      towns.filter((town) => whole.startsWith(town)).forEach((town) => known.add(town))
    }
  }

  expect(towns.filter((town) => !known.has(town))).toEqual([])
})
