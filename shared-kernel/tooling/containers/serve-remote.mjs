import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bakedRelease, publishRelease } from './publish-release.mjs'
import { runProgram } from './run-program.mjs'

/**
 * A remote: publishes the image's release beside the earlier ones, serves all of them, and is healthy once it
 * has rendered.
 */
const release = bakedRelease('/program/releases')
const { PORT, RELEASES } = process.env
const published = publishRelease(release, RELEASES)
runProgram(path.join(published, 'server', 'serve.cjs'), { REMOTE_NAME: release.name })

const origin = `http://127.0.0.1:${PORT}`
while (!(await isAnswered(`${origin}/health`))) await wait(50)
// The first page loads the whole bundle; without an API it fails and has loaded it all the same.
await isAnswered(`${origin}/${release.version}/fragment?url=/`)
writeFileSync('/tmp/warm', release.version)

function isAnswered(url) {
  return fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    (response) => response.ok,
    () => false,
  )
}
