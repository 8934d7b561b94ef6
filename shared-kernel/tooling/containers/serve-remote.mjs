import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bakedRelease, publishRelease } from './publish-release.mjs'
import { isAnswered, runProgram } from './run-program.mjs'

/**
 * A remote: publishes the image's release beside the earlier ones, serves all of them, and is ready once it
 * has rendered.
 */
const release = bakedRelease('/program/releases')
const published = publishRelease(release, process.env.RELEASES)
let isWarm = false
runProgram(
  path.join(published, 'server', 'serve.cjs'),
  { REMOTE_NAME: release.name },
  { isReady: async () => isWarm },
)

while (!(await isAnswered('/health'))) await wait(50)
// The first page loads the whole bundle; without an API it fails and has loaded it all the same.
await isAnswered(`/${release.version}/fragment?url=/`, { waitMs: 10_000 })
isWarm = true
