import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import {
  findDeploymentProblems,
  findReplicas,
  type Autoscaler,
  type Budget,
  type Deployment,
} from './deployment-rules'
import type { Cluster, ObjectStore, Pooler, ScheduledBackup } from './operator-types'
import { applyOperations, renderKustomization, type ConfigMap } from './render'
import { findManifestProblems, type Manifest } from './schema'

const root = path.join(__dirname, '../../..')
const folderOf = (overlay: string) => path.join(__dirname, 'overlays', overlay)
const rendered = {
  'one-node': renderKustomization(folderOf('one-node')),
  'three-zones': renderKustomization(folderOf('three-zones')),
}
const overlays = Object.entries(rendered)
type Overlay = keyof typeof rendered
const names = Object.keys(rendered) as Overlay[]

function find<T extends Manifest>(overlay: Overlay, kind: string, name?: string): T[] {
  return rendered[overlay].filter(
    (one) => one.kind === kind && (name === undefined || one.metadata.name === name),
  ) as T[]
}
const settingsOf = (overlay: Overlay) => find<ConfigMap>(overlay, 'ConfigMap', 'settings')[0]?.data ?? {}
const findPrograms = (overlay: Overlay) =>
  find<Deployment>(overlay, 'Deployment').filter(({ metadata }) => metadata.name !== 'composer')
const three = findPrograms('three-zones')[0]!

test.each(overlays)('Kubernetes and CloudNativePG accept the overlay %s', (_, manifests) => {
  expect(findManifestProblems(manifests)).toEqual([])
})

test('detects a mistyped field of a database cluster', () => {
  const [cluster] = find('three-zones', 'Cluster') as [Manifest]
  const mistyped = applyOperations(cluster, [{ op: 'add', path: '/spec/enablePdb', value: false }])

  expect(findManifestProblems([mistyped])).toHaveLength(1)
})

test.each(overlays)('updates, drains and peaks close no part of %s', (_, manifests) => {
  expect(findDeploymentProblems(manifests)).toEqual([])
})

test.each([
  [
    'no readiness probe',
    '/spec/template/spec/containers/0/readinessProbe/httpGet/path',
    '/health',
    'on /ready',
  ],
  ['no requests', '/spec/template/spec/containers/0/resources/requests', {}, 'no requests of processor'],
  ['no drain', '/spec/template/spec/containers/0/env', [], 'ends without a drain'],
  ['a short grace', '/spec/template/spec/terminationGracePeriodSeconds', 5, 'is killed after 5 s'],
  ['a gap', '/spec/strategy/rollingUpdate/maxUnavailable', 1, 'ends a pod before its successor'],
])('names a deployment with %s', (_, place, value, problem) => {
  const changed = applyOperations(three, [{ op: 'replace', path: place, value }])
  const others = rendered['three-zones'].filter((one) => one !== three)

  expect(findDeploymentProblems([...others, changed])).toEqual([expect.stringContaining(problem)])
})

test('names a deployment with one replica and no reason', () => {
  expect(findDeploymentProblems([three])).toEqual([expect.stringContaining('has one replica')])
})

test('names a disruption budget that blocks a drain', () => {
  const blocking = rendered['three-zones'].map((one) =>
    one.kind === 'PodDisruptionBudget' && one.metadata.name === 'api'
      ? ({ ...one, spec: { minAvailable: 3 } } as Budget)
      : one,
  )

  expect(findDeploymentProblems(blocking)).toEqual([
    'api: blocks the drain of its node by its disruption budget',
  ])
})

test('throws for a patch without its place', () => {
  expect(() => applyOperations(three, [{ op: 'replace', path: '/spec/nowhere/x', value: 1 }])).toThrow(
    'No place',
  )
})

test.each(findPrograms('three-zones').map((one) => [one.metadata.name, one] as const))(
  '%s stands in each of three zones',
  (_, one) => {
    expect(findReplicas(one, rendered['three-zones'])).toBeGreaterThanOrEqual(3)
    expect(one.spec.template.spec.topologySpreadConstraints).toContainEqual(
      expect.objectContaining({
        maxSkew: 1,
        topologyKey: 'topology.kubernetes.io/zone',
        whenUnsatisfiable: 'DoNotSchedule',
      }),
    )
  },
)

test('the autoscalers use only the processor time that every cluster reports', () => {
  type Scaler = Autoscaler & { spec: { metrics: { type: string; resource?: { name: string } }[] } }
  const metrics = find<Scaler>('three-zones', 'HorizontalPodAutoscaler').flatMap(({ spec }) => spec.metrics)

  expect(new Set(metrics.map(({ type, resource }) => `${type} ${resource?.name}`))).toEqual(
    new Set(['Resource cpu']),
  )
})

test('one node runs one of each and may be drained', () => {
  for (const one of findPrograms('one-node')) expect(findReplicas(one, rendered['one-node'])).toBe(1)
  expect(find('one-node', 'HorizontalPodAutoscaler')).toEqual([])
  expect(find('one-node', 'PodDisruptionBudget')).toEqual([])
  expect(find<Cluster & Manifest>('one-node', 'Cluster')[0]?.spec).toMatchObject({
    instances: 1,
    enablePDB: false,
  })
})

test('three zones acknowledge an order once two of them have it', () => {
  expect(find<Cluster & Manifest>('three-zones', 'Cluster')[0]?.spec).toMatchObject({
    instances: 3,
    postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
    affinity: { podAntiAffinityType: 'required', topologyKey: 'topology.kubernetes.io/zone' },
  })
})

