import type { Metric } from 'web-vitals'
import { send } from './beacon'
import { sendVitals } from './web-vitals'

jest.mock('./beacon', () => ({ send: jest.fn() }))
jest.mock('web-vitals', () => {
  const told = (name: string, value: number) => (tell: (metric: Metric) => void) =>
    tell({ name, value } as Metric)
  return {
    onCLS: told('CLS', 0.0123456),
    onFCP: told('FCP', 400),
    onINP: () => undefined,
    onLCP: told('LCP', 900.12345),
    onTTFB: told('TTFB', 100),
  }
})

test('reports web vitals once when the page is hidden', () => {
  document.body.innerHTML = '<div data-app="catalog" data-release="1.1.0"></div>'
  const release = { remote: 'catalog', version: '1.1.0' }
  sendVitals()
  dispatchEvent(new Event('visibilitychange'))
  expect(send).not.toHaveBeenCalled()

  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('visibilitychange'))

  expect(jest.mocked(send).mock.calls).toEqual([
    [
      {
        vitals: [
          { name: 'CLS', value: 0.012, ...release },
          { name: 'FCP', value: 400, ...release },
          { name: 'LCP', value: 900.123, ...release },
          { name: 'TTFB', value: 100, ...release },
        ],
      },
    ],
  ])
})
