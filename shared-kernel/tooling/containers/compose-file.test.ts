/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { makeSecrets } from './make-secrets.mjs'

type Service = {
  image: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  cpus?: string | number
  pids_limit?: number
  logging?: { options: Record<string, string> }
  healthcheck?: { test: string[] }
  environment?: Record<string, string>
  secrets?: string[]
  profiles?: string[]
}
const file = readFileSync(path.join(__dirname, '../../../docker-compose.yml'), 'utf8')
const { services, secrets } = parse(file, { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
}
const front = parse(readFileSync(path.join(__dirname, 'front/docker-compose.yml'), 'utf8'), {
  merge: true,
  customTags: [{ tag: '!reset', collection: 'seq', resolve: (values: unknown) => values }],
}) as { services: Record<string, Service & { ports?: unknown; extends?: { service: string } }> }
const own = Object.entries({ ...services, front: front.services.front ?? { image: '' } }).filter(
  ([name]) => name !== 'postgres',
)

test.each(own)('%s writes nothing but its volumes, has no rights, and is bounded', (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    pids_limit: expect.any(Number),
  })
  expect(service.mem_limit).toBeDefined()
  expect(service.cpus).toBeDefined()
})

test.each(Object.entries(services))(
  'the log of %s is rotated, and its health costs no Node',
  (_, service) => {
    expect(service.logging?.options['max-size']).toBeDefined()
    expect(service.healthcheck?.test.join(' ') ?? '').not.toMatch(/\bnode\b/)
  },
)

test('no secret stands in the environment of a container; each is a file that make-secrets makes', () => {
  for (const { environment = {} } of Object.values(services))
    expect(Object.keys(environment).filter((name) => /SECRET$|PASSWORD$/.test(name))).toEqual([])
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))

  expect(makeSecrets(folder).toSorted()).toEqual(Object.keys(secrets).toSorted())

  for (const [name, { file: place }] of Object.entries(secrets)) {
    expect(place).toMatch(new RegExp(`/${name}$`))
    expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    // The containers' users are others than the one who made it.
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o444)
  }
  expect(makeSecrets(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('behind the front only its ports are outside, and each of gateway and API stands twice and drains', () => {
  const { gateway, 'gateway-2': secondGateway, api, 'api-2': secondApi } = front.services

  expect([secondGateway?.extends?.service, secondApi?.extends?.service]).toEqual(['gateway', 'api'])
  for (const one of [gateway, secondGateway, api, secondApi])
    expect(Number(one?.environment?.DRAIN_MS)).toBeGreaterThan(1_000)
  expect(
    [gateway, secondGateway].map((one) => Object.values(one?.ports ?? { of: 'docker-compose.yml' })),
  ).toEqual([[], []])
})

test('the front asks each program that the compose files name whether it is ready', () => {
  const caddyfile = readFileSync(path.join(__dirname, 'front/Caddyfile'), 'utf8')

  for (const name of ['gateway', 'gateway-2', 'api', 'api-2']) expect(caddyfile).toContain(`${name}:8080`)
  expect(caddyfile).toContain('health_uri /ready')
})
