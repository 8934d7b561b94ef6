/** @jest-environment node */
import { logLine } from './log-line'
import { addLogFields, withStep } from './step'

const trace = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', isSampled: false }

function lineOf(write: () => void): Record<string, unknown> {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  write()
  return JSON.parse(String(said.mock.lastCall?.[0])) as Record<string, unknown>
}

test("adds the request's trace, remote and route to a log line", () => {
  const line = lineOf(() =>
    withStep(trace, { remote: 'cart', version: '1.2.0' }, () => {
      addLogFields({ route: '/cart/*' })
      logLine('error', 'render failed')
    }),
  )

  expect(line).toMatchObject({
    level: 'error',
    msg: 'render failed',
    traceId: trace.traceId,
    remote: 'cart',
    version: '1.2.0',
    route: '/cart/*',
  })
})

test('logs no tokens or email addresses', () => {
  const error = 'GET /v1/carts/wbzAQj4kD0Xx1cQ8r7mTq5Zt9LhYv3Bn2Pg6Ws failed for hanako@example.com'

  const line = lineOf(() => logLine('warn', 'a call failed', { error }))

  expect(line).not.toHaveProperty('traceId')
  expect(line['error']).toBe('GET /v1/carts/… failed for …')
})
