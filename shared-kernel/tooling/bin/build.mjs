import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
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
      const { name, version, isNew } = await inWorker(next)
      built[name] = version
      report(`  ${name} ${version} ${isNew ? `built in ${((performance.now() - started) / 1000).toFixed(1)} s` : 'unchanged'}`)
    }
  }
  await Promise.all([lane(), lane()])
  return built
}

function inWorker(packageName) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(self, { workerData: { packageName } })
    worker.once('message', (message) => (message.error ? reject(new Error(`${packageName} does not build:\n${message.error}`)) : resolve(message)))
    worker.once('error', reject)
  })
}

if (!isMainThread && workerData?.packageName) {
  await buildPackage(workerData.packageName).then(
    (result) => parentPort.postMessage(result),
    (error) => parentPort.postMessage({ error: error.stack ?? String(error) }),
  )
} else if (process.argv[1] === self) {
  const only = packageArgument()
  const packages = only === undefined ? releasable : releasable.filter((name) => name === only)
  await buildAll(packages).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
