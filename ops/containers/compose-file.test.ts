import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { pairs } from './front/roll.mjs'
import { keysOfStores, makeSecrets } from './make-secrets.mjs'

type Service = {
  image: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  mem_limit?: string
  cpus?: string | number
  pids_limit?: number
  logging?: { options: Record<string, string> }
  healthcheck?: { test: string[] }
  environment?: Record<string, string>
  secrets?: string[]
  profiles?: string[]
  stop_grace_period?: string
}
const file = readFileSync(path.join(__dirname, '../../docker-compose.yml'), 'utf8')
const { services, secrets } = parse(file, { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
}
const front = parse(readFileSync(path.join(__dirname, 'front/docker-compose.yml'), 'utf8'), {
  merge: true,
  customTags: [{ tag: '!reset', collection: 'seq', resolve: (values: unknown) => values }],
}) as {
  services: Record<string, Service & { ports?: unknown; extends?: { service: string }; networks?: unknown }>
}
/** PostgreSQL's entry point starts as root. The front listens on ports 80 and 443. */
const neededRights: Record<string, string[]> = {
  postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
  front: ['NET_BIND_SERVICE'],
}
const all = Object.entries({ ...services, front: front.services.front ?? { image: '' } })

test.each(all)('%s is read-only, unprivileged and resource-limited', (name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    pids_limit: expect.any(Number),
  })
  expect(service.cap_add ?? []).toEqual(neededRights[name] ?? [])
  expect(service.mem_limit).toBeDefined()
  expect(service.cpus).toBeDefined()
})

test.each(Object.entries(services))(
  '%s rotates its logs and runs its health check without Node',
  (_, service) => {
    expect(service.logging?.options['max-size']).toBeDefined()
    expect(service.healthcheck?.test.join(' ') ?? '').not.toMatch(/\bnode\b/)
  },
)

test('passes each secret as a file, never as an environment value', () => {
  for (const { environment = {} } of Object.values(services))
    expect(Object.keys(environment).filter((name) => /SECRET$|PASSWORD$|SECRET_KEY$/.test(name))).toEqual([])
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))

  expect(makeSecrets(folder).toSorted()).toEqual(Object.keys(secrets).toSorted())

  for (const [name, { file: place }] of Object.entries(secrets)) {
    expect(place).toMatch(new RegExp(`/${name}$`))
    const value = readFileSync(path.join(folder, name), 'utf8')
    expect(value).toMatch(keysOfStores.includes(name) ? /^$/ : /^[0-9a-f]{64}\n$/)
    // The containers' users differ from the user who created the files.
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o444)
  }
  expect(makeSecrets(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('runs two draining instances of each program behind the front', () => {
  for (const name of pairs) {
    const [one, twin] = [front.services[name], front.services[`${name}-2`]]
    expect(twin?.extends?.service).toBe(name)
    for (const program of [one, twin]) {
      expect(Number(program?.environment?.DRAIN_MS)).toBeGreaterThan(1_000)
      expect(program?.stop_grace_period).toBe('20s')
    }
    // Gateways resolve both containers of a remote by its name. Caddy lists gateways and APIs individually.
    const alias = name.startsWith('mfe-') ? { shop: { aliases: [name] } } : undefined
    expect(twin?.networks).toEqual(alias)
  }
  expect(pairs.toSorted()).toEqual(
    Object.keys(services)
      .filter((name) => /^(api|gateway|mfe-.*)$/.test(name))
      .toSorted(),
  )
  const { gateway, 'gateway-2': second } = front.services
  expect([gateway, second].map((one) => Object.values(one?.ports ?? { of: 'docker-compose.yml' }))).toEqual([
    [],
    [],
  ])
})

test('the front checks /ready on each gateway and API', () => {
  const caddyfile = readFileSync(path.join(__dirname, 'front/Caddyfile'), 'utf8')

  for (const name of ['gateway', 'gateway-2', 'api', 'api-2']) expect(caddyfile).toContain(`${name}:8080`)
  expect(caddyfile).toContain('health_uri /ready')
})

test('passes the allowed hosts to the gateway', () => {
  expect(services.gateway?.environment).toMatchObject({ ALLOWED_HOSTS: '${ALLOWED_HOSTS:-}' })
})

test('passes the object store and database settings to the API', () => {
  const { environment = {}, secrets: read } = services.api ?? {}

  expect(environment).toMatchObject({
    DATABASE_URL: '${DATABASE_URL:-postgresql://shop@postgres:5432/shop}',
    DATABASE_DIRECT_URL: '${DATABASE_DIRECT_URL:-}',
    DATABASE_REPLICA_URL: '${DATABASE_REPLICA_URL:-}',
    STORAGE_BUCKET: '${STORAGE_BUCKET:-}',
    STORAGE_ENDPOINT: '${STORAGE_ENDPOINT:-}',
    STORAGE_REGION: '${STORAGE_REGION:-}',
    STORAGE_ACCESS_KEY: '${STORAGE_ACCESS_KEY:-}',
    STORAGE_SECRET_KEY_FILE: '/run/secrets/storage-secret-key',
  })
  expect(read).toContain('storage-secret-key')
})

test.each(Object.keys(services).filter((name) => /^(gateway|mfe-.*)$/.test(name)))(
  '%s gets the release store settings and only its secret key',
  (name) => {
    expect(services[name]?.environment).toMatchObject({
      RELEASES_BUCKET: '${RELEASES_BUCKET:-}',
      RELEASES_ENDPOINT: '${RELEASES_ENDPOINT:-}',
      RELEASES_REGION: '${RELEASES_REGION:-}',
      RELEASES_ACCESS_KEY: '${RELEASES_ACCESS_KEY:-}',
      RELEASES_SECRET_KEY_FILE: '/run/secrets/releases-secret-key',
    })
    expect(services[name]?.secrets).toEqual(['releases-secret-key'])
  },
)

test('serves the payment sandbox over TLS only through the front', () => {
  const caddyfile = readFileSync(path.join(__dirname, 'front/Caddyfile'), 'utf8')
  const { front: caddy, 'payment-sandbox': sandbox, api, gateway } = front.services

  expect(caddyfile).toMatch(
    /^\{\$PAYMENT_ADDRESS:localhost:8091\} \{\n\treverse_proxy .*payment-sandbox:8080/m,
  )
  expect(caddy?.ports).toContain('${PAYMENT_PORT:-8091}:8091')
  expect(Object.values(sandbox?.ports ?? { of: 'docker-compose.yml' })).toEqual([])
  for (const program of [sandbox, api, gateway])
    expect(program?.environment?.PAYMENT_ORIGIN).toBe('${PAYMENT_ORIGIN:-https://localhost:8091}')
})

test('the payment sandbox drains and calls the API through the front', () => {
  expect(front.services['payment-sandbox']).toMatchObject({
    stop_grace_period: '20s',
    environment: { DRAIN_MS: '1000', SHOP_URL: 'http://front:8081' },
  })
})

test('Caddy responds to its health check and is killed if unresponsive', () => {
  const program = readFileSync(path.join(__dirname, 'front/run-front.sh'), 'utf8')
  const caddyfile = readFileSync(path.join(__dirname, 'front/Caddyfile'), 'utf8')

  expect(front.services.front?.healthcheck?.test).toEqual(['CMD', 'sh', '/run-front.sh', 'look'])
  expect(program).toContain('http://127.0.0.1:8082/alive')
  expect(caddyfile).toMatch(/127\.0\.0\.1:8082 \{\n\tbind 127\.0\.0\.1\n\trespond \/alive 200/)
  expect(program).toContain('kill -KILL $caddy')
})
