import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { importTooling, root, type RunningShop, type Tooling } from './tooling'

/** A shop of a test's own: its releases, remotes and gateway may be broken; the API is the journeys'. */
export type OwnShop = RunningShop &
  Tooling & {
    /** Folder of releases, a copy. */
    releases: string
    versions: Record<string, string>
    /** Builds one package as another version into this shop's releases. */
    release(packageName: string, version: string, env?: Record<string, string>): void
  }

export const test = base.extend<{ shop: OwnShop }>({
  shop: async ({}, use) => {
    const versions = JSON.parse(process.env.SHOP_VERSIONS ?? '{}') as Record<string, string>
    // Inside the checkout: the gateway finds its packages upwards from its release.
    mkdirSync(path.join(root, '.shop'), { recursive: true })
    const folder = mkdtempSync(path.join(root, '.shop', 'own-'))
    const releases = path.join(folder, 'releases')
    for (const [name, version] of Object.entries(versions)) cpSync(path.join(root, 'releases', name, version), path.join(releases, name, version), { recursive: true })
    const tooling = await importTooling()
    const running = await tooling.startShop({
      versions,
      folder,
      port: await tooling.freePort(),
      releases,
      env: { API_ORIGIN: process.env.SHOP_API_ORIGIN ?? '', LOG_LEVEL: 'warn', FRAGMENT_DEADLINE_MS: '10000' },
    })
    const release = (packageName: string, version: string, env: Record<string, string> = {}) => releaseInto(releases, packageName, version, env)
    await use({ ...tooling, ...running, releases, versions, release })
    await running.stopAll()
    rmSync(folder, { recursive: true, force: true })
  },
})

function releaseInto(releases: string, packageName: string, version: string, env: Record<string, string>) {
  const name = packageName.replace(/^mfe-/, '')
  const built = path.join(root, 'releases', name, version)
  rmSync(built, { recursive: true, force: true })
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'shared-kernel/tooling/bin/release.mjs'), packageName, version], { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  cpSync(built, path.join(releases, name, version), { recursive: true })
  rmSync(built, { recursive: true, force: true })
}

export { expect } from '@playwright/test'
