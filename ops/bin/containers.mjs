import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { composeProject, hasEngine } from '../containers/docker.mjs'
import {
  checkBackup,
  checkData,
  checkHung,
  checkMail,
  checkPages,
  checkReleaseStore,
  checkSwitch,
  checkUsers,
} from '../containers/containers-checks.mjs'
import { checkFront, removeFront } from '../containers/front/check-front.mjs'
import { makeSecrets } from '../containers/make-secrets.mjs'
import { freePort } from '../../shared-kernel/tooling/run/preflight.mjs'
import { runCommand, step, Stop } from '../../shared-kernel/tooling/workspace/steps.mjs'
import { remotes } from '../../shared-kernel/tooling/workspace/workspace.mjs'

/** @typedef {import('../containers/docker.mjs').ComposeProject} ComposeProject */

/** No team uses these version numbers, so these images never take the tag of a real release. */
const first = '0.0.0-check.1'
const second = '0.0.0-check.2'
const project = 'storefront-check'
const commit = '0123456789abcdef0123456789abcdef01234567'
const healthDeadlineMs = 300_000

/**
 * `npm run containers` builds the images, starts them in a separate Compose project, checks them and removes
 * them.
 */
runCommand(async () => {
  if (!(await hasEngine()))
    return void process.stdout.write('Skipped: no container engine with Compose v2 answers here.\n')
  const parts = ['GATEWAY', 'API', ...remotes.map((name) => name.toUpperCase().replaceAll('-', '_'))]
  const [port, mailPort, paymentPort] = await Promise.all([freePort(), freePort(), freePort()])
  const secrets = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  makeSecrets(secrets)
  const variables = {
    ...Object.fromEntries(parts.map((name) => [`${name}_VERSION`, first])),
    ...{ COMMIT: commit, SECRETS_FOLDER: secrets, MAIL_URL: 'smtp://mail:1025' },
    ...{ PORT: `${port}`, MAIL_PORT: `${mailPort}`, PUBLIC_ORIGIN: `http://localhost:${port}` },
    ...{ PAYMENT_PORT: `${paymentPort}`, PAYMENT_ORIGIN: `http://localhost:${paymentPort}` },
  }
  const addresses = {
    origin: `http://127.0.0.1:${port}`,
    publicOrigin: variables.PUBLIC_ORIGIN,
    mails: `http://127.0.0.1:${mailPort}`,
  }
  const shop = {
    ...composeProject(project, variables),
    ...addresses,
    project: ['-p', project],
    variables,
    first,
    second,
    withContent: (/** @type {string} */ version) =>
      composeProject(project, { ...variables, MFE_CONTENT_VERSION: version }),
  }
  const images = async () => {
    const all = (await shop.compose('config', '--images')).split('\n')
    return [...new Set(all)].filter((image) => image.startsWith('storefront/'))
  }

  try {
    await shop.compose('down', '--volumes', '--remove-orphans')
    await step('Building the images', () => shop.compose('build'))
    for (const { image, megabytes } of await shop.imageSizes(await images()))
      process.stdout.write(`  ${image} ${megabytes} MB\n`)
    await step('Starting, with a new database', () => start(shop))
    await step('Every container is healthy, none runs as root, three ports are open', () => checkUsers(shop))
    await step('Pages of every remote come rendered', () => checkPages(shop, first))
    await step('Programs can open a store of releases', () => checkReleaseStore(shop))
    await step('A mail arrives', () => checkMail(shop))
    await step('One remote in a second version, and back', () => checkSwitch(shop))
    await step('A remote that hangs blocks no release and is started anew', () => checkHung(shop))
    await step('Data outlives the containers', () => checkData(shop, () => start(shop)))
    await step('A backup opens as a shop of its own', () =>
      checkBackup(shop, path.join(secrets, 'backup'), () => untilHealthy(shop)),
    )
    await step('Behind the front each program is replaced under shoppers', () =>
      checkFront(shop, project, untilHealthy),
    )
  } catch (error) {
    process.stderr.write(`${await shop.compose('logs', '--tail', '5').catch((reason) => reason.message)}\n`)
    throw error
  } finally {
    await removeFront(shop, project).catch((reason) => process.stderr.write(`${reason.message}\n`))
    await shop.compose('down', '--volumes', '--remove-orphans')
    // Removing images that were never built fails. This failure must not hide the first error.
    const built = [...(await images()), `storefront/mfe-content:${second}`]
    await shop.removeImages(built).catch((reason) => process.stderr.write(`${reason.message}\n`))
    rmSync(secrets, { recursive: true, force: true })
  }
})

/** @param {ComposeProject} shop */
async function start(shop) {
  await shop.compose('up', '-d')
  await untilHealthy(shop)
}

/** @param {ComposeProject} shop */
async function untilHealthy(shop) {
  const deadline = Date.now() + healthDeadlineMs
  for (;;) {
    const containers = Object.entries(await shop.containers())
    const waiting = containers.filter(([, { State }]) => !isDone(State)).map(([service]) => service)
    if (waiting.length === 0) return
    if (Date.now() > deadline)
      throw new Stop(`Not healthy after ${healthDeadlineMs / 1_000} s: ${waiting.join(', ')}`)
    await wait(500)
  }
}

/**
 * Returns true if a container is healthy. The composer has no health check and is done when it exits.
 * @param {import('../containers/docker.mjs').Container['State']} state
 */
const isDone = ({ Health, Status }) => (Health ? Health.Status === 'healthy' : Status === 'exited')
