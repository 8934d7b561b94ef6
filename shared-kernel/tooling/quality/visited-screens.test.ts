import { existsSync } from 'node:fs'
import { builtRoutes } from './built-routes'
import { absolute } from './repository'

type Screens = {
  listGuestScreens(): string[]
  seenElsewhere: [path: RegExp, journey: string][]
}

const load = async () => (await import(absolute('e2e/shop/looks/screens.ts'))) as Screens

test('journeys have an address for each guest screen', async () => {
  const { listGuestScreens } = await load()

  expect(listGuestScreens().filter((address) => /[:*]/.test(address))).toEqual([])
})

test('a screen seen elsewhere exists and names an existing journey', async () => {
  const { seenElsewhere } = await load()
  const paths = builtRoutes().map(({ path }) => path)

  expect(seenElsewhere.filter(([some]) => !paths.some((path) => some.test(path)))).toEqual([])
  expect(seenElsewhere.filter(([, journey]) => !existsSync(absolute(`e2e/${journey}`)))).toEqual([])
})
