import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../shared-kernel/tooling/workspace/workspace.mjs'

const execute = promisify(execFile)
const mostOutput = 64 * 1024 * 1024

/**
 * The fields of `docker inspect` that checks read.
 * @typedef {{
 *   Id: string,
 *   RestartCount: number,
 *   State: { Status: string, StartedAt: string, ExitCode: number, Health?: { Status: string } },
 *   Config: { Labels: Record<string, string>, Healthcheck?: { Test?: string[] } },
 *   NetworkSettings: { Ports?: Record<string, object[] | null> },
 * }} Container
 */

/** @typedef {ReturnType<typeof composeProject>} ComposeProject */

/**
 * Runs a docker command.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<string>} its output
 * @throws Error with the last lines of the command's output
 */
export async function docker(args, env = {}) {
  try {
    const { stdout } = await execute('docker', args, {
      cwd: root,
      env: { ...process.env, ...env },
      maxBuffer: mostOutput,
    })
    return stdout.trim()
  } catch (cause) {
    const error = /** @type {Error & { stdout?: string, stderr?: string }} */ (cause)
    const words = `${error.stdout ?? ''}\n${error.stderr ?? ''}`.trim().split('\n').slice(-25).join('\n')
    throw new Error(`docker ${args.join(' ')} failed:\n${words || error.message}`, { cause: error })
  }
}

export const hasEngine = () =>
  Promise.all([docker(['info']), docker(['compose', 'version'])]).then(
    () => true,
    () => false,
  )

/**
 * Runs docker-compose.yml, or the given files, under a separate project name, so that the containers,
 * networks and volumes of other projects aren't affected.
 * @param {string} project
 * @param {Record<string, string>} variables
 * @param {string[]} [files]
 */
export function composeProject(project, variables, files = []) {
  /** @param {...string} args */
  const compose = (...args) =>
    docker(['compose', ...files.flatMap((file) => ['-f', file]), '-p', project, ...args], variables)
  /** @returns {Promise<Record<string, Container>>} by service */
  const containers = async () => {
    const ids = (await compose('ps', '-aq')).split('\n').filter(Boolean)
    /** @type {Container[]} */
    const described = JSON.parse(await docker(['inspect', ...ids]))
    return Object.fromEntries(
      described.map((container) => [container.Config.Labels['com.docker.compose.service'], container]),
    )
  }
  return {
    compose,
    containers,
    /**
     * @param {string} service
     * @throws Error if the service has no container
     */
    async container(service) {
      const found = (await containers())[service]
      if (!found) throw new Error(`${service} has no container`)
      return found
    },
    /** @param {string} id of a container */
    async processes(id) {
      const [, ...lines] = (await docker(['top', id, '-eo', 'uid,pid,args'])).split('\n')
      return lines
        .map((line) => line.trim().split(/\s+/))
        .map(([uid, , ...command]) => ({ uid: Number(uid), command: command.join(' ') }))
    },
    /** @param {string[]} images */
    imageSizes: async (images) => {
      /** @type {{ Size: number }[]} */
      const described = JSON.parse(await docker(['image', 'inspect', ...images]))
      return described.map(({ Size }, index) => ({
        image: images[index],
        megabytes: Math.round(Size / 1_000_000),
      }))
    },
    /** @param {string[]} images */
    removeImages: (images) => docker(['image', 'rm', '--force', ...images]),
  }
}