test.each(overlays)('%s uses the major version of PostgreSQL of docker-compose.yml', (_, manifests) => {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  const cluster = manifests.find(({ kind }) => kind === 'Cluster') as (Cluster & Manifest) | undefined

  expect(/postgresql:(\d+)/.exec(cluster?.spec.imageName ?? '')?.[1]).toBe(
    /postgres:(\d+)-bookworm/.exec(compose)?.[1],
  )
})

test.each(names)('%s pools transactions and migrates past the pooler', (overlay) => {
  const hosts = (name: string) => new URL(settingsOf(overlay)[name] ?? 'none:').hostname
  const services = rendered[overlay].flatMap(({ kind, metadata: { name } }) =>
    kind === 'Pooler' ? [name] : kind === 'Cluster' ? [`${name}-rw`, `${name}-ro`, `${name}-r`] : [],
  )

  expect(hosts('DATABASE_URL')).toBe('database-pooler')
  expect(hosts('DATABASE_DIRECT_URL')).toBe('database-rw')
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL']) expect(services).toContain(hosts(name))
  if (settingsOf(overlay)['DATABASE_REPLICA_URL']) expect(services).toContain(hosts('DATABASE_REPLICA_URL'))
})

test.each(names)('the poolers of %s accept what the API sends', (overlay) => {
  const read = (file: string) =>
    readFileSync(path.join(root, 'reference-api/src/platform/database', file), 'utf8')
  const named = Number(/namesMax = (\d+)/.exec(read('statement-names.ts'))?.[1])
  const sent = read('connect.ts')
    .match(/^ {4}\w+_timeout(?=:)/gm)
    ?.map((name) => name.trim())

  expect(sent).toHaveLength(2)
  for (const { spec } of find<Pooler & Manifest>(overlay, 'Pooler')) {
    expect(spec.pgbouncer.poolMode).toBe('transaction')
    // Processes of two versions name statements while one replaces the other.
    expect(Number(spec.pgbouncer.parameters?.['max_prepared_statements'])).toBeGreaterThanOrEqual(2 * named)
    expect(spec.pgbouncer.parameters?.['ignore_startup_parameters']?.split(',').toSorted()).toEqual(
      sent?.toSorted(),
    )
  }
})

test.each(names)('the poolers of %s fit into its connections', (overlay) => {
  const [cluster] = find<Cluster & Manifest>(overlay, 'Cluster')
  const most = Number(cluster?.spec.postgresql?.parameters?.['max_connections'])

  for (const { spec } of find<Pooler & Manifest>(overlay, 'Pooler'))
    expect((spec.instances ?? 1) * Number(spec.pgbouncer.parameters?.['default_pool_size'])).toBeLessThan(
      most,
    )
})

test.each(names)('the role of %s has the timeouts that PgBouncer drops', (overlay) => {
  const [cluster] = find<Cluster & Manifest>(overlay, 'Cluster')

  expect(cluster?.spec.bootstrap?.initdb?.postInitApplicationSQL).toEqual([
    "alter role shop set statement_timeout = '10s'",
    "alter role shop set idle_in_transaction_session_timeout = '10s'",
  ])
  expect(cluster?.spec.postgresql?.parameters?.['jit']).toBe('off')
})

test.each(names)('%s stores backups and write-ahead log in one bucket', (overlay) => {
  const [cluster] = find<Cluster & Manifest>(overlay, 'Cluster')
  const [backup] = find<ScheduledBackup & Manifest>(overlay, 'ScheduledBackup')
  const [store] = find<ObjectStore & Manifest>(overlay, 'ObjectStore')
  const { STORAGE_BUCKET, RELEASES_BUCKET } = settingsOf(overlay)

  expect(backup?.spec.pluginConfiguration?.name).toBe('barman-cloud.cloudnative-pg.io')
  expect(cluster?.spec.plugins).toEqual([
    {
      name: backup?.spec.pluginConfiguration?.name,
      isWALArchiver: true,
      parameters: { barmanObjectName: store?.metadata.name },
    },
  ])
  expect([STORAGE_BUCKET, RELEASES_BUCKET]).not.toContain(
    new URL(store?.spec.configuration.destinationPath ?? '').hostname,
  )
})

test.each(names)('%s responds only to the hosts of its ingress', (overlay) => {
  type Ingress = Manifest & { spec: { rules: { host: string }[]; tls: { hosts: string[] }[] } }
  const { CHANNELS = '', ALLOWED_HOSTS = '' } = settingsOf(overlay)
  const ofChannels = CHANNELS.split(',').map((pair) => pair.split('=')[0] ?? '')
  const answered = [...ALLOWED_HOSTS.split(','), ...ofChannels].filter((host) => host !== '*')
  const [ingress] = find<Ingress>(overlay, 'Ingress')

  expect(ingress?.spec.rules.map(({ host }) => host).toSorted()).toEqual(answered.toSorted())
  expect(ingress?.spec.tls[0]?.hosts.toSorted()).toEqual(answered.toSorted())
})

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
const withKubectl = hasKubectl ? test : test.skip

withKubectl.each(overlays)('renders %s as kubectl does', (overlay, manifests) => {
  const text = execFileSync('kubectl', ['kustomize', folderOf(overlay)], { encoding: 'utf8' })
  const unhashed = text.replaceAll(/\b(settings|versions)-[0-9a-z]{10}\b/g, '$1')
  const sorted = (all: Manifest[]) =>
    all.toSorted((one, other) =>
      `${one.kind} ${one.metadata.name}`.localeCompare(`${other.kind} ${other.metadata.name}`),
    )

  expect(sorted(parseAllDocuments(unhashed).map((one) => one.toJS() as Manifest))).toEqual(
    sorted(manifests.map((one) => parse(JSON.stringify(one)) as Manifest)),
  )
})
