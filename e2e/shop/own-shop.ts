import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { builtVersions, seedInto, test as base } from './running-shop'
import { root, type RunningShop } from './tooling'

/**
 * The worker's own shop on a copy of the releases. A test may break the releases, the remotes or the gateway.
 */
export type OwnShop = RunningShop & {
  releases: string
  versions: Record<string, string>
  /**
   * Runs `npm run release -- <package> <version> --unchecked …` into this shop's releases, with a complete
   * build.
   */
  release(packageName: string, version: string, env?: Record<string, string>): void
  /** Runs `npm run compose -- <words>`. Returns the output and whether the command succeeded. */
  compose(...words: string[]): { isDone: boolean; words: string }
  /** Runs the same for a new remote, whose server this process starts meanwhile. */
  composeNew(...words: string[]): Promise<{ isDone: boolean; words: string }>
}

type OwnOptions = {
  /** Deadline for fragments. A busy machine needs more time than production allows. */
  fragmentDeadlineMs: string
}

export const test = base.extend<{ shop: OwnShop }, OwnOptions & { ownShop: OwnShop }>({
  fragmentDeadlineMs: ['10000', { option: true, scope: 'worker' }],
  groundwork: [
    async ({ fragmentDeadlineMs }, use) => {
      // Inside the checkout, because the gateway resolves its packages upwards from its release.
      mkdirSync(path.join(root, '.shop'), { recursive: true })
      const folder = mkdtempSync(path.join(root, '.shop', 'own-'))
      const releases = path.join(folder, 'releases')
      for (const [name, version] of Object.entries(builtVersions()))
        cpSync(path.join(root, 'releases', name, version), path.join(releases, name, version), {
          recursive: true,
        })
      seedInto(folder)
      await use({ folder, releases, env: { FRAGMENT_DEADLINE_MS: fragmentDeadlineMs } })
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  ownShop: [
    async ({ runningShop, groundwork: { folder, releases = '' } }, use) => {
      if (!runningShop) throw new Error('These journeys break the shop that they have started')
      const environment = {
        ...process.env,
        RELEASES_FOLDER: releases,
        DATA_FOLDER: folder,
        PORT: new URL(runningShop.origin).port,
      }
      // Run the script directly, because npm would double the time.
      const toScript = (name: string) => path.join(root, `shared-kernel/tooling/bin/${name}.mjs`)
      const command = (name: string, args: string[], env: Record<string, string> = {}) =>
        spawnSync(process.execPath, [toScript(name), ...args], {
          cwd: root,
          env: { ...environment, ...env },
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
      const composeNew: OwnShop['composeNew'] = async (...words) => {
        const child = spawn(process.execPath, [toScript('compose'), ...words], {
          cwd: root,
          env: environment,
        })
        const [out, error, [code]] = await Promise.all([
          text(child.stdout),
          text(child.stderr),
          once(child, 'close') as Promise<[number | null]>,
        ])
        return { isDone: code === 0, words: out + error }
      }
      await use({ ...runningShop, releases, versions: builtVersions(), release, compose, composeNew })
    },
    { scope: 'worker' },
  ],
  shop: async ({ ownShop }, use) => {
    const before = readRemotes(ownShop)
    await use(ownShop)
    expect(readRemotes(ownShop), 'the next test finds the shop whole').toEqual(before)
    const answers = Object.keys(ownShop.versions)
      .filter((name) => ownShop.ports[name])
      .map((name) => fetch(`http://127.0.0.1:${ownShop.ports[name]}/health`))
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
  },
})

/** Expects success. A failure reports the reasons that the gateway has given. */
export const expectDone = ({ isDone, words }: ReturnType<OwnShop['compose']>) =>
  expect(isDone, words).toBe(true)

const readRemotes = ({ compositionFile }: OwnShop) =>
  (JSON.parse(readFileSync(compositionFile, 'utf8')) as { remotes: object[] }).remotes

export { expect }
