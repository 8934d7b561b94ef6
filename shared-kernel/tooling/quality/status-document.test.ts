import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtRoutes, findScreens, specifiedRoutes } from './built-routes'
import { absolute, filesBelow, read } from './repository'
import { addedCalls, specifiedCalls } from './specified-calls'
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
  const required = new Set([...wanted, landingPageBySlug, ofTheSampleLayout, ...withoutKey])

  const wrong = builtRoutes().filter(({ path, beyondSpec }) => required.has(path) === Boolean(beyondSpec))

  expect(wrong).toEqual([])
})

test('added calls and screens name an existing decision', () => {
  const decisions = filesBelow('docs/adr', /\.md$/).map((file) => path.basename(file).slice(0, 4))
  const known = new Set(decisions.map((number) => `ADR ${number}`))

  const named = [...addedCalls(), ...builtRoutes()].filter(({ beyondSpec }) => beyondSpec !== undefined)

  expect(named).not.toEqual([])
  expect(named.filter(({ beyondSpec = '' }) => !known.has(beyondSpec))).toEqual([])
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
