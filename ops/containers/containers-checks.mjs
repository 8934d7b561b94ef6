import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { findFirstPage, releaseName, remotes } from '../../shared-kernel/tooling/workspace/workspace.mjs'
import { restoreBackup, saveBackup } from './backup.mjs'

/**
 * A shop of docker-compose.yml, with its addresses and the versions of its remotes.
 * @typedef {import('./docker.mjs').ComposeProject} ComposeProject
 * @typedef {ComposeProject & { origin: string, publicOrigin: string, mails: string, project: string[],
 *   variables: Record<string, string> & { COMMIT: string }, first: string, second: string,
 *   withContent: (version: string) => ComposeProject }} Shop
 */

/** A page of each remote, by the remote's name. */
const pages = Object.fromEntries(remotes.map((name) => [releaseName(name), findFirstPage(name)]))
const patienceMs = 60_000
/** @param {string} line */
const say = (line) => process.stdout.write(`  ${line}\n`)
/** @param {string} url @param {RequestInit} [options] */
const get = (url, options) =>
  fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual', ...options }).catch((error) => {
    throw new Error(`${url} does not answer: ${error.cause?.message ?? error.message}`, { cause: error })
  })
/** @param {string} url @param {object} body */
const post = (url, body) =>
  get(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
/** @param {Shop} shop @param {string} version */
const toEntryUrl = (shop, version) => `${shop.origin}/remotes/content/${version}/remoteEntry.js`

/**
 * Retries the check until it passes. Throws the error of the last attempt at the deadline.
 * @template T
 * @param {() => Promise<T>} check
 */
async function eventually(check, ms = patienceMs) {
  const deadline = Date.now() + ms
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(100)
    }
  }
}

/**
 * Fetches a page and asserts that its remote rendered it in the composed version.
 * @param {Shop} shop @param {string} name @param {string} version
 */
async function renderedPage(shop, name, version) {
  const page = pages[name] ?? ''
  const response = await get(shop.origin + page)
  const html = await response.text()
  assert.ok(response.status < 500, `${page} answers ${response.status}`)
  assert.ok(html.includes(`<div data-app="${name}"`), `${page} is not rendered by ${name}`)
  assert.ok(html.includes(`/remotes/${name}/${version}/`), `${page} names another version than ${version}`)
  return { status: response.status, html }
}

/** @param {ComposeProject} shop */
export async function checkUsers(shop) {
  const containers = await shop.containers()
  for (const [service, { Id, State, RestartCount, Config }] of Object.entries(containers)) {
    assert.equal(RestartCount, 0, `${service} was restarted`)
    if (service === 'composer') {
      assert.equal(State.ExitCode, 0, 'the composer failed')
      continue
    }
    assert.equal(State.Health?.Status, 'healthy', `${service} is not healthy`)
    const processes = await shop.processes(Id)
    assert.ok(processes.length > 0, `${service} has no process`)
    // PostgreSQL's health check runs briefly as a process in the container.
    const look = Config.Healthcheck?.Test?.at(-1)
    const own = processes.filter(({ command }) => !look || !command.includes(look))
    for (const { uid, command } of own) assert.notEqual(uid, 0, `${service} runs ${command} as root`)
  }
  const open = Object.entries(containers).filter(([, { NetworkSettings }]) =>
    Object.values(NetworkSettings.Ports ?? {}).some(Boolean),
  )
  assert.deepEqual(open.map(([service]) => service).sort(), ['gateway', 'mail', 'payment-sandbox'])
}

