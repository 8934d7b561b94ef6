import { trace as otel } from '@opentelemetry/api'
import { newSpanId, newTraceId } from '../traceparent'
import { isTracing, setTracing, tracing } from './is-tracing'

/**
 * Returns the exporter selected by OpenTelemetry's environment variables, or undefined if none is selected.
 */
export function chooseExporter(env: NodeJS.ProcessEnv): 'otlp' | 'console' | undefined {
  if (env.OTEL_SDK_DISABLED === 'true') return undefined
  const named = env.OTEL_TRACES_EXPORTER
  if (named === 'console' || named === 'otlp') return named
  const isSent = env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  return named === undefined && isSent ? 'otlp' : undefined
}

/** Starts to export spans if the environment configures it. Loads the SDK only in that case. */
export async function startTracing(service: string, version: string, env = process.env): Promise<void> {
  const exporter = chooseExporter(env)
  if (exporter === undefined || isTracing()) return
  const [sdk, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
  ])
  const processor =
    exporter === 'console'
      ? new sdk.SimpleSpanProcessor(new sdk.ConsoleSpanExporter())
      : new sdk.BatchSpanProcessor(await otlpExporter())
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME ?? service,
      'service.version': version,
    }),
    spanProcessors: [processor],
    idGenerator: {
      generateTraceId: () => tracing()?.wantedTraceId ?? newTraceId(),
      generateSpanId: newSpanId,
    },
  })
  otel.setGlobalTracerProvider(provider)
  setTracing({ wantedTraceId: undefined, shutdown: () => provider.shutdown() })
}

async function otlpExporter() {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  return new OTLPTraceExporter()
}

/** Flushes pending spans. Ignores a failing collector. */
export async function shutDownTracing(): Promise<void> {
  await tracing()
    ?.shutdown()
    .catch(() => undefined)
  setTracing(undefined)
  otel.disable()
}
