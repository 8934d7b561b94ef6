import { join } from 'node:path'
import { readShopFolder } from './read-shop-folder'

const readShop = (name: string) => readShopFolder(join(__dirname, '../../seed', name))

test.each(['tsunagu', 'business'])('says whose name goes on every noshi of %s', async (name) => {
  const { 'noshi-headings.csv': headings } = await readShop(name)

  expect(headings.length).toBeGreaterThan(15)
  expect(headings.filter(({ note }) => !note?.includes('お名前')).map(({ heading }) => heading)).toEqual([])
})
