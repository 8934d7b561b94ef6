import path from 'node:path'
import { bakedRelease, publishRelease } from './publish-release.mjs'
import { runProgram } from './run-program.mjs'

/** The gateway: its shell's files stand beside those of earlier images, so that open tabs find theirs. */
const release = bakedRelease('releases')
const { RELEASES } = process.env
publishRelease(release, RELEASES)
runProgram(path.join(release.baked, 'server', 'gateway.cjs'), { SHELL_RELEASES: RELEASES })
