import { createRequire } from 'node:module'
import path from 'node:path'
import { listExposes } from '../../build/exposes.mjs'
import { kernelVersions } from '../../build/kernel-versions.mjs'
import { readJson, root } from '../../workspace/workspace.mjs'
import { reportPath, serveDevelopment } from './dev-server.mjs'
import { createProblems } from './problems/problems.mjs'
import { followServer } from './server-program.mjs'
import { followTypes } from './follow-types.mjs'

const { hotClient } = createRequire(import.meta.url)('./hot-client.cjs')

/** Version of the remote in development. A remote's server accepts versions that start with a digit. */
const version = '0.0.0-development'

/**
 * A watched remote. `composed` is the entry of the remote in the composition.
 * @typedef {{ composed: import('../shop.mjs').Composed, stop: () => Promise<void> }} Followed
 */

/**
 * Watches the sources of a remote: its browser bundle with hot reload, its server and its types.
 * @param {object} options
 * @param {string} options.packageName
 * @param {number} options.port for the browser bundle, description and pages
 * @param {Record<string, string | undefined>} options.env of the remote's program
 * @param {(line: string) => void} options.tell
 * @param {string} [options.cacheFolder] of builds
 * @returns {Promise<Followed>} resolves once the browser bundle is built
 */
export async function followRemote({
  packageName,
  port,
  env,
  tell,
  cacheFolder = path.join(root, 'node_modules/.cache/storefront'),
}) {
  const context = path.join(root, packageName)
  const { name, routes } = readJson(path.join(context, 'remote.json'))
  const folder = path.join(root, '.cache/develop', packageName)
  const origin = `http://127.0.0.1:${port}`
  let show = () => {}
  const problems = createProblems({ name: packageName, tell, show: () => show() })
  const program = await followServer({ name, context, version, folder, cacheFolder, env, problems, tell })
  const server = await serveDevelopment({
    config: hotClient({
      name,
      exposes: listExposes(context),
      context,
      version,
      cacheFolder,
      outputPath: path.join(folder, version, 'client'),
      reportUrl: `http://localhost:${port}${reportPath}`,
    }),
    port,
    version,
    release: { name, version, routes, kernel: kernelVersions(packageName, {}), files: {} },
    problems,
    program,
  })
  show = server.show
  const types = followTypes({ context, folder, onChecked: (found) => problems.set('types', found) })
  return {
    composed: {
      name,
      version,
      entry: `/remotes/${name}/${version}/remoteEntry.js`,
      fragment: `${origin}/${version}/fragment`,
      routes,
    },
    async stop() {
      types.stop()
      await Promise.all([server.stop(), program.stop()])
    },
  }
}
