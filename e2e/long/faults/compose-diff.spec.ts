import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../../shop/own-shop'
import { breakRelease } from '../../shop/releases/broken-release'
import { changedReleases } from '../../shop/releases/changed-releases'

const breakageOf = (wanted: string) => changedReleases.find(({ change }) => change === wanted)?.breakage ?? {}

test('diff shows both releases of a page before a switch', async ({ shop }) => {
  const { catalog: stable = '' } = shop.versions
  breakRelease(path.join(shop.releases, 'catalog'), stable, '9.0.0', breakageOf('has other copy'))

  const { isDone, words } = await shop.composeNew('diff', 'catalog', '9.0.0')

  expect(isDone, words).toBe(true)
  expect(words).toMatch(/^told {5}\/\S+: the button カートに入れる .+ is gone or renamed/m)
  const report = /^Pictures of both: (.+)$/m.exec(words)?.[1] ?? ''
  const pictures = [...readFileSync(report, 'utf8').matchAll(/src="(.+?)"/g)].map(([, file = '']) => file)
  expect(pictures.filter((file) => /-390-(stable|candidate)\.png$/.test(file)).length).toBeGreaterThan(1)
  expect(pictures.filter((file) => !existsSync(path.join(path.dirname(report), file)))).toEqual([])
  expect((await shop.composeNew()).words).toContain(stable)
})

test('diff names the reasons for a refusal', async ({ shop }) => {
  const { catalog: stable = '' } = shop.versions
  breakRelease(path.join(shop.releases, 'catalog'), stable, '9.1.0', breakageOf('shows prices one yen off'))

  const { isDone, words } = await shop.composeNew('diff', 'catalog', '9.1.0', '--no-pictures')

  expect(isDone, words).toBe(false)
  expect(words).toMatch(
    /^refused {2}catalog 9\.1\.0 differs from \S+: \/\S+: the price 5,500円 of \S+ is now 5,501円/m,
  )
  expect(words).not.toContain('Pictures of both')
})
