import { join } from 'node:path'
import { readShopFolder } from './read-shop-folder'

const readShop = (name: string) => readShopFolder(join(__dirname, '../../seed', name))

test.each(['tsunagu', 'business'])('says whose name goes on every noshi of %s', async (name) => {
  const { 'noshi-headings.csv': headings } = await readShop(name)

  expect(headings.length).toBeGreaterThan(15)
  expect(headings.filter(({ note }) => !note?.includes('お名前')).map(({ heading }) => heading)).toEqual([])
})

test.each(['tsunagu', 'business'])('offers no red cord on the noshi of mourning in %s', async (name) => {
  const { 'noshi-headings.csv': headings } = await readShop(name)

  const mourning = headings.filter(({ purpose }) => purpose === '仏事')

  expect(mourning.length).toBeGreaterThan(0)
  expect(mourning.flatMap(({ cords }) => cords).filter((cord) => !cord.endsWith('_white'))).toEqual([])
})

test.each(['tsunagu', 'business'])('recommends no red bow to mourners in %s', async (name) => {
  const { 'noshi-headings.csv': headings } = await readShop(name)

  expect(headings.filter(({ cords, note }) => cords[0] === 'bow' && /喪中の方へも/.test(note))).toEqual([])
})
