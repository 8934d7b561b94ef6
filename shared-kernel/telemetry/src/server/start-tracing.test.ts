/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { beginStep, withSpan } from './spans'
import { chooseExporter, shutDownTracing, startTracing } from './start-tracing'
import { currentTrace, withStep } from './step'

const wanted = '4bf92f3577b34da6a3ce929d0e0e4736'

afterEach(() => shutDownTracing())

test.each([
  [{}, undefined],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, undefined],
  [{ OTEL_SDK_DISABLED: 'true', OTEL_TRACES_EXPORTER: 'otlp' }, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, 'otlp'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, 'otlp'],
  [{ OTEL_TRACES_EXPORTER: 'console' }, 'console'],
])('maps the environment %j to the exporter %s', (env, exporter) => {
  expect(chooseExporter(env)).toBe(exporter)
})

test('keeps the incoming trace ID when no exporter is configured', async () => {
  await startTracing('gateway', '1.0.0', {})
  const { trace } = beginStep('GET /*', wanted, { kind: 'SERVER' })

  const below = await withStep(trace, {}, () =>
    withSpan('fragment', { kind: 'CLIENT' }, async (inner) => [inner, currentTrace()]),
  )

  expect(trace).toMatchObject({ traceId: wanted, isSampled: false })
  expect(below).toEqual([trace, trace])
})

test("exports a request's spans as one tree", async () => {
  let tell: (body: string) => void = () => undefined
  const sent = new Promise<string>((resolve) => (tell = resolve))
  const collector = createServer((request: IncomingMessage, response) => {
    void buffer(request).then((body) => tell(body.toString()))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
  await startTracing('gateway', '1.0.0')
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT

  const root = beginStep('GET /*', wanted, { kind: 'SERVER' })
  await withStep(root.trace, {}, () => withSpan('fragment', { kind: 'CLIENT' }, async () => undefined))
  root.end()
  await shutDownTracing()

  const { resourceSpans } = JSON.parse(await sent) as {
    resourceSpans: { scopeSpans: { spans: Record<string, string>[] }[] }[]
  }
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  expect(spans.map(({ name, traceId }) => [name, traceId])).toEqual([
    ['fragment', wanted],
    ['GET /*', wanted],
  ])
  expect(spans[0]?.parentSpanId).toBe(spans[1]?.spanId)
  collector.close()
})
