/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const root = path.join(__dirname, '../../..')
const folder = 'shared-kernel/tooling/containers/observability'
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

/** What the programs register, as each of them does. */
async function registeredMetrics(): Promise<Map<string, string>> {
  const load = (file: string) =>
    import(path.join(root, file)) as Promise<Record<string, (...given: unknown[]) => Registered>>
  const gateway = await load('host-shell/server/observe/gateway-metrics.ts')
  const remote = await load('shared-kernel/remote/src/serve/remote-metrics.ts')
  const api = await load('reference-api/src/observe/api-metrics.ts')
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

test('every figure that an alert or a panel asks for is registered by a program', async () => {
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

test('every figure of the shop’s own is shown or alerted on', async () => {
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

test('the profile “observability” mounts every file of the folder, and no file that is not there', () => {
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

test('Prometheus asks every program of the shop, and reads the rules where they are mounted', () => {
  const { rule_files, scrape_configs } = parse(read(`${folder}/prometheus.yml`)) as Scraping
  const { services } = compose()
  const asked = scrape_configs.flatMap(({ dns_sd_configs }) => dns_sd_configs.flatMap(({ names }) => names))
  const programs = Object.keys(services).filter((name) => /^(api|gateway|mfe-.*)$/.test(name))

  expect(asked.toSorted()).toEqual(programs.toSorted())
  for (const file of rule_files)
    expect(services.prometheus?.volumes?.some((volume) => volume.includes(`:${file}:`))).toBe(true)
})
