import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aSeat } from '../testing/endpoints/fitting-builders'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { importShop } from './import-shop.command'

let api: FreshApi
let folder: string
beforeAll(async () => {
  api = await freshApi()
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  await cp(join(__dirname, 'testing/small-shop'), folder, { recursive: true })
}, 60_000)
afterAll(() => api.close())

async function importWith(file: string, from: string, to: string) {
  const path = join(folder, file)
  const kept = await readFile(path, 'utf8')
  await writeFile(path, kept.replace(from, to))
  return importShop(folder, api.services).finally(() => writeFile(path, kept))
}
const days = async () => (await api.call('GET', '/v1/fitting-days?school=midori')).body.data

test('preserves booked seats when fitting days are imported again', async () => {
  await importShop(folder, api.services)
  const [day] = await days()
  const body = { ...aSeat(day.slots[0].id), school_key: 'midori' }
  expect((await api.call('POST', '/v1/fitting-bookings', { body })).status).toBe(200)

  await importWith('fitting-days.csv', '10:00-11:00=8', '10:00-11:00=12')

  const { body: school } = await api.call('GET', '/v1/schools/midori')
  expect(school.sets).toMatchObject([
    { name: '水泳の用意', school_grades: [1, 2, 3], sex: null, items: [{ quantity: 2 }] },
  ])
  expect((await days())[0].slots.map(({ seats_left }: { seats_left: number }) => seats_left)).toEqual([11, 8])
})

test.each([
  ['school-sets.csv', 'midori,水泳', 'nobody,水泳', 'school'],
  ['school-sets.csv', 'imabari-towel-set*2', 'no-such*2', 'products'],
  ['school-sets.csv', '1|2|3', '1|7', 'school_grades'],
  ['school-sets.csv', '1|2|3', '', 'school_grades'],
  ['fitting-days.csv', ',midori,10', ',nobody,10', 'schools'],
  ['fitting-days.csv', '10:00-11:00=8', '11:00-10:00=8', 'slots'],
  ['fitting-days.csv', '10:00-11:00=8', '10:00-11:00', 'slots'],
  ['schools.csv', '東京都,', '東京都,nothing', 'category'],
])('rejects %s when %s is replaced by %s', async (file, from, to, column) => {
  await expect(importWith(file, from, to)).rejects.toMatchObject({
    problems: [expect.objectContaining({ file, line: 2, column })],
  })
})
