import { trace as otel } from '@opentelemetry/api'
import { newSpanId, newTraceId } from '../traceparent'
import { isTracing, setTracing, tracing } from './is-tracing'

/** Where spans go, by the variables that OpenTelemetry names; nowhere unless one of them says so. */
export function exporterOf(env: NodeJS.ProcessEnv): 'otlp' | 'console' | undefined {
  if (env.OTEL_SDK_DISABLED === 'true') return undefined
  const named = env.OTEL_TRACES_EXPORTER
  if (named === 'console' || named === 'otlp') return named
  const isSent = env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  return named === undefined && isSent ? 'otlp' : undefined
}

/** Exports the spans of this program if its environment asks for that; what it takes is loaded only then. */
export async function startTracing(service: string, version: string, env = process.env): Promise<void> {
  const exporter = exporterOf(env)
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

/** Sends what is left; nobody waits for a collector that does not answer. */
export async function shutDownTracing(): Promise<void> {
  await tracing()
    ?.shutdown()
    .catch(() => undefined)
  setTracing(undefined)
  otel.disable()
}
