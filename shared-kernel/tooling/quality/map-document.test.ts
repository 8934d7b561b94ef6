import { writeFileSync } from 'node:fs'
import { listExposes } from '../build/exposes.mjs'
import {
  exposedWidgets,
  listOwnEvents,
  renderMap,
  shownWidgets,
  updateReadmeRows,
  widgetsFile,
} from './map-document'
import { absolute, read } from './repository'

const file = 'docs/map.md'
const howToWrite = 'npm run documents writes docs/map.md and the rows of README.md.'

test('docs/map.md lists routes, widgets, calls and events', () => {
  const map = renderMap()
  if (process.env.UPDATE_MAP) writeFileSync(absolute(file), map)

  const written = read(file)

  expect({ howToWrite, lines: written.split('\n') }).toEqual({ howToWrite, lines: map.split('\n') })
})

test('README.md maps each remote to its routes and widgets', () => {
  const readme = 'README.md'
  if (process.env.UPDATE_MAP) writeFileSync(absolute(readme), updateReadmeRows(read(readme)))
  const lines = read(readme).split('\n')
  const updated = updateReadmeRows(read(readme)).split('\n')

  expect({ howToWrite, lines }).toEqual({ howToWrite, lines: updated })
})

test('every widget shown on a page is exposed by its remote', () => {
  const exposed = exposedWidgets()

  expect(exposed).not.toEqual([])
  expect(shownWidgets().filter((widget) => !exposed.includes(widget))).toEqual([])
})

test('the build exposes the widgets that the map lists', () => {
  expect(listExposes(absolute('mfe-cart'))).toMatchObject({ './widgets': { import: `./${widgetsFile}` } })
})

test('a remote’s own event begins with the remote’s name', () => {
  expect(listOwnEvents().filter(({ name, remote }) => !name.startsWith(`${remote}.`))).toEqual([])
})
