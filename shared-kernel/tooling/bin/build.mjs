import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildPackage } from '../lib/build-package.mjs'
import { packageArgument, releasable } from '../lib/workspace.mjs'

const self = fileURLToPath(import.meta.url)

/** Builds what has changed, two packages at a time. Answers the versions by release name. */
export async function buildAll(packages = releasable, report = console.log) {
  const waiting = [...packages]
  const built = {}
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now()
      const { name, version, isNew } = await inProcess(next)
      built[name] = version
      report(
        `  ${name} ${version} ${isNew ? `built in ${((performance.now() - started) / 1000).toFixed(1)} s` : 'unchanged'}`,
      )
    }
  }
  await Promise.all([lane(), lane()])
  return built
}

/** A build in a process of its own: its memory is given back, and a crash of the compiler is seen. */
function inProcess(packageName) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [self, '--one', packageName], { stdio: ['ignore', 'pipe', 'pipe'] })
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

if (process.argv[1] === self) {
  const [first, second] = process.argv.slice(2)
  const only = packageArgument()
  const work =
    first === '--one'
      ? buildPackage(second).then((result) => process.stdout.write(`${JSON.stringify(result)}\n`))
      : buildAll(only === undefined ? releasable : releasable.filter((name) => name === only))
  await work.then(
    () => process.exit(0),
    (error) => {
      process.stderr.write(`${error.message}\n`)
      process.exit(1)
    },
  )
}
