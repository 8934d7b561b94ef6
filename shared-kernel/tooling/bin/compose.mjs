import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  addRemote,
  readComposition,
  readDocument,
  releasedVersions,
  switchVersion,
  withCanary,
  writeComposition,
} from '../release/composition.mjs'
import {
  compositionToGoBackTo,
  documentBack,
  givenDocument,
  isWithdrawn,
  readHistory,
  withoutWithdrawn,
} from '../release/composition-history.mjs'
import { usage } from '../release/compose-usage.mjs'
import { printHistory, printStatus } from '../release/composition-status.mjs'
import { fetchGatewayState, awaitVerdict } from '../release/gateway-verdict.mjs'
import { requireAnsweredReads } from '../release/running/api-agreement.mjs'
import { findShop } from '../release/running/last-start.mjs'
import { requestServer } from '../release/running/new-remote.mjs'
import { runCommand, Stop } from '../workspace/steps.mjs'
import { shopFolder } from '../workspace/workspace.mjs'

/**
 * @typedef {import('../release/composition.mjs').CompositionDocument} CompositionDocument
 * @typedef {Awaited<ReturnType<typeof fetchGatewayState>>} GatewayState
 */

const commands = ['status', 'set', 'canary', 'diff', 'rollback', 'history']
const { gateway, file, apis } = findShop(shopFolder)

runCommand(async () => {
  const { values, positionals } = parsed()
  const [command = 'status', ...rest] = positionals
  if (values.help || command === 'help') return say(usage)
  const known = readComposition(file)
  if (!known) throw new Stop(`There is no composition at ${file}: start the shop once, or set COMPOSITION.`)
  mustBeKnownCommand(command, rest, known)
  if (command === 'status') return void (process.exitCode = await printStatus(known, { file, gateway }))
  if (command === 'history') return printHistory(file)
  if (command === 'diff') return diff(known, rest)
  const state = await fetchGatewayState(gateway)
  const isNew = command === 'set' && isNewRemote(known, rest[0])
  if (command !== 'rollback' && !isNew) mustBeKnownRemote(known, rest[0])
  const isGiven = !values.untried && isInForce(known, state)
  const unchanged = isGiven && command !== 'rollback' && whyUnchanged(known, positionals)
  if (unchanged) return say(unchanged)
  mustBeOneShop(state)
  const isUntried = Boolean(values.untried)
  const insisted =
    command === 'rollback' ? undefined : await requireAnsweredReads(rest, { apis, isUntried, say })
  const why = [values.why, insisted].filter(Boolean).join('; ')
  const by = { who: process.env.COMPOSED_BY ?? userInfo().username, ...(why && { why }) }
  // A release that was withdrawn from this document must not be offered again, unless the command names it.
  const before = givenDocument(known, readHistory(file))
  const after =
    command === 'rollback'
      ? back(withoutWithdrawn(known, readHistory(file)), rest[0], by)
      : command === 'canary'
        ? canary(before, rest, isUntried)
        : isNew
          ? await joined(before, rest, { isUntried, server: values.server })
          : switched(before, rest, isUntried)
  await putInForce({ ...after, by }, known)
  if (command === 'rollback') say(`Left: ${known.id}. To return: npm run compose -- rollback ${known.id}`)
})

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        why: { type: 'string' },
        untried: { type: 'boolean' },
        server: { type: 'string' },
        page: { type: 'string', multiple: true },
        'no-pictures': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

/**
 * @param {string} command
 * @param {string[]} rest
 * @param {CompositionDocument} document
 * @throws Stop with the command that may have been meant
 */
function mustBeKnownCommand(command, rest, { remotes }) {
  if (commands.includes(command)) return
  const isRemote = remotes.some(({ name }) => name === command)
  const hint = isRemote
    ? ` To switch a remote: npm run compose -- set ${[command, ...rest].join(' ')}`
    : ` There are ${commands.join(', ')}.\n${usage}`
  throw new Stop(`There is no command ${command}.${hint}`)
}

/**
 * @param {CompositionDocument} document
 * @param {string} [name]
 * @throws Stop if the composition has no such remote
 */
function mustBeKnownRemote({ remotes }, name) {
  if (remotes.some((one) => one.name === name)) return
  const names = remotes.map((one) => one.name).join(', ')
  throw new Stop(name ? `The composition has no remote ${name}: it has ${names}.` : `Which remote? ${names}`)
}

/**
 * Returns true for a remote that the composition lacks and that has a release here.
 * @param {CompositionDocument} document
 * @param {string} [name]
 */
const isNewRemote = ({ remotes }, name = '') =>
  name !== '' && !remotes.some((one) => one.name === name) && releasedVersions(name).length > 0

/**
 * Returns true if the gateway serves the document on disk. Without a running gateway, returns true if the
 * gateway would serve it.
 * @param {CompositionDocument} known
 * @param {GatewayState} state
 */
function isInForce(known, state) {
  const isWritten = readDocument(file)?.id === known.id
  return isWritten && (!state || (state.id === known.id && state.refused.length === 0))
}

/**
 * Returns the reason why a command wouldn't change the active composition, or undefined if it would.
 * @param {CompositionDocument} known
 * @param {string[]} words of the command
 */
