import { historyLine, readHistory } from './composition-history.mjs'
import { fetchGatewayState, trafficWords } from './gateway-verdict.mjs'

/**
 * Prints each remote's version and canary, and why the gateway refuses the document if it does.
 * @param {import('./composition.mjs').CompositionDocument} document
 * @param {{ file: string, gateway: string }} shop
 * @returns {Promise<number>} the exit code: 1 if the gateway refuses the document
 */
export async function printStatus({ id, remotes }, { file, gateway }) {
  const state = await fetchGatewayState(gateway)
  say(id)
  for (const { name, version, canary } of remotes) {
    const traffic = state?.canaries?.find((one) => one.name === name)
    const isReturned = !canary && traffic?.weight === 0
    say(
      `  ${name} ${version}${isReturned ? ': withdrawn, see the history; shoppers have the one before' : ''}`,
    )
    if (!canary) continue
    const share = traffic?.weight === 0 ? 'withdrawn, see the history' : `${canary.weight} %`
    say(`    canary ${canary.version}: ${share}${traffic ? trafficWords(traffic) : ''}`)
  }
  if (!state?.refused?.length) return 0
  say(`The gateway refuses the document ${file}: ${state.refused.join('; ')}. In force: ${state.id}.`)
  return 1
}

/** @param {string} file of the composition */
export function printHistory(file) {
  const entries = readHistory(file)
  say(entries.length > 0 ? entries.map(historyLine).join('\n') : 'Nothing has come into force yet.')
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}
