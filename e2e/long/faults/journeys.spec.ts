import { expect, test } from '../../shop/journey'

test.describe.configure({ mode: 'serial' })

test('a journey leaves data in every browser storage', async ({ page, context }) => {
  await page.goto('/product')
  await context.addCookies([{ name: 'left', value: '1', url: page.url() }])
  await context.grantPermissions(['notifications'])
  await context.setExtraHTTPHeaders({ 'x-left': '1' })
  await context.route('**/left-behind', (route) => route.fulfill({ body: 'left' }))
  await page.addInitScript(() => Object.assign(globalThis, { left: true }))
  await page.evaluate(async () => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    await (await caches.open('left')).put('/left', new Response('left'))
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve))
  })
  await context.newPage()
  // A page that is still loading its scripts would report the lost connection as an error.
  await page.close()
  await context.setOffline(true)
})

test('the next journey starts with empty storage', async ({ page, context }) => {
  expect(await context.cookies()).toEqual([])
  const asked = page.waitForRequest('**/product')
  await page.goto('/product')

  expect((await asked).headers()).not.toHaveProperty('x-left')
  const found = await page.evaluate(async () => ({
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    isGranted: (await navigator.permissions.query({ name: 'notifications' })).state === 'granted',
    script: 'left' in globalThis,
    route: (await fetch('/left-behind')).status,
  }))
  expect(found).toEqual({
    local: null,
    session: null,
    caches: [],
    databases: [],
    isGranted: false,
    script: false,
    route: 404,
  })
  expect(context.pages().filter((other) => other.url() === 'about:blank')).toEqual([])
})
