import { pageTraceId, pageTraceparent } from './page-trace'
import { parseTraceparent } from './traceparent'

const ofDocument = '4bf92f3577b34da6a3ce929d0e0e4736'

test('uses one trace for all calls of a screen', () => {
  performance.getEntriesByType = () => [
    { serverTiming: [{ name: 'trace', description: ofDocument }] } as unknown as PerformanceEntry,
  ]

  const calls = [pageTraceparent(), pageTraceparent()].map(parseTraceparent)
  history.pushState(null, '', '/product')
  const later = [pageTraceId(), pageTraceId()]

  expect(calls.map((call) => call?.traceId)).toEqual([ofDocument, ofDocument])
  expect(calls[0]?.spanId).not.toBe(calls[1]?.spanId)
  expect(later[0]).toBe(later[1])
  expect(later[0]).not.toBe(ofDocument)
})
