import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newAddress } from '../../shop/member'
import { expect, test } from '../../shop/journey'
import type { RunningShop } from '../../shop/tooling'
import { from, buy, watchRefusals } from '../../shop/tenants/production-shopper'

test.use({ limits: 'production', isCold: true })

test('rate-limits a client that floods the login while others buy', async ({ page, shopOrigin }) => {
  const tried = 75
  const allowed = 60
  const hammer = async (attempt: number) => {
    const answer = await fetch(`${shopOrigin}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from('198.51.100.66') },
      body: JSON.stringify({ username: `nobody-${attempt}@example.com`, password: 'wrong-password' }),
    })
    return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) }
  }
  const hammering = Promise.all(Array.from({ length: tried }, (_, attempt) => hammer(attempt)))
  const refused = watchRefusals(page)
  await page.setExtraHTTPHeaders(from('203.0.113.20'))

  expect(await buy(page, newAddress('beside-a-hammer'))).toMatch(/^T\d{8}-\d{6}$/)

  const answers = await hammering
  const turnedAway = answers.filter(({ status }) => status === 429)
  expect(turnedAway).toHaveLength(tried - allowed)
  expect(turnedAway.every(({ retryAfter }) => retryAfter > 0 && retryAfter <= 300)).toBe(true)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(allowed)
  expect((await hammer(tried)).status).toBe(429)
  expect(refused).toEqual([])
})

/**
 * Makes the remote's fragments hang, but not its files. Returns the URLs requested so far and a function that
 * ends the fault.
 */
async function hangFragments({ compositionFile }: RunningShop, name: string) {
  const text = readFileSync(compositionFile, 'utf8')
  const { id, remotes } = JSON.parse(text) as { id: string; remotes: { name: string; fragment: string }[] }
  const remote = remotes.find((one) => one.name === name)
  if (!remote) throw new Error(`no remote ${name}`)
  const asked: string[] = []
  const hanging = createServer((request, response) => {
    const url = new URL(request.url ?? '/', remote.fragment)
    if (url.pathname.endsWith('/fragment')) return void asked.push(url.searchParams.get('url') ?? '')
    fetch(url).then(
      async (answer) => {
        const type = answer.headers.get('content-type') ?? ''
        response.writeHead(answer.status, { 'content-type': type })
        response.end(Buffer.from(await answer.arrayBuffer()))
      },
      () => response.writeHead(502).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const { port } = hanging.address() as AddressInfo
  const fragment = new URL(remote.fragment)
  fragment.port = String(port)
  const slow = remotes.map((one) => (one === remote ? { ...one, fragment: fragment.href } : one))
  writeFileSync(compositionFile, JSON.stringify({ id: `${id}-hung`, remotes: slow }))
  return {
    asked,
    end() {
      writeFileSync(compositionFile, text)
      hanging.closeAllConnections()
      hanging.close()
    },
  }
}

test('abandons a hanging fragment within production’s deadline', async ({ page, runningShop }) => {
  if (!runningShop) throw new Error('This journey changes the composition of a shop that it has started')
  const read = async (path: string) => (await fetch(runningShop.origin + path)).text()
  await expect.poll(() => read('/news')).toContain('data-ssr="200"')
  const { asked, end } = await hangFragments(runningShop, 'content')
  await expect.poll(() => read('/-/composition')).toMatch(/"id":"[^"]*-hung"/)

  const began = performance.now()
  const answer = await fetch(`${runningShop.origin}/news`)
  const [status, served] = [answer.status, await answer.text()]
  const tookMs = performance.now() - began

  expect(asked).toEqual(['/news'])
  expect(served).not.toContain('data-ssr')
  expect(status).toBe(503)
  // The deadline is 1.5 s in production and 10 s in other journeys.
  expect(tookMs).toBeLessThan(5_000)
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/news/"]').first()).toBeVisible()
  end()
})
