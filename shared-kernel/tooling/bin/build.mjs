import { buildAll } from '../build/build-all.mjs'
import { buildPackage } from '../build/build-package.mjs'
import { packageArgument, releasable } from '../run/workspace.mjs'

/** `npm run build`: what has changed, or one package; `--one` prints the release that was made. */
const [first, second = '', purpose] = process.argv.slice(2)
const only = packageArgument()
const work =
  first === '--one'
    ? buildPackage(second, { isDevelopment: purpose === '--development' }).then((result) =>
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
