import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../workspace/workspace.mjs'

const execute = promisify(execFile)
const mostOutput = 64 * 1024 * 1024

/** Runs a docker command. @throws Error with the last lines of the command's output */
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
  const compose = (...args) =>
    docker(['compose', ...files.flatMap((file) => ['-f', file]), '-p', project, ...args], variables)
  return {
    compose,
    async containers() {
      const ids = (await compose('ps', '-aq')).split('\n').filter(Boolean)
      const described = JSON.parse(await docker(['inspect', ...ids]))
      return Object.fromEntries(
        described.map((container) => [container.Config.Labels['com.docker.compose.service'], container]),
      )
    },
    async processes(id) {
      const [, ...lines] = (await docker(['top', id, '-eo', 'uid,pid,args'])).split('\n')
      return lines
        .map((line) => line.trim().split(/\s+/))
        .map(([uid, , ...command]) => ({ uid: Number(uid), command: command.join(' ') }))
    },
    imageSizes: async (images) => {
      const described = JSON.parse(await docker(['image', 'inspect', ...images]))
      return described.map(({ Size }, index) => ({
        image: images[index],
        megabytes: Math.round(Size / 1_000_000),
      }))
    },
    removeImages: (images) => docker(['image', 'rm', '--force', ...images]),
  }
}
