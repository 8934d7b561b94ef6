import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lastGoodFile } from '../../shared-kernel/tooling/release/composition.mjs'
import { bakedRelease, publishRelease } from './publish-release.mjs'
import { openProgramStore } from './release-store/store-of-program.mjs'
import { runProgram, programEnvironment } from './run-program.mjs'

/** Serves the shell's files together with the files of earlier images, which open tabs still need. */
const release = bakedRelease('releases')
const { COMPOSITION = '', RELEASES } = process.env
if (RELEASES === undefined) throw new Error('RELEASES is not set')
const folder = publishRelease(release, RELEASES)
const store = await openProgramStore({ ...release, folder }, RELEASES, programEnvironment(process.env))
void store?.keep()

const leave = () => process.exit(0)
process.on('SIGTERM', leave)
// The program waits here rather than by depends_on, because some versions of Compose restart the dependents
// of a replaced service.
while (!existsSync(COMPOSITION) && !existsSync(lastGoodFile(COMPOSITION))) await wait(200)
process.off('SIGTERM', leave)
runProgram(
  path.join(release.baked, 'server', 'gateway.cjs'),
  { SHELL_RELEASES: RELEASES },
  { answer: store?.answer },
)
