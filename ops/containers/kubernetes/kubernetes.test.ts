import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { remotes as remotePackages } from '../../../shared-kernel/tooling/workspace/workspace.mjs'
import { readLiterals, type Kustomization } from './render'
import { findManifestProblems, type Manifest } from './schema'

type Value = { name: string; value?: string }
type Container = {
  name: string
  image: string
  command?: string[]
  env: Value[]
  ports?: { containerPort: number }[]
  volumeMounts: { name: string; mountPath: string }[]
  resources: { requests: Record<string, string>; limits: Record<string, string> }
  securityContext: object
  readinessProbe?: { httpGet?: { path: string } }
  livenessProbe?: object
  startupProbe?: object
}
type Pod = { containers: [Container]; terminationGracePeriodSeconds: number; securityContext: object }
type Deployment = Manifest & {
  spec: { selector: { matchLabels: object }; template: { metadata: { labels: object }; spec: Pod } }
}
type Service = {
  image: string
  environment?: Record<string, string>
  secrets?: string[]
  volumes?: string[]
  mem_limit?: string
}

const root = path.join(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8')
const base = parse(read('base/kustomization.yaml')) as Required<Kustomization>
const threeZones = parse(read('overlays/three-zones/kustomization.yaml')) as Required<Kustomization>
const oneNode = parse(read('overlays/one-node/kustomization.yaml')) as Required<Kustomization>
const manifests = base.resources.flatMap((file) =>
  parseAllDocuments(read(`base/${file}`)).map((document) => document.toJS() as Manifest),
)
const ofKind = <T extends Manifest>(kind: string) => manifests.filter((one) => one.kind === kind) as T[]
const deployments = ofKind<Deployment>('Deployment')
const programs = deployments.filter(({ metadata }) => metadata.name !== 'composer')
const podOf = ({ spec }: Deployment) => spec.template.spec
const programOf = (one: Deployment) => podOf(one).containers[0]

const { services } = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>
}
const settings = { ...readLiterals(base, 'settings'), ...readLiterals(threeZones, 'settings') }
const nameOf = ({ metadata }: Manifest) => metadata.name

test('Kubernetes accepts every manifest and all of its fields', () => {
  expect(manifests.length).toBeGreaterThan(30)
  expect(findManifestProblems(manifests)).toEqual([])
})

test('detects mistyped and missing fields and wrong types', () => {
  const [good] = structuredClone(programs) as [Deployment]
  const broken = (change: (one: Deployment & { spec: object }) => void) => {
    const copy = structuredClone(good)
    change(copy)
    return findManifestProblems([copy]).length
  }

  expect(findManifestProblems([good])).toEqual([])
  expect(broken((one) => Object.assign(programOf(one), { redinessProbe: {} }))).toBe(1)
  expect(broken((one) => Object.assign(one.spec, { selector: undefined }))).toBe(1)
  expect(broken((one) => Object.assign(one.spec, { replicas: '3' }))).toBe(1)
}, 60_000)

test('lists every base file in the kustomization', () => {
  const files = readdirSync(path.join(__dirname, 'base')).filter((file) => file !== 'kustomization.yaml')

  expect(base.resources.toSorted()).toEqual(files.toSorted())
})

// The mail server and payment service are external in Kubernetes.
test('deploys each docker-compose.yml service with the same volumes and memory limit', () => {
  const own = Object.entries(services).filter(
    ([name, { image }]) => image.startsWith('storefront/') && !['mail', 'payment-sandbox'].includes(name),
  )
  expect(deployments.map(nameOf).toSorted()).toEqual(own.map(([name]) => name).toSorted())

  const megabytes = (text: string) => Number.parseFloat(text) * (/g/i.test(text) ? 1_024 : 1)
  for (const [name, service] of own) {
    const found = deployments.find((one) => nameOf(one) === name)
    if (!found) throw new Error(name)
    const { image, volumeMounts, resources } = programOf(found)
    expect(image).toBe(service.image.split(':')[0])
    const mounts = volumeMounts.map(({ mountPath }) => mountPath)
    const volumes = (service.volumes ?? []).map((volume) => volume.split(':')[1])
    expect(mounts.filter((mount) => mount !== '/tmp' && !mount.startsWith('/run/')).toSorted()).toEqual(
      volumes.toSorted(),
    )
    const limit = /^\$\{\w+:-(\w+)\}$/.exec(service.mem_limit ?? '')?.[1] ?? service.mem_limit ?? ''
    expect(`${name} ${megabytes(resources.limits.memory ?? '')}`).toBe(`${name} ${megabytes(limit)}`)
  }
})

test('passes the variables of docker-compose.yml and secrets as files', () => {
  const versions = readLiterals(base, 'versions')
  const told = (one: Deployment) =>
    new Set([...programOf(one).env.map(({ name }) => name), ...Object.keys(settings)])

  for (const one of deployments) {
    const { environment = {}, secrets = [] } = services[nameOf(one)] ?? {}
    const known =
      nameOf(one) === 'composer'
        ? new Set([...told(one), ...Object.keys(versions), 'COMPOSED_BY', 'COMPOSED_WHY'])
        : told(one)
    expect([nameOf(one), Object.keys(environment).filter((name) => !known.has(name))]).toEqual([
      nameOf(one),
      [],
    ])
    const files = programOf(one)
      .env.filter(({ name }) => name.endsWith('_FILE'))
      .map(({ value }) => path.posix.basename(value ?? ''))
    expect(files).toEqual(expect.arrayContaining(secrets))
    for (const { name } of programOf(one).env) expect(name).not.toMatch(/(SECRET|PASSWORD|KEY)$/)
  }
  expect(Object.keys(settings).filter((name) => /(SECRET|PASSWORD|SECRET_KEY)$/.test(name))).toEqual([])
})

