import { writeFileSync } from 'node:fs'
import { builtRoutes, findScreens, specifiedRoutes } from './built-routes'
import { absolute, read } from './repository'
import { specifiedCalls } from './specified-calls'
import { openRows, renderStatus } from './status-document'

const file = 'docs/status.md'
const howToWrite = 'npm run documents writes docs/status.md.'

test('docs/status.md is up to date', () => {
  const status = renderStatus()
  if (process.env.UPDATE_STATUS) writeFileSync(absolute(file), status)

  const written = read(file)

  expect({ howToWrite, lines: written.split('\n') }).toEqual({ howToWrite, lines: status.split('\n') })
})

test('every screen is required by the specification or a decision', () => {
  const wanted = new Set(
    specifiedRoutes().flatMap((route) => (findScreens(route, builtRoutes()) ?? []).map(({ path }) => path)),
  )
  const landingPageBySlug = '/lp/:slug'
  const ofTheSampleLayout = '/sample'
  const withoutKey = specifiedRoutes().map(({ path }) => path.replace('/{key?}', ''))
  const ofDecisions = [
    '/occasion',
    '/occasion/:key',
    '/gift-finder',
    '/ranking',
    '/school',
    '/school/:key',
    '/fitting',
    '/fitting/booking',
    '/fitting/booking/:token',
    '/mypage/passkey',
    '/mypage/session',
    '/list/:token',
    '/cart/shipping-matrix',
    '/social-gift/giver',
    '/social-gift/giver/:token',
    ...withoutKey,
  ]

  const others = builtRoutes().filter(
    ({ path }) => !wanted.has(path) && ![landingPageBySlug, ofTheSampleLayout, ...ofDecisions].includes(path),
  )

  expect(others).toEqual([])
})

test('no open row waits for a screen or call that exists', () => {
  const built = builtRoutes()
  const routes = specifiedRoutes().filter((route) => findScreens(route, built))
  const calls = specifiedCalls().filter(({ isUsed }) => isUsed)
  const come = new Set<string | undefined>([
    ...routes.map(({ path }) => path),
    ...calls.map(({ name }) => name),
  ])

  expect(openRows().filter(({ until }) => until !== undefined && come.has(until))).toEqual([])
})

test('open rows wait only for specified screens and calls', () => {
  const known = new Set<string | undefined>([
    ...specifiedRoutes().map(({ path }) => path),
    ...specifiedCalls().map(({ name }) => name),
  ])

  expect(openRows().filter(({ until }) => until !== undefined && !known.has(until))).toEqual([])
})

test('lists each open row once, in section order', () => {
  const numbers = openRows().map(({ row }) => row.split('.').map(Number) as [number, number])

  const inOrder = [...new Map(numbers.map((number) => [number.join('.'), number])).values()].sort(
    ([section, row], [otherSection, otherRow]) => section - otherSection || row - otherRow,
  )

  expect(numbers).toEqual(inOrder)
})
