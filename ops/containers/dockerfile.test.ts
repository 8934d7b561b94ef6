import { existsSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parse } from 'yaml'
import { allPackages, remotes } from '../../shared-kernel/tooling/workspace/workspace.mjs'

const root = path.join(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const dockerfile = read('ops/containers/Dockerfile')

test('copies each package manifest before npm ci', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json /gm)].map(([, name]) => name)

  expect(copied.toSorted()).toEqual(allPackages().toSorted())
})

/** A COPY instruction, from the sources or from another stage (`stage`). */
type Copy = { stage?: string; source: string; target: string }
type Stage = { from: string; folder: string; copies: Copy[]; command: string[] }

/** Parses the stages of a Dockerfile, each with the files that it inherits. */
function stagesOf(text: string): Map<string, Stage> {
  const stages = new Map<string, Stage>()
  let stage: Stage = { from: '', folder: '/', copies: [], command: [] }
  for (const line of text.split('\n')) {
    const [word = '', ...rest] = line.split(' ')
    if (word === 'FROM') {
      const before = stages.get(rest[0] ?? '')
      stage = {
        from: rest[0] ?? '',
        folder: before?.folder ?? '/',
        copies: [...(before?.copies ?? [])],
        command: [],
      }
      stages.set(rest[2] ?? '', stage)
    }
    if (word === 'WORKDIR') stage.folder = rest[0] ?? ''
    if (word === 'CMD') stage.command = JSON.parse(rest.join(' ')) as string[]
    if (word === 'COPY') stage.copies.push(...copiesOf(rest, stage.folder))
  }
  return stages
}

function copiesOf(words: string[], folder: string): Copy[] {
  const from = words[0]?.startsWith('--from=') ? words[0].slice('--from='.length) : undefined
  const places = from ? words.slice(1) : words
  const to = places.at(-1) ?? ''
  return places.slice(0, -1).map((source) => {
    const isFolder =
      !from && existsSync(path.join(root, source)) && statSync(path.join(root, source)).isDirectory()
    const place = to.endsWith('/') && !from && !isFolder ? path.posix.join(to, path.basename(source)) : to
    return { ...(from && { stage: from }), source, target: path.posix.resolve(folder, place) }
  })
}

const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.includes('*'))
const isIgnored = (file: string) => ignored.some((one) => file === one || file.startsWith(`${one}/`))

function sourceOf({ copies }: Stage, file: string): string | undefined {
  return copies
    .filter(({ stage, target }) => !stage && (file === target || file.startsWith(`${target}/`)))
    .map(({ source, target }) => path.posix.join(source, file.slice(target.length)))
    .find((source) => !isIgnored(source) && existsSync(path.join(root, source)))
}

function installedBy(workspace: string): Set<string> {
  type Locked = {
    dependencies?: Record<string, string>
    optionalDependencies?: Record<string, string>
    link?: boolean
    resolved?: string
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
  const found = new Set<string>()
  const visit = ({ dependencies = {}, optionalDependencies = {} }: Locked) => {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const locked = packages[`node_modules/${name}`]
      if (!locked || found.has(name)) continue
      found.add(name)
      visit((locked.link ? packages[locked.resolved ?? ''] : locked) ?? {})
    }
  }
  visit(packages[workspace] ?? {})
  return found
}

const isInstalled = ({ copies }: Stage, name: string, installed: Set<string>) =>
  copies.some(
    ({ stage, source }) =>
      source === `/app/node_modules/${name}` || (stage === 'production-dependencies' && installed.has(name)),
  )

const importsOf = (source: string) =>
  [
    ...read(source)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/(?:\bfrom |^import |\bimport\()'([^']+)'/gm),
  ].map(([, name = '']) => name)

function missingFrom(stage: Stage, entry: string, installed: Set<string>): string[] {
  const seen = new Set<string>()
  const missing: string[] = []
  const visit = (file: string, asker: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const source = sourceOf(stage, file)
    if (!source) return void missing.push(`${file} for ${asker}`)
    for (const name of importsOf(source)) {
      const packageName = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/')
      if (name.startsWith('.')) visit(path.posix.join(path.posix.dirname(file), name), file)
      else if (!isBuiltin(name) && !isInstalled(stage, packageName, installed))
        missing.push(`${packageName} for ${file}`)
    }
  }
  visit(entry, 'the image')
  return missing
}

type Service = { image: string; command?: string[]; build?: { target: string; args: { PACKAGE?: string } } }
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>
}
const imageOf = ({ image }: Service) => image.split(':')[0]
const stages = stagesOf(dockerfile)

/** Programs that run in the containers of a service: the image's own program and the ops commands. */
const programs = Object.entries(services).flatMap(([name, service]) => {
  const built = Object.values(services).find((one) => one.build && imageOf(one) === imageOf(service))?.build
  const stage = stages.get(built?.target ?? '')
  if (!built || !stage || built.target === 'mail') return []
  const byHand = { remote: '/program/publish-release.mjs', gateway: 'shared-kernel/tooling/bin/compose.mjs' }
  const entries = [
    (service.command ?? stage.command)[1] ?? '',
    ...Object.entries(byHand).flatMap(([target, file]) => (target === built.target ? [file] : [])),
  ]
  return entries.map(
    (entry) => [name, path.posix.resolve(stage.folder, entry), stage, built.args.PACKAGE ?? ''] as const,
  )
})

test.each(programs)('%s has every file and package that %s imports', (_, entry, stage, workspace) => {
  expect(missingFrom(stage, entry, installedBy(workspace))).toEqual([])
})

test('checks the programs of every service', () => {
  const others = ['api', 'payment-sandbox', 'composer', 'gateway']

  expect(new Set(programs.map(([name]) => name)).size).toBe(remotes.length + others.length)
})

test('reports a missing file and the file that imports it', () => {
  const text = dockerfile.replaceAll(/^COPY .*(release-store|aws4fetch).*\n/gm, '')
  const remote = stagesOf(text).get('remote')

  expect(remote && missingFrom(remote, '/program/serve-remote.mjs', new Set())).toEqual([
    '/program/release-store/neighbours.mjs for /program/serve-remote.mjs',
    '/program/release-store/store-of-program.mjs for /program/serve-remote.mjs',
  ])
})

test('passes the commit to every release build', () => {
  const stage = /^FROM kernel AS release\n(?:.+\n)+/m.exec(dockerfile)?.[0] ?? ''
  expect(stage).toMatch(/^ARG COMMIT$/m)
  expect(stage).toContain('RELEASE_COMMIT=${COMMIT}')
  for (const { build } of Object.values(services))
    if (build?.args.PACKAGE) expect(build.args).toHaveProperty('COMMIT', '${COMMIT:-}')
})
