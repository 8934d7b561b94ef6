import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { docker } from '../docker.mjs'
import { makeSecrets } from '../make-secrets.mjs'
import { runCommand, step, Stop } from '../../../shared-kernel/tooling/workspace/steps.mjs'
import { remotes as remotePackages } from '../../../shared-kernel/tooling/workspace/workspace.mjs'

export const frontFiles = ['docker-compose.yml', 'ops/containers/front/docker-compose.yml']

/** Services with two instances, in dependency order. Both instances are never replaced at the same time. */
export const pairs = ['api', ...remotePackages, 'gateway']
/** Services with one instance. The front holds payment requests for the few seconds of a restart. */
export const singles = ['payment-sandbox']
/** @param {string} name */
const twins = (name) => /** @type {const} */ ([name, `${name}-2`])

const composer = ['node', 'ops/containers/compose-versions.mjs']
const verdict = ['node', 'ops/containers/composer/report-verdict.mjs']
const readiness = ['node', 'ops/containers/composer/report-readiness.mjs']

/**
 * Runs `docker compose` with the files of the front, and resolves with its output.
 * @typedef {(...args: string[]) => Promise<string | void>} Compose
 */

/**
 * Reports a step while it runs, and resolves with its result.
 * @typedef {<T>(service: string, work: () => Promise<T>) => Promise<T>} Tell
 */

/**
 * Deploys the versions in .env to the shop behind the front. First publishes and composes the releases of the
 * remotes, which running programs can serve immediately. Then replaces one instance of each pair, and the
 * other instance once the first is healthy. Stops if a new API can't write while the previous API can.
 * Services without changes keep running. Finally, each gateway reports whether the composition is active.
 * @param {string[]} names pairs to roll, or all if empty
 * @param {object} options
 * @param {Compose} options.compose
 * @param {Tell} [options.tell]
 * @param {(words: string) => void} [options.warn]
 * @throws Stop if a new API is read-only, a release is missing, or a gateway rejects the composition
 */
export async function roll(names, { compose, tell = step, warn = console.warn }) {
  requireKnown(names)
  const chosen = pairs.filter((pair) => names.length === 0 || names.includes(pair))
  const alone = singles.filter((single) => names.length === 0 || names.includes(single))
  /** @param {string} service */
  const replace = (service) => tell(service, () => compose('up', '-d', '--no-deps', '--wait', service))
  const composed = () =>
    tell('composer', () => compose('run', '--rm', '--no-deps', '-T', 'composer', ...composer))
  const judged = async () => {
    for (const gateway of twins('gateway'))
      await tell(`${gateway} judges`, () => compose('exec', '-T', gateway, ...verdict))
  }
  const remotes = chosen.filter((pair) => pair.startsWith('mfe-'))
  for (const remote of remotes)
    await tell(`${remote} published`, () =>
      compose('run', '--rm', '--no-deps', '-T', remote, 'node', '/program/publish-release.mjs'),
    )
  if (remotes.length > 0)
    // A release that the previous programs don't support may become active once they have been replaced.
    await composed()
      .then(judged)
      .catch((error) => warn(`Not in force yet: ${toMessage(error)}`))
  for (const service of chosen.filter((pair) => pair !== 'gateway').flatMap(twins)) {
    await replace(service)
    if (service === 'api') await requireWrites(compose, tell)
  }
  const missing = remotes.length > 0 ? await composed().then(() => undefined, toMessage) : undefined
  for (const service of alone) await replace(service)
  const gateways = chosen.includes('gateway') ? twins('gateway') : []
  for (const service of gateways) await replace(service)
  if (remotes.length + gateways.length > 0)
    await judged().catch((error) => {
      throw new Stop(`Rolled, and the composition is not in force: ${toMessage(error)}`)
    })
  if (missing !== undefined) throw new Stop(`Rolled, but not all is composed: ${missing}`)
}

/**
 * Throws if the new API can't write. Continues if the previous API has the same problem, because the new API
 * may be the fix.
 * @param {Compose} compose
 * @param {Tell} tell
 */
async function requireWrites(compose, tell) {
  /** @param {string} service */
  const checkWrites = (service) =>
    compose('exec', '-T', service, ...readiness).then(() => undefined, toMessage)
  const [, twin] = twins('api')
  const lack = await tell('api reads and writes', () => checkWrites('api'))
  if (lack && !/reads alone/.test((await checkWrites(twin)) ?? ''))
    throw new Stop(`api is replaced, ${twin} stays as it was. ${lack}`)
}

/** @param {string[]} names */
function requireKnown(names) {
  const all = [...pairs, ...singles]
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0)
    throw new Stop(`No pair of the front: ${unknown.join(', ')}. There are ${all.join(', ')}.`)
}

/**
 * Returns the message of an error. The last lines of `docker` contain the reason.
 * @param {unknown} error
 */
const toMessage = (error) => String(error instanceof Error ? error.message : error)

/**
 * Creates the secrets that a new version needs, in the folder set in .env. Keeps existing secrets.
 * @param {(...args: string[]) => Promise<string>} compose
 */
export async function makeMissingSecrets(compose) {
  /** @type {{ secrets: { 'payment-secret': { file: string } } }} */
  const { secrets } = JSON.parse(await compose('config', '--format', 'json'))
  return makeSecrets(path.dirname(secrets['payment-secret'].file))
}

/** `npm run roll`, or `npm run roll -- mfe-cart api`. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  /** @param {...string} args */
  const compose = (...args) => docker(['compose', ...frontFiles.flatMap((file) => ['-f', file]), ...args])
  runCommand(async () => {
    requireKnown(process.argv.slice(2))
    const made = await makeMissingSecrets(compose)
    if (made.length > 0) process.stdout.write(`Made: ${made.join(', ')}\n`)
    await roll(process.argv.slice(2), { compose })
  })
}