function whyUnchanged(known, [command, name, version, weight]) {
  const history = readHistory(file)
  const remote = known.remotes.find((one) => one.name === name)
  if (command !== 'canary')
    return remote &&
      remote.version === version &&
      !remote.canary &&
      !isWithdrawn(known, `${name}@${version}`, history)
      ? `The composition gives ${name} ${version} to everybody already: nothing is changed.`
      : undefined
  if (version === '0') return remote?.canary ? undefined : `${name} has no canary: nothing is changed.`
  const { canary } = withoutWithdrawn(known, history).remotes.find((one) => one.name === name) ?? {}
  const isSame = canary && canary.version === version && String(canary.weight) === weight
  return isSame ? `${name} has this canary already: nothing is changed.` : undefined
}

/**
 * @param {GatewayState} state
 * @throws Stop if the running gateway reads a different document than the one about to be written
 */
function mustBeOneShop(state) {
  const written = readComposition(file)?.id
  if (!state?.checked || [state.checked, state.id].includes(written)) return
  throw new Stop(
    `The gateway on ${gateway} follows another document than ${file} (in force there: ${state.id}): ` +
      'PORT, DATA_FOLDER and COMPOSITION have to be those of one shop.',
  )
}

/**
 * @param {CompositionDocument} before
 * @param {string[]} words remote and version
 * @param {boolean} isUntried
 */
function switched(before, [name = '', version], isUntried) {
  if (!version) throw new Stop(`Which version of ${name}? ${releasedWords(name)}\n${usage}`)
  mustBeReleased(name, version)
  return switchVersion(before, name, version, { isUntried })
}

/**
 * Adds a new remote. Its server must run before the gateway tries it.
 * @param {CompositionDocument} before
 * @param {string[]} words remote and version
 * @param {{ isUntried: boolean, server?: string }} options
 */
async function joined(before, [name = '', version], { isUntried, server }) {
  if (!version) throw new Stop(`Which version of ${name}? ${releasedWords(name)}\n${usage}`)
  mustBeReleased(name, version)
  const origin =
    server ??
    (await requestServer(shopFolder, { name, version }).catch(({ message }) => {
      throw new Stop(message)
    }))
  if (!URL.canParse(origin)) throw new Stop(`${origin} is no address of a server.`)
  return addRemote(before, name, version, new URL(origin).origin, { isUntried })
}

/**
 * @param {CompositionDocument} before
 * @param {string[]} words remote, version and weight
 * @param {boolean} isUntried
 */
function canary(before, words, isUntried) {
  const [name, version, weight = ''] = words
  if (!name || !version || (version !== '0' && !/^[1-9]\d?$/.test(weight)))
    throw new Stop(`A canary has a remote, a version and a weight of 1 to 99.\n${usage}`)
  if (version === '0') return withCanary(before, name, undefined)
  mustBeReleased(name, version)
  return withCanary(before, name, { version, weight: Number(weight) }, { isUntried })
}

/**
 * Runs the program that compares a release. Containers lack its browser and the built gateway.
 * @param {CompositionDocument} known
 * @param {string[]} words remote and version
 */
function diff(known, [name = '', version]) {
  mustBeKnownRemote(known, name)
  if (!version) throw new Stop(`Which version of ${name}? ${releasedWords(name)}\n${usage}`)
  mustBeReleased(name, version)
  const program = fileURLToPath(new URL('../release/diff/program.mjs', import.meta.url))
  if (!existsSync(fileURLToPath(new URL('../run/browser.mjs', import.meta.url))))
    throw new Stop('diff needs a browser and the releases on this machine: it runs beside npm start.')
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

/**
 * @param {CompositionDocument} before
 * @param {string | undefined} id
 * @param {import('../release/composition-history.mjs').Author} by
 */
function back(before, id, by) {
  const target = compositionToGoBackTo(readHistory(file), before, id)
  if (!target)
    throw new Stop(
      id
        ? `The history has no composition ${id}.`
        : 'The history knows nothing to go back to that was neither withdrawn nor left on purpose. ' +
            'An ID of npm run compose -- history leads to any entry.',
    )
  return documentBack(target, before, by)
}

/**
 * @param {string} name
 * @param {string} version
 */
function mustBeReleased(name, version) {
  if (!releasedVersions(name).includes(version))
    throw new Stop(
      `${name} ${version} is not released here${releasedVersions(name).length > 0 ? `: ${releasedVersions(name).join(', ')}` : ''}.`,
    )
}

/** @param {string} name */
function releasedWords(name) {
  return `Released here: ${releasedVersions(name).join(', ')}.`
}

/**
 * @param {CompositionDocument} after
 * @param {CompositionDocument} before
 */
async function putInForce(after, before) {
  writeComposition(file, after)
  const verdict = await awaitVerdict(gateway, after.id)
  if (verdict === 'no gateway')
    return say(
      `Written: ${after.id}. No gateway answers on ${gateway}; it checks the document when it starts.`,
    )
  if (verdict.length > 0) {
    writeComposition(file, before)
    throw new Stop(`The gateway refuses this composition, ${before.id} stays: ${verdict.join('; ')}`)
  }
  say(`In force: ${after.id}`)
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}
