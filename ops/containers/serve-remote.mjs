import path from 'node:path'
import { toServiceName, fetchNeighbourVersions } from './release-store/neighbours.mjs'
import { bakedRelease, publishRelease, releaseBefore } from './publish-release.mjs'
import { openProgramStore } from './release-store/store-of-program.mjs'
import { runProgram, programEnvironment } from './run-program.mjs'

/**
 * Publishes the image's release next to earlier releases and serves them all. Listens once it has rendered
 * the active versions, which its neighbours report. A replaced container without neighbours serves the
 * previous release until the next composition.
 */
const release = bakedRelease(process.env.IMAGE_RELEASES ?? '/program/releases')
const folder = process.env.RELEASES ?? ''
const published = publishRelease(release, folder)
const store = await openProgramStore(
  { ...release, folder: published },
  folder,
  programEnvironment(process.env),
)
void store?.keep()
const before = releaseBefore(release.version, folder) ?? (await store?.bringBefore())
const inForce = await fetchNeighbourVersions(toServiceName(release.name))
// The image's own version comes last. When all versions are idle, only the process of the last version keeps
// running.
const versions = [...inForce, before, release.version].filter((version) => version !== undefined)
const warm = versions.filter((version, at) => versions.lastIndexOf(version) === at)
runProgram(
  path.join(published, 'server', 'serve.cjs'),
  { REMOTE_NAME: release.name, WARM_VERSIONS: warm.join(',') },
  { answer: store?.answer },
)
