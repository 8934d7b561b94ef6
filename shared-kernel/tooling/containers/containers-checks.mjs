import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { restoreBackup, saveBackup } from './backup.mjs'

/** One page of each remote. */
const pages = {
  catalog: '/',
  cart: '/cart',
  mypage: '/login',
  content: '/news',
  'social-gift': '/social-gift',
}
const patienceMs = 20_000
const say = (line) => process.stdout.write(`  ${line}\n`)
const get = (url, options) =>
  fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual', ...options }).catch((error) => {
    throw new Error(`${url} does not answer: ${error.cause?.message ?? error.message}`, { cause: error })
  })
const post = (url, body) =>
  get(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const entryOf = (shop, version) => `${shop.origin}/remotes/content/${version}/remoteEntry.js`

/** Asks again until the answer holds; the last refusal is the error. */
async function eventually(check) {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(100)
    }
  }
}

/** A page whose owner rendered it, in the version that the composition should name. */
async function renderedPage(shop, name, version) {
  const response = await get(shop.origin + pages[name])
  const html = await response.text()
  assert.ok(response.status < 500, `${pages[name]} answers ${response.status}`)
  assert.ok(html.includes(`<div data-app="${name}"`), `${pages[name]} is not rendered by ${name}`)
  assert.ok(
    html.includes(`/remotes/${name}/${version}/`),
    `${pages[name]} names another version than ${version}`,
  )
  return { status: response.status, html }
}

export async function checkUsers(shop) {
  const containers = await shop.containers()
  for (const [service, { Id, State, RestartCount }] of Object.entries(containers)) {
    assert.equal(RestartCount, 0, `${service} was restarted`)
    if (service === 'composer') {
      assert.equal(State.ExitCode, 0, 'the composer failed')
      continue
    }
    assert.equal(State.Health?.Status, 'healthy', `${service} is not healthy`)
    const processes = await shop.processes(Id)
    assert.ok(processes.length > 0, `${service} has no process`)
    for (const { uid, command } of processes) assert.notEqual(uid, 0, `${service} runs ${command} as root`)
  }
  const open = Object.entries(containers).filter(([, { NetworkSettings }]) =>
    Object.values(NetworkSettings.Ports ?? {}).some(Boolean),
  )
  assert.deepEqual(open.map(([service]) => service).sort(), ['gateway', 'mail'])
}

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
  assert.equal((await get(shop.origin + script)).status, 200, `${script} does not answer`)
}

export async function checkMail(shop) {
  const answer = await post(`${shop.origin}/v1/reminder/request`, { email: 'hanako@example.com' })
  assert.equal(answer.status, 200, `the reminder answers ${answer.status}`)
  const mail = await eventually(async () => {
    const found = (await (await get(shop.mails)).json()).find(({ to }) => to.includes('hanako@example.com'))
    assert.ok(found, 'no mail came')
    return found
  })
  assert.ok(
    mail.text.includes(`${shop.publicOrigin}/reminder/reset?token=`),
    'the mail has no link to the shop',
  )
  say(mail.subject)
}

export async function checkSwitch(shop) {
  const { first, second } = shop
  const gatewayBefore = (await shop.containers()).gateway
  const oldFile = await (await get(entryOf(shop, first))).text()
  const next = shop.withContent(second)
  await next.compose('build', 'mfe-content')
  await switchTo(shop, next, second)
  assert.equal(await (await get(entryOf(shop, first))).text(), oldFile, 'the old version lost its file')
  await switchTo(shop, shop.withContent(first), first)
  assert.equal((await get(entryOf(shop, second))).status, 200, 'the version that was left lost its files')
  const gateway = (await shop.containers()).gateway
  assert.equal(gateway.Id, gatewayBefore.Id, 'the gateway was replaced')
  assert.equal(gateway.State.StartedAt, gatewayBefore.State.StartedAt, 'the gateway was restarted')
}

/** Watches the page of the remote and that of another one while `up` replaces the first. */
async function switchTo(shop, project, version) {
  const started = performance.now()
  const seen = { pages: 0, browserRendered: 0 }
  let isDone = false
  const watch = async (path, isContent) => {
    while (!isDone) {
      const response = await get(shop.origin + path)
      const html = await response.text()
      const isBrowserRendered = isContent && !html.includes('<div data-app="content"')
      // A page that its remote cannot render now is 503 for crawlers, and the browser's to render.
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
  await Promise.all([replace(), watch(pages.content, true), watch(pages.catalog, false)])
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  say(
    `${version} in ${seconds} s; ${seen.pages} pages meanwhile, none failed, ${seen.browserRendered} left to the browser`,
  )
}

export async function checkData(shop, start) {
  const { token } = await (await post(`${shop.origin}/v1/carts/init`, {})).json()
  assert.ok(token, 'no cart was made')
  await shop.compose('down')
  await start()
  const again = await get(`${shop.origin}/v1/carts/${token}`)
  assert.equal(again.status, 200, `the cart of before answers ${again.status}`)
  assert.equal((await again.json()).token, token)
  await checkPages(shop, shop.first)
}

/** Rows of what a shop may not lose, and its files. */
async function countsOf(shop) {
  const ask = ['product', 'user_account', 'cart', 'picture']
    .map((table) => `(select count(*) from "${table}")`)
    .join(`||' '||`)
  const psql = ['psql', '-U', 'shop', '-d', 'shop', '-tAc', `select ${ask}`]
  const files = ['sh', '-c', 'find /data -type f | wc -l']
  const rows = await shop.compose('exec', '-T', 'postgres', ...psql)
  return `${rows} ${await shop.compose('exec', '-T', 'api', ...files)}`
}

/** A backup of the running shop into a shop that has nothing: the same counts, and it opens. */
export async function checkBackup(shop, folder, untilHealthy) {
  const { token } = await (await post(`${shop.origin}/v1/carts/init`, {})).json()
  const options = { project: shop.project, variables: shop.variables }
  await saveBackup(folder, options)
  const before = await countsOf(shop)
  await assert.rejects(restoreBackup(folder, options), /The database holds \d+ tables/)
  await shop.compose('down', '--volumes')
  await restoreBackup(folder, options)
  await untilHealthy()
  assert.equal(await countsOf(shop), before, 'the restored shop has other counts')
  assert.equal((await get(`${shop.origin}/v1/carts/${token}`)).status, 200, 'a cart was lost')
  await checkPages(shop, shop.first)
  say(`products, members, carts, pictures, files: ${before}`)
}
