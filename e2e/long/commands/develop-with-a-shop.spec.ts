import type { Page } from '@playwright/test'
import { expect, test as base } from '../../shop/journey'
import { importTooling } from '../../shop/tooling'
import { runNpm, type RunningCommand } from './running-command'

type Developer = {
  /** Origin of this machine's gateway, which shows the running shop with mfe-cart from its sources. */
  local: string
  command: RunningCommand
}

const test = base.extend<Developer & { port: number }>({
  port: async ({}, use) => use(await (await importTooling()).freePort()),
  command: async ({ baseURL, port }, use) => {
    const command = runNpm(['dev', '--', 'mfe-cart', '--with', String(baseURL)], { PORT: String(port) })
    await command.prints(/mfe-cart from its sources, with hot reload: http:\/\/localhost:\d+\n/)
    await use(command)
    await command.interrupt()
  },
  local: async ({ command: _, port }, use) => use(`http://localhost:${port}`),
})

/** Returns the versions that a page was composed of. */
async function composedVersions(page: Page): Promise<Record<string, string>> {
  const text = (await page.locator('script#composition').textContent()) ?? ''
  const { remotes } = JSON.parse(text) as { remotes: { name: string; version: string }[] }
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]))
}

test('one remote from source runs with a live shop', async ({ page, local, command, baseURL }) => {
  const live = new URL(String(baseURL)).host
  expect(command.words()).toContain(`Everything else is ${baseURL}. Writes go to this live shop`)

  await page.goto(`${local}/product/imabari-towel-set`)
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await expect(page.getByText(`開発中: mfe-cart（${live} につないでいます）`)).toBeVisible()

  const { remotes } = (await (await page.request.get(`${baseURL}/-/composition`)).json()) as {
    remotes: { name: string; version: string }[]
  }
  const expected = Object.fromEntries(remotes.map(({ name, version }) => [name, version]))
  expect(await composedVersions(page)).toEqual({ ...expected, cart: '0.0.0-development' })

  const served = await page.request.get(`${local}/cart`)
  expect(served.status()).toBe(200)
  expect(await served.text()).toMatch(/data-app="cart" data-ssr="200".*今治タオル/s)

  // Both shops are on localhost, so the page of the live one reads the same cart cookie.
  await page.goto(`${baseURL}/cart`)
  await expect(page.getByRole('main')).toContainText('今治タオル')
  await expect(page.getByText('開発中')).toHaveCount(0)
  expect(await composedVersions(page)).toEqual(expected)
})
