import { newSpanId, newTraceId, parseTraceparent, traceparentOf } from './traceparent'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test('reads and writes a traceparent in W3C format', () => {
  expect(parseTraceparent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, isSampled: true })
  expect(parseTraceparent(`00-${traceId}-${spanId}-02`)).toEqual({ traceId, spanId, isSampled: false })
  expect(traceparentOf({ traceId, spanId, isSampled: false })).toBe(`00-${traceId}-${spanId}-00`)
})

test.each([
  undefined,
  '',
  traceId,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `ff-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01\nx: y`,
])('rejects %j as a traceparent', (header) => {
  expect(parseTraceparent(header)).toBeUndefined()
})

test('generates valid and unique ids', () => {
  const ids = Array.from({ length: 100 }, () => `00-${newTraceId()}-${newSpanId()}-00`)

  expect(ids.every((id) => parseTraceparent(id) !== undefined)).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
