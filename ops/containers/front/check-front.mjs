import assert from 'node:assert/strict'
import { get } from 'node:https'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { composeProject, docker } from '../docker.mjs'
import { freePort } from '../../../shared-kernel/tooling/run/preflight.mjs'
import { frontFiles, pairs, roll, singles } from './roll.mjs'
import { sendShoppers } from './shoppers.mjs'

/** @typedef {import('../docker.mjs').ComposeProject} ComposeProject */

const folder = 'ops/containers/front'
const debianCaddy = 'storefront/front:0.0.0-check'
const hungDeadlineMs = 90_000
/** @param {string} line */
const say = (line) => process.stdout.write(`  ${line}\n`)

/**
 * Checks the shop behind the front under traffic: replaces each program, and upgrades and downgrades a
 * remote.
 * @param {{ variables: Record<string, string>, first: string, second: string }} shop a running one
 * @param {string} project
 * @param {(shop: ComposeProject) => Promise<void>} untilHealthy
 */
export async function checkFront({ variables, first, second }, project, untilHealthy) {
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  if (!process.env.CADDY_IMAGE)
    await docker(['build', '-t', debianCaddy, '-f', path.join(folder, 'Dockerfile'), folder])
  const ports = { HTTP_PORT: String(httpPort), HTTPS_PORT: String(httpsPort) }
  const settings = {
    ...variables,
    ...ports,
    CADDY_IMAGE: process.env.CADDY_IMAGE ?? debianCaddy,
    PAYMENT_ORIGIN: `https://localhost:${variables.PAYMENT_PORT}`,
  }
  const front = composeProject(project, settings, frontFiles)
  const later = composeProject(project, { ...settings, MFE_CONTENT_VERSION: second }, frontFiles)
  await front.compose('up', '-d')
  await untilHealthy(front)
  assert.equal(await fetchStatus(`https://localhost:${variables.PAYMENT_PORT}/health`), 200, 'nobody can pay')

  const shoppers = sendShoppers(httpsPort)
  /** @param {string} of @returns {import('./roll.mjs').Tell} */
  const phase = (of) => async (name, work) => {
    shoppers.enter(of ? `${of}, ${name}` : name)
    const began = performance.now()
    const result = await work()
    // Requests right after the replacement count as part of it.
    await wait(1_500)
    say(`${of ? `${of}, ` : ''}${name} ${((performance.now() - began) / 1_000).toFixed(1)} s`)
    return result
  }
  /** @param {...string} args */
  const anew = (...args) => front.compose(...args, '--force-recreate')
  await wait(3_000)
  await roll([...pairs, ...singles], { compose: anew, tell: phase('replaced') })
  for (const { version, compose } of [
    { version: second, compose: later.compose },
    { version: first, compose: front.compose },
  ]) {
    const live = shoppers.untilLive(version)
    await roll(['mfe-content'], { compose, tell: phase(version) })
    say(`${version} live after ${((await live) / 1_000).toFixed(1)} s`)
  }
  const { answers, failures, browserRendered } = await shoppers.leave()
  const count = Object.values(answers).reduce((sum, one) => sum + one, 0)
  say(`${count} answers meanwhile, ${failures.length} failed, ${browserRendered} pages left to the browser`)
  assert.deepEqual(failures.slice(0, 20), [])
  assert.equal(browserRendered, 0, 'pages came without the HTML of their remote')
  assert.ok(count > 1_000, 'too few shoppers came to say anything')

  const containers = await front.containers()
  const open = Object.entries(containers).filter(([, { NetworkSettings }]) =>
    Object.values(NetworkSettings.Ports ?? {}).some(Boolean),
  )
  assert.deepEqual(open.map(([name]) => name).sort(), ['front', 'mail'])
  await checkHungFront(front, `https://localhost:${httpsPort}/`)
}

/**
 * Checks that an unresponsive front is killed and restarted, like every other program.
 * @param {ComposeProject} front
 * @param {string} page its URL
 */
async function checkHungFront(front, page) {
  const began = performance.now()
  const stop = 'for p in /proc/[0-9]*; do if grep -q ^caddy $p/cmdline; then kill -STOP ${p#/proc/}; fi; done'
  await front.compose('exec', '-T', 'front', 'sh', '-c', `${stop} 2>/dev/null`)
  const deadline = Date.now() + hungDeadlineMs
  for (;;) {
    const { RestartCount } = await front.container('front')
    if (RestartCount === 1 && (await fetchStatus(page).catch(() => 0)) === 200) break
    assert.ok(Date.now() < deadline, 'a front that hangs was not started anew')
    await wait(500)
  }
  say(`a front that hangs answers again after ${((performance.now() - began) / 1_000).toFixed(1)} s`)
}

/**
 * @param {string} url
 * @returns {Promise<number>} the status of a URL with Caddy's self-signed certificate
 */
const fetchStatus = (url) =>
  new Promise((resolve, reject) => {
    const options = { rejectUnauthorized: false, timeout: 5_000 }
    const asked = get(url, options, (response) => resolve(response.resume().statusCode ?? 0))
    asked.on('error', reject).on('timeout', () => asked.destroy(new Error('no answer in time')))
  })

/** @param {{ variables: Record<string, string> }} shop @param {string} project */
export async function removeFront({ variables }, project) {
  await composeProject(project, variables, frontFiles).compose('down', '--volumes', '--remove-orphans')
  if (!process.env.CADDY_IMAGE) await docker(['image', 'rm', '--force', debianCaddy])
}
