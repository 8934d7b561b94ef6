import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  array,
  boolean,
  create,
  enums,
  integer,
  literal,
  max,
  min,
  nonempty,
  object,
  optional,
  pattern,
  size,
  string,
  type,
} from 'superstruct'
import { parse } from 'yaml'

const root = path.join(__dirname, '../..')
const folder = 'ops/containers/observability'
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

type Registered = { metrics: { registry: { getMetricsAsArray(): { name: string; type: string }[] } } }
type Service = { profiles?: string[]; volumes?: string[] }
type Compose = { services: Record<string, Service> }
type Scraping = {
  rule_files: string[]
  scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[]
}
type Rules = { groups: { rules: { alert: string; expr: string; annotations: object }[] }[] }
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

async function registeredMetrics(): Promise<Map<string, string>> {
  const load = (file: string) =>
    import(path.join(root, file)) as Promise<Record<string, (...given: unknown[]) => Registered>>
  const gateway = await load('host-shell/server/observe/gateway-metrics.ts')
  const remote = await load('shared-kernel/remote/src/serve/remote-metrics.ts')
  const api = await load('reference-api/src/platform/observe/api-metrics.ts')
  const programs = [
    gateway.gatewayMetrics?.(),
    remote.remoteMetrics?.('cart', () => ({})),
    api.apiMetrics?.(),
  ]
  return new Map(
    programs.flatMap((program) =>
      (program?.metrics.registry.getMetricsAsArray() ?? []).map(({ name, type }) => [name, type] as const),
    ),
  )
}

const rules = () => (parse(read(`${folder}/alerts.yml`)) as Rules).groups.flatMap((group) => group.rules)
const panels = () => (JSON.parse(read(`${folder}/dashboard.json`)) as Dashboard).panels
const compose = () => parse(read('docker-compose.yml'), { merge: true }) as Compose

const namesIn = (expression: string) =>
  [...expression.matchAll(/\b(?:gateway|remote|api|nodejs|process)_[a-z0-9_]+\b/g)].map(([name]) => name)

test('programs register every metric used by alerts and panels', async () => {
  const registered = await registeredMetrics()
  const expressions = [
    ...rules().map(({ expr }) => expr),
    ...panels().flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]

  const unknown = expressions.flatMap(namesIn).filter((name) => {
    const whole = name.replace(/_(bucket|sum|count)$/, '')
    return !registered.has(name) && registered.get(whole) !== 'histogram'
  })

  expect(expressions.flatMap(namesIn).length).toBeGreaterThan(30)
  expect(unknown).toEqual([])
})

test('every shop metric has an alert or a panel', async () => {
  const used = new Set(
    [
      ...rules().map(({ expr }) => expr),
      ...panels().flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ].flatMap(namesIn),
  )
  const own = [...(await registeredMetrics()).keys()].filter((name) => /^(gateway|remote|api)_/.test(name))

  const idle = own.filter((name) => ![name, `${name}_bucket`, `${name}_count`].some((one) => used.has(one)))

  expect(idle).toEqual([])
})

test('alerts.test.yml has a case that raises each alert', () => {
  type Case = { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }
  const { tests } = parse(read(`${folder}/alerts.test.yml`)) as { tests: Case[] }
  const raised = tests.flatMap((one) =>
    one.alert_rule_test
      .filter(({ exp_alerts = [] }) => exp_alerts.length > 0)
      .map(({ alertname }) => alertname),
  )

  expect([...new Set(raised)].toSorted()).toEqual(
    rules()
      .map(({ alert }) => alert)
      .toSorted(),
  )
})

