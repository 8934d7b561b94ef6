import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import {
  defaultCompositionFile,
  readComposition,
  switchVersion,
  writeComposition,
} from '../release/composition.mjs'
import { runCommand, Stop } from '../run/steps.mjs'
import { releasesFolder } from '../run/workspace.mjs'

/** How long the gateway may take to take or refuse a composition: each route of a release is tried once. */
const verdictDeadlineMs = 60_000
/** How long a reason that may pass is waited for. */
const transientDeadlineMs = 15_000

const gateway = `http://127.0.0.1:${process.env.PORT ?? 8080}`

/**
 * `npm run compose -- catalog 1.1.0` switches one remote; without arguments it prints what is in force.
 * With `--untried` the release comes into force without its routes having been tried.
 */
runCommand(async () => {
  const [name, version] = process.argv.slice(2).filter((argument) => argument !== '--untried')
  const file = defaultCompositionFile()
  const before = readComposition(file)
  if (!before) throw new Stop(`There is no composition at ${file}: start the shop once, or set COMPOSITION.`)
  if (!name) return print(before)
  if (!version) throw new Stop(`Which version of ${name}? Released here: ${released(name).join(', ')}.`)
  if (!released(name).includes(version)) {
    throw new Stop(`${name} ${version} is not released here: ${released(name).join(', ')}.`)
  }
  const after = switchVersion(before, name, version, { isUntried: process.argv.includes('--untried') })
  writeComposition(file, after)
  const verdict = await verdictOn(after.id)
  if (verdict === 'no gateway') {
    process.stdout.write(
      `Written: ${after.id}. No gateway answers on ${gateway}; it checks the document when it starts.\n`,
    )
    return
  }
  if (verdict.length > 0) {
    writeComposition(file, before)
    throw new Stop(`The gateway refuses this composition, ${before.id} stays: ${verdict.join('; ')}`)
  }
  process.stdout.write(`In force: ${after.id}\n`)
})

function released(name) {
  const folder = path.join(releasesFolder, name)
  return existsSync(folder) ? readdirSync(folder).filter((entry) => /^\d/.test(entry)) : []
}

function print({ id, remotes }) {
  process.stdout.write(`${id}\n${remotes.map((remote) => `  ${remote.name} ${remote.version}`).join('\n')}\n`)
}

/** The gateway's reasons against this document; none once it is in force. One that may pass is waited for. */
async function verdictOn(id) {
  const begunAt = Date.now()
  const deadline = begunAt + verdictDeadlineMs
  /** @type {string[]} */
  let transient = []
  while (Date.now() < deadline) {
    const state = await stateOfGateway()
    if (!state) return 'no gateway'
    if (state.id === id) return []
    if (state.checked === id && state.refused.length > 0) {
      if (!state.isRetried) return state.refused
      transient = state.refused
      if (Date.now() > begunAt + transientDeadlineMs) return transient
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return [...transient, `it has not decided within ${verdictDeadlineMs / 1_000} s`]
}

async function stateOfGateway() {
  try {
    const response = await fetch(`${gateway}/-/composition`, {
      signal: AbortSignal.timeout(verdictDeadlineMs),
    })
    return await response.json()
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? { refused: [] } : undefined
  }
}
