import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { availableParallelism } from 'node:os'
import { inLanes } from '../quality/run-program.mjs'
import { releasable } from '../workspace/workspace.mjs'

const command = fileURLToPath(new URL('../bin/build.mjs', import.meta.url))

/**
 * Builds the changed packages, at most one per core at a time.
 * @param {string[]} [packages]
 * @param {(line: string) => void} [report]
 * @param {string[]} [forDevelopment] packages that need a development build for hot reload
 * @returns {Promise<Record<string, string>>} versions by release name
 */
export async function buildAll(packages = releasable, report = console.log, forDevelopment = []) {
  const built = await inLanes(
    packages.map((packageName) => async () => {
      const started = performance.now()
      const { name, version, isNew } = await inProcess(
        packageName,
        forDevelopment.includes(packageName) ? ['--development'] : [],
      )
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      report(`  ${name} ${version} ${isNew ? `built in ${seconds} s` : 'unchanged'}`)
      return [name, version]
    }),
    Math.max(2, availableParallelism()),
  )
  return Object.fromEntries(built)
}

/**
 * Builds in a separate process, so that the memory is freed and a compiler crash doesn't end this process.
 * @param {string} packageName
 * @param {string[]} flags
 * @returns {Promise<{ name: string, version: string, isNew: boolean }>}
 */
function inProcess(packageName, flags) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, '--one', packageName, ...flags], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let answer = ''
    let words = ''
    child.stdout.on('data', (data) => (answer += data))
    child.stderr.on('data', (data) => (words += data))
    child.once('error', reject)
    child.once('close', (code) => {
      const line = answer.trim().split('\n').at(-1) ?? ''
      if (code === 0 && line.startsWith('{')) resolve(JSON.parse(line))
      else reject(new Error(`${packageName} does not build (code ${code}):\n${words || answer}`))
    })
  })
}