/** @param {Shop} shop @param {string} version */
export async function checkPages(shop, version) {
  /** @type {Record<string, { status: number, html: string }>} */
  const rendered = {}
  for (const name of Object.keys(pages)) {
    const { status, html } = (rendered[name] = await eventually(() => renderedPage(shop, name, version)))
    const entry = await get(`${shop.origin}/remotes/${name}/${version}/remoteEntry.js`)
    assert.equal(entry.status, 200, `remoteEntry.js of ${name} answers ${entry.status}`)
    say(`${pages[name]} ${status}, ${Math.round(html.length / 1_000)} KB`)
  }
  const home = rendered.catalog?.html ?? ''
  const picture = /\/media\/[^"\s]+\.(?:avif|webp)/.exec(home)?.[0]
  assert.ok(picture, 'the home page shows no picture')
  assert.equal((await get(shop.origin + picture)).status, 200, `${picture} does not answer`)
  const script = /\/shell\/[^"\s]+\.js/.exec(home)?.[0]
  assert.ok(script, 'the home page names no script')
  assert.equal((await get(shop.origin + script)).status, 200, `${script} does not answer`)
}

/**
 * Checks that each image can open a release store, although this shop has none.
 * @param {ComposeProject} shop
 */
export async function checkReleaseStore(shop) {
  const places = { 'mfe-content': '/program', gateway: '/app/ops/containers' }
  for (const [service, folder] of Object.entries(places)) {
    const open = `import { openReleaseStore } from '${folder}/release-store/release-store.mjs'
      const env = { RELEASES_BUCKET: 'a', RELEASES_ACCESS_KEY: 'b', RELEASES_SECRET_KEY: 'c' }
      console.log(Boolean(await openReleaseStore(env)))`
    const said = await shop.compose('exec', '-T', service, 'node', '--input-type=module', '-e', open)
    assert.equal(said, 'true', `${service} opens no store of releases`)
  }
}

/** @param {Shop} shop */
export async function checkMail(shop) {
  const answer = await post(`${shop.origin}/v1/reminder/request`, { email: 'hanako@example.com' })
  assert.equal(answer.status, 200, `the reminder answers ${answer.status}`)
  const mail = await eventually(async () => {
    /** @type {import('./mail-catcher.mjs').Mail[]} */
    const mails = await (await get(shop.mails)).json()
    const found = mails.find(({ to }) => to?.includes('hanako@example.com'))
    assert.ok(found, 'no mail came')
    return found
  })
  assert.ok(
    mail.text?.includes(`${shop.publicOrigin}/reminder/reset?token=`),
    'the mail has no link to the shop',
  )
  say(mail.subject ?? '')
}

/** @param {Shop} shop */
export async function checkSwitch(shop) {
  const { first, second } = shop
  const gatewayBefore = await shop.container('gateway')
  const oldFile = await (await get(toEntryUrl(shop, first))).text()
  const next = shop.withContent(second)
  await next.compose('build', 'mfe-content')
  await switchTo(shop, next, second)
  assert.equal(await (await get(toEntryUrl(shop, first))).text(), oldFile, 'the old version lost its file')
  await switchTo(shop, shop.withContent(first), first)
  assert.equal((await get(toEntryUrl(shop, second))).status, 200, 'the version that was left lost its files')
  await checkHistory(shop)
  const gateway = await shop.container('gateway')
  assert.equal(gateway.Id, gatewayBefore.Id, 'the gateway was replaced')
  assert.equal(gateway.State.StartedAt, gatewayBefore.State.StartedAt, 'the gateway was restarted')
}

/** @param {Shop} shop */
async function checkHistory(shop) {
  const { first, second } = shop
  const commit = shop.variables.COMMIT
  /** @param {...string} words */
  const runCompose = (...words) =>
    shop.compose(
      ...['exec', '-T', '-e', 'COMPOSED_BY=ops', 'gateway', 'node', 'shared-kernel/tooling/bin/compose.mjs'],
      ...words,
    )
  const history = await runCompose('history')
  const switched = `content ${first} → ${second} (commit ${commit.slice(0, 7)})`
  assert.ok(history.includes(switched), `no switch with its commit in the history:\n${history}`)
  // A rollback without an id skips compositions that were rolled back.
  const left = history.split('\n').findLast((line) => line.includes(switched))
  const [, id = ''] = /in force\s+(\S+)/.exec(left ?? '') ?? []
  for (const { version, words } of [
    { version: second, words: [id] },
    { version: first, words: [] },
  ]) {
    const started = performance.now()
    await runCompose('rollback', ...words, '--why', 'checked')
    await eventually(() => renderedPage(shop, 'content', version))
    say(`rollback to ${version} in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  }
  assert.match(await runCompose('history'), /ops: “checked”/)
}

/** @param {Shop} shop @param {ComposeProject} project @param {string} version */
async function switchTo(shop, project, version) {
  const started = performance.now()
  const seen = { pages: 0, browserRendered: 0 }
  let isDone = false
  /** @param {string} path @param {boolean} isContent */
  const watch = async (path, isContent) => {
    while (!isDone) {
      const response = await get(shop.origin + path)
      const html = await response.text()
      const isBrowserRendered = isContent && !html.includes('<div data-app="content"')
      // If a remote can't render a page, crawlers receive a 503 and browsers render the page themselves.
      const isRight = response.status < 500 || (isBrowserRendered && response.status === 503)
      assert.ok(isRight, `${path} answers ${response.status} during the switch`)
      seen.pages += 1
      if (isBrowserRendered) seen.browserRendered += 1
      await wait(50)
    }
  }
  const replace = async () => {
    try {
      await project.compose('up', '-d')
      await eventually(() => renderedPage(shop, 'content', version))
    } finally {
      isDone = true
    }
  }
  await Promise.all([replace(), watch('/news', true), watch('/', false)])
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  say(
    `${version} in ${seconds} s; ${seen.pages} pages meanwhile, none failed, ${seen.browserRendered} left to the browser`,
  )
}

/** @param {Shop} shop @param {() => Promise<void>} start */
export async function checkData(shop, start) {
  const token = await openCart(shop)
  assert.ok(token, 'no cart was made')
  await shop.compose('down')
  await start()
  const again = await get(`${shop.origin}/v1/carts/${token}`)
  assert.equal(again.status, 200, `the cart of before answers ${again.status}`)
  assert.equal((await again.json()).token, token)
  await checkPages(shop, shop.first)
}

/**
 * Checks that an unresponsive remote is restarted and doesn't block the release of another remote.
 * @param {Shop} shop
 */
export async function checkHung(shop) {
  const { first, second } = shop
  const before = await shop.container('mfe-social-gift')
  // The brackets prevent the pattern from matching its own shell's command line.
  const stop =
    'for p in /proc/[0-9]*; do if grep -q [s]erve.cjs $p/cmdline; then kill -STOP ${p#/proc/}; fi; done 2>/dev/null'
  await shop.compose('exec', '-T', 'mfe-social-gift', 'sh', '-c', stop)
  const hungAt = performance.now()
  const seconds = () => ((performance.now() - hungAt) / 1_000).toFixed(1)
  await assert.rejects(
    get(`${shop.origin}/remotes/social-gift/${first}/none.js`).then(mustAnswer),
    /does not/,
  )
  await switchTo(shop, shop.withContent(second), second)
  await eventually(async () => {
    const { State, RestartCount } = await shop.container('mfe-social-gift')
    assert.equal(RestartCount, before.RestartCount + 1, 'what hangs was not started anew')
    assert.equal(State.Health?.Status, 'healthy', 'what hung is not healthy')
  }, 90_000)
  await eventually(() => renderedPage(shop, 'social-gift', first))
  say(`hung, started anew and healthy after ${seconds()} s`)
  await switchTo(shop, shop.withContent(first), first)
}

/** @param {Response} response */
const mustAnswer = ({ status }) => assert.ok(status < 500, 'it does not answer')

/** @param {Shop} shop @returns {Promise<string>} the token of a new cart */
async function openCart(shop) {
  return (await (await post(`${shop.origin}/v1/carts/init`, {})).json()).token
}

/** @param {ComposeProject} shop */
async function readCounts(shop) {
  const runCompose = ['product', 'user_account', 'cart', 'picture']
    .map((table) => `(select count(*) from "${table}")`)
    .join(`||' '||`)
  const psql = ['psql', '-U', 'shop', '-d', 'shop', '-tAc', `select ${runCompose}`]
  const rows = await shop.compose('exec', '-T', 'postgres', ...psql)
  /** @param {string} service */
  const filesOf = (service) =>
    shop.compose('exec', '-T', service, 'sh', '-c', 'find /data -type f ! -path "*/ready/*" | wc -l')
  return `${rows} ${await filesOf('api')} ${await filesOf('payment-sandbox')}`
}

/**
 * Restores a backup of the running shop into an empty shop, then compares row counts and opens pages.
 * @param {Shop} shop @param {string} folder @param {() => Promise<void>} untilHealthy
 */
export async function checkBackup(shop, folder, untilHealthy) {
  const token = await openCart(shop)
  const options = { project: shop.project, variables: shop.variables }
  await saveBackup(folder, options)
  const before = await readCounts(shop)
  await assert.rejects(restoreBackup(folder, options), /The database holds \d+ tables/)
  await shop.compose('down', '--volumes')
  await restoreBackup(folder, options)
  await untilHealthy()
  assert.equal(await readCounts(shop), before, 'the restored shop has other counts')
  assert.equal((await get(`${shop.origin}/v1/carts/${token}`)).status, 200, 'a cart was lost')
  await checkPages(shop, shop.first)
  say(`products, members, carts, pictures, files, files of the payment sandbox: ${before}`)
}