test('docs/configuration.md documents every variable that is set', () => {
  const documented = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8')
  const set = [
    ...Object.keys(settings),
    ...deployments.flatMap((one) => programOf(one).env.map(({ name }) => name)),
  ]

  expect([...new Set(set)].filter((name) => !documented.includes(name.replace(/_FILE$/, '')))).toEqual([])
})

test.each(programs.map((one) => [nameOf(one), one] as const))(
  '%s is replicated, probed, drained and read-only',
  (name, one) => {
    const { terminationGracePeriodSeconds: grace, securityContext } = podOf(one)
    const {
      readinessProbe,
      livenessProbe,
      startupProbe,
      ports,
      env,
      securityContext: own,
      resources,
    } = programOf(one)
    const named = (kind: string) =>
      ofKind<Manifest & { spec: Record<string, unknown> }>(kind).find((other) => nameOf(other) === name)?.spec

    expect(named('HorizontalPodAutoscaler')).toMatchObject({
      scaleTargetRef: { name },
      minReplicas: expect.any(Number),
    })
    expect(Number(named('HorizontalPodAutoscaler')?.minReplicas)).toBeGreaterThanOrEqual(2)
    expect(one.spec).not.toHaveProperty('replicas')
    expect(named('PodDisruptionBudget')).toMatchObject({ maxUnavailable: 1, selector: one.spec.selector })
    expect(named('Service')).toMatchObject({
      selector: one.spec.selector.matchLabels,
      ports: [{ port: 8080 }],
    })
    expect(one.spec.template.metadata.labels).toMatchObject(one.spec.selector.matchLabels)
    expect(ports).toEqual([{ name: 'http', containerPort: 8080 }])
    expect(readinessProbe?.httpGet?.path).toBe('/ready')
    expect(Boolean(livenessProbe)).toBe(true)
    expect(Boolean(startupProbe)).toBe(true)
    const drainMs = Number(env.find((variable) => variable.name === 'DRAIN_MS')?.value)
    expect(drainMs).toBeGreaterThanOrEqual(5_000)
    // Leaves ten seconds after the drain for requests in progress.
    expect(grace * 1_000).toBeGreaterThanOrEqual(drainMs + 10_000)
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(own).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
    expect(Object.keys(resources.requests)).toEqual(['cpu', 'memory'])
  },
)

test('remotes differ only in their names', () => {
  const plain = ({ metadata, spec }: Deployment) =>
    JSON.stringify({ metadata, spec })
      .replaceAll(metadata.name, 'remote')
      .replaceAll(metadata.name.slice('mfe-'.length), 'remote')
  const remotes = programs.filter((one) => nameOf(one).startsWith('mfe-'))

  expect(remotes.map(nameOf).toSorted()).toEqual(remotePackages)
  expect(new Set(remotes.map(plain)).size).toBe(1)
})

test('each remote has a headless service for its replicas', () => {
  type Service = Manifest & { spec: { clusterIP?: string; selector: object; ports: { port: number }[] } }
  for (const one of programs.filter((program) => nameOf(program).startsWith('mfe-')))
    expect(
      ofKind<Service>('Service').find((other) => nameOf(other) === `${nameOf(one)}-replicas`)?.spec,
    ).toMatchObject({
      clusterIP: 'None',
      selector: one.spec.selector.matchLabels,
      ports: [{ port: 8080 }],
    })
})

test('each image tag equals the version that the composer activates', () => {
  for (const kustomization of [base, oneNode, threeZones]) {
    const tags = kustomization.images.filter(({ name }) => name.includes('/mfe-'))
    const versions = readLiterals(kustomization, 'versions')
    const named = tags.map(({ name, newTag }) => [
      `${name.split('/')[1]?.toUpperCase().replaceAll('-', '_')}_VERSION`,
      newTag,
    ])

    expect(named).toHaveLength(remotePackages.length)
    for (const [variable = '', tag] of named) expect([variable, versions[variable]]).toEqual([variable, tag])
    expect(kustomization.images.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(deployments.map((one) => programOf(one).image))].toSorted(),
    )
  }
})

test('shares the composition through a volume and releases through the store', () => {
  type Claim = Manifest & { spec: { accessModes: string[] } }
  type Volume = { name: string; emptyDir?: object; persistentVolumeClaim?: { claimName: string } }
  const volumesOf = (one: Deployment) => (podOf(one) as Pod & { volumes: Volume[] }).volumes

  expect(ofKind<Claim>('PersistentVolumeClaim').map((one) => [nameOf(one), one.spec.accessModes])).toEqual([
    ['composition', ['ReadWriteMany']],
  ])
  const serving = programs.filter((one) => nameOf(one) !== 'api')
  for (const one of serving) {
    expect(volumesOf(one).find(({ name }) => name === 'releases')).toHaveProperty('emptyDir')
    expect(programOf(one).env.map(({ name }) => name)).toContain('RELEASES_SECRET_KEY_FILE')
    // The remotes can't read any other secret.
    expect(volumesOf(one).find(({ name }) => name === 'secrets')).toMatchObject({
      secret: { items: [{ key: 'releases-secret-key' }] },
    })
  }
  expect(settings.RELEASES_BUCKET).not.toBe('')
})