test('the “observability” profile mounts exactly its five configuration files', () => {
  const { services } = compose()
  const mounted = Object.values(services)
    .filter(({ profiles }) => profiles?.includes('observability'))
    .flatMap(({ volumes = [] }) => volumes)
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => (volume.split(':')[0] ?? '').slice(2))
  const files = [
    'prometheus.yml',
    'alerts.yml',
    'dashboard.json',
    'grafana-datasource.yml',
    'grafana-dashboards.yml',
  ]

  expect(mounted.toSorted()).toEqual(files.map((file) => `${folder}/${file}`).toSorted())
  expect(mounted.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('Prometheus scrapes every program and mounts its rule files', () => {
  const { rule_files, scrape_configs } = parse(read(`${folder}/prometheus.yml`)) as Scraping
  const { services } = compose()
  const asked = scrape_configs.flatMap(({ dns_sd_configs }) => dns_sd_configs.flatMap(({ names }) => names))
  const programs = Object.keys(services).filter((name) => /^(api|gateway|mfe-.*)$/.test(name))

  // Behind the front, the second instance of a remote has the network alias of the first instance.
  expect(asked.toSorted()).toEqual([...programs, 'api-2', 'gateway-2'].toSorted())
  for (const file of rule_files)
    expect(services.prometheus?.volumes?.some((volume) => volume.includes(`:${file}:`))).toBe(true)
})

const reference = object({ type: enums(['prometheus', 'jaeger']), uid: size(string(), 1, 40) })
const gridPosition = object({
  x: max(min(integer(), 0), 23),
  y: min(integer(), 0),
  w: max(min(integer(), 1), 24),
  h: min(integer(), 1),
})
/** The fields of a dashboard in Grafana 12 (schema version 39) that our dashboard uses. */
const GrafanaDashboard = object({
  uid: size(string(), 1, 40),
  title: nonempty(string()),
  tags: array(string()),
  timezone: enums(['browser', 'utc', '']),
  schemaVersion: literal(39),
  refresh: string(),
  time: object({ from: string(), to: string() }),
  panels: array(
    object({
      id: min(integer(), 1),
      type: literal('timeseries'),
      title: nonempty(string()),
      datasource: reference,
      gridPos: gridPosition,
      fieldConfig: object({ defaults: type({ unit: string() }), overrides: array() }),
      targets: nonempty(
        array(
          object({
            refId: pattern(string(), /^[A-Z]$/),
            datasource: reference,
            expr: nonempty(string()),
            legendFormat: string(),
          }),
        ),
      ),
    }),
  ),
})
const GrafanaSources = object({
  apiVersion: literal(1),
  datasources: array(
    object({
      ...reference.schema,
      name: nonempty(string()),
      access: literal('proxy'),
      url: string(),
      isDefault: optional(boolean()),
    }),
  ),
})
const GrafanaProviders = object({
  apiVersion: literal(1),
  providers: array(object({ name: string(), type: literal('file'), options: object({ path: string() }) })),
})

test('Grafana accepts its dashboard, data sources and providers', () => {
  const dashboard = create(JSON.parse(read(`${folder}/dashboard.json`)), GrafanaDashboard)
  const { datasources } = create(parse(read(`${folder}/grafana-datasource.yml`)), GrafanaSources)
  const { providers } = create(parse(read(`${folder}/grafana-dashboards.yml`)), GrafanaProviders)
  const { services } = compose()

  const known = datasources.map(({ type: kind, uid }) => `${kind} ${uid}`)
  const asked = dashboard.panels.flatMap(({ datasource, targets }) => [
    datasource,
    ...targets.map((target) => target.datasource),
  ])
  expect(asked.map(({ type: kind, uid }) => `${kind} ${uid}`).filter((one) => !known.includes(one))).toEqual(
    [],
  )
  // The host of each source is a service in the compose file.
  expect(datasources.map(({ url }) => new URL(url).hostname).filter((name) => !services[name])).toEqual([])
  const mounts = services.grafana?.volumes?.map((volume) => path.posix.dirname(volume.split(':')[1] ?? ''))
  expect(mounts).toEqual(expect.arrayContaining(providers.map(({ options }) => options.path)))
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  for (const { title, targets, gridPos } of dashboard.panels) {
    expect([title, new Set(targets.map(({ refId }) => refId)).size]).toEqual([title, targets.length])
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
  }
  const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)
  expect(new Set(places).size).toBe(places.length)
})
