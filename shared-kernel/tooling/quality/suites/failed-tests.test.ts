import path from 'node:path'
import { root } from '../../run/workspace.mjs'
import { failedJourneys, failedTests } from './failed-tests.mjs'

test('what failed is named by file and title; a file that could not be run by its file', () => {
  const testResults = [
    {
      name: path.join(root, 'mfe-cart/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'cart takes away' },
      ],
    },
    { name: path.join(root, 'mfe-cart/b.test.ts'), status: 'passed', assertionResults: [] },
    { name: path.join(root, 'mfe-cart/c.test.ts'), status: 'failed', assertionResults: [] },
  ]

  expect(failedTests({ testResults })).toEqual(['mfe-cart/a.test.ts › cart takes away', 'mfe-cart/c.test.ts'])
})

test('journeys that failed or needed a second try are named, also inside a group', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const suites = [
    {
      file: 'journeys/a.spec.ts',
      specs: [spec('buys', 'expected'), spec('pays', 'flaky')],
      suites: [{ file: 'journeys/a.spec.ts', specs: [spec('cancels', 'unexpected')] }],
    },
  ]

  expect(failedJourneys(suites)).toEqual(['journeys/a.spec.ts › pays', 'journeys/a.spec.ts › cancels'])
})
