import { buildAll } from '../build/build-all.mjs'
import { buildPackage } from '../build/build-package.mjs'
import { packageArgument, releasable } from '../workspace/workspace.mjs'

/**
 * `npm run build` builds the changed packages, or the given package. `--one` prints the resulting release.
 */
const [first, second = '', purpose] = process.argv.slice(2)
const only = packageArgument()
/**
 * Returns the contracts that the package consumes and provides, for numbered releases and all API releases.
 */
const inspect = async () => {
  if (!process.env.RELEASE_VERSION && second !== 'reference-api') return {}
  const { agreementBeside } = await import('../release/candidate.mjs')
  // Images are built without a git repository, so the environment provides the commit.
  const { RELEASE_COMMIT: commit } = process.env
  return { ...(commit && { commit }), agreement: await agreementBeside(second) }
}
const work =
  first === '--one'
    ? buildPackage(second, { inspect, isDevelopment: purpose === '--development' }).then((result) =>
        process.stdout.write(`${JSON.stringify(result)}\n`),
      )
    : buildAll(only === undefined ? releasable : releasable.filter((name) => name === only))
await work.then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  },
)
