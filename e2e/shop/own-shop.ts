import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { test as base } from './running-shop'
import { importTooling, root, type RunningShop } from './tooling'

/** A shop beside the worker's, on the same API: a test may break its releases, remotes and gateway. */
export type OwnShop = RunningShop & {
  /** Folder of releases, a copy. */
  releases: string
  versions: Record<string, string>
  /** `npm run release -- <package> <version> --unchecked …`, into this shop's releases. */
  release(packageName: string, version: string, env?: Record<string, string>): void
  /** `npm run compose -- <words>`: what it prints, and whether it says that all is well. */
  compose(...words: string[]): { isDone: boolean; words: string }
}

type OwnOptions = {
  /** How long a fragment is waited for: a busy machine takes longer than production allows. */
  fragmentDeadlineMs: string
}

export const test = base.extend<{ shop: OwnShop }, OwnOptions & { ownShop: OwnShop }>({
  fragmentDeadlineMs: ['10000', { option: true, scope: 'worker' }],
  ownShop: [
    async ({ shopOrigin: _, fragmentDeadlineMs }, use) => {
      const versions = JSON.parse(process.env.SHOP_VERSIONS ?? '{}') as Record<string, string>
      // Inside the checkout: the gateway finds its packages upwards from its release.
      mkdirSync(path.join(root, '.shop'), { recursive: true })
      const folder = mkdtempSync(path.join(root, '.shop', 'own-'))
      const releases = path.join(folder, 'releases')
      for (const [name, version] of Object.entries(versions))
        cpSync(path.join(root, 'releases', name, version), path.join(releases, name, version), {
          recursive: true,
        })
      const tooling = await importTooling()
      const running = await tooling.startShop({
        versions,
        folder,
        port: await tooling.freePort(),
        releases,
        env: {
          API_ORIGIN: process.env.SHOP_API_ORIGIN ?? '',
          LOG_LEVEL: 'warn',
          FRAGMENT_DEADLINE_MS: fragmentDeadlineMs,
        },
      })
      const command = (name: string, args: string[], env: Record<string, string> = {}) =>
        spawnSync('npm', ['run', '--silent', name, '--', ...args], {
          cwd: root,
          env: {
            ...process.env,
            RELEASES_FOLDER: releases,
            DATA_FOLDER: folder,
            PORT: new URL(running.origin).port,
            ...env,
          },
          encoding: 'utf8',
        })
      const release: OwnShop['release'] = (packageName, version, env) => {
        const { status, stderr } = command(
          'release',
          [packageName, version, '--unchecked', 'a release of a journey'],
          env,
        )
        if (status !== 0) throw new Error(stderr)
      }
      const compose: OwnShop['compose'] = (...words) => {
        const { status, stdout, stderr } = command('compose', words)
        return { isDone: status === 0, words: stdout + stderr }
      }
      await use({ ...running, releases, versions, release, compose })
      await running.stopAll()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  shop: async ({ ownShop }, use) => {
    const before = remotesOf(ownShop)
    await use(ownShop)
    expect(remotesOf(ownShop), 'the next test finds the shop whole').toEqual(before)
    const answers = Object.keys(ownShop.versions)
      .filter((name) => ownShop.ports[name])
      .map((name) => fetch(`http://127.0.0.1:${ownShop.ports[name]}/health`))
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
  },
})

const remotesOf = ({ compositionFile }: OwnShop) =>
  (JSON.parse(readFileSync(compositionFile, 'utf8')) as { remotes: object[] }).remotes

export { expect }
