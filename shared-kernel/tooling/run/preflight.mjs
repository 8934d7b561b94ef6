import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { root } from '../workspace/workspace.mjs'
import { step, Stop } from '../workspace/steps.mjs'

/** Throws on an old Node, before any file with syntax that this Node can't parse is loaded. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Stop(
    `This shop needs Node 20.19 or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
  )
}

export async function ensureDependencies() {
  if (isInstalled()) return
  await step('Installing dependencies', () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0)
      throw new Stop(
        'The dependencies could not be installed: see the lines above, check the connection to the npm registry, and run the command again.',
      )
  })
}

/**
 * Returns true if the wanted packages are installed. npm records installed packages in
 * node_modules/.package-lock.json, without optional packages for other platforms.
 */
function isInstalled() {
  const note = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const { packages: installed } = JSON.parse(readFileSync(note, 'utf8'))
  const { packages: wanted } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(wanted).every(
    ([key, entry]) =>
      key === '' ||
      !key.startsWith('node_modules/') ||
      entry.optional ||
      entry.link ||
      installed[key]?.version === entry.version,
  )
}

/** @param {number} port */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** @param {number} port */
export async function requireFreePort(port, { variable = 'PORT', command = 'npm start' } = {}) {
  if (!(await isPortFree(port)))
    throw new Stop(
      `Port ${port} is taken: stop the program that uses it, or choose another, e.g. ${variable}=${port + 1} ${command}.`,
    )
}

/**
 * Ports are below the range of outgoing connections, so the port of a stopped program stays free. They are
 * grouped in blocks. A process with PORT_BLOCK takes ports only from that block, and each Playwright worker
 * takes the following block at its index.
 */
const firstPort = 20_000
const blockSize = 100
const blockCount = 100
const taken = new Set()

/** Returns a random block with room for eight workers after it. */
export const portBlock = () => Math.floor(Math.random() * (blockCount - 8))

/** @returns {{ first: number, count: number }} */
function ownPorts({ PORT_BLOCK, TEST_PARALLEL_INDEX } = process.env) {
  if (PORT_BLOCK === undefined) return { first: firstPort, count: blockSize * blockCount }
  const block = Number(PORT_BLOCK) + Number(TEST_PARALLEL_INDEX ?? 0)
  return { first: firstPort + block * blockSize, count: blockSize }
}

/**
 * Returns a free port that this process hasn't returned before, preferably `wished`.
 * @param {number} [wished]
 */
export async function freePort(wished) {
  const { first, count } = ownPorts()
  for (let port = wished; ; port = undefined) {
    port ??= first + Math.floor(Math.random() * count)
    if (taken.has(port)) continue
    // Reserves the port before the check, so that a concurrent call doesn't take it.
    taken.add(port)
    if (await isPortFree(port)) return port
  }
}
