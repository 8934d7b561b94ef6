import { setTimeout as wait } from 'node:timers/promises'
import { runCommand, Stop } from '../../../shared-kernel/tooling/workspace/steps.mjs'

/** Longer than the database or disk is usually busy. */
const patienceMs = Number(process.argv[2] ?? 30_000)

/** Waits until the API in this container can read and write. Fails with the reason if it can't. */
runCommand(async () => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = await ready()
    if (answer.status === 'ok') return
    if (Date.now() > deadline) throw new Stop(describeReadiness(answer))
    await wait(1_000)
  }
})

/**
 * Readiness of the API, and the reasons by part if it can't read or write.
 * @typedef {Record<string, string>} Reasons
 * @typedef {{ status: string, degraded?: Reasons, failing?: Reasons }} Readiness
 */

/** @returns {Promise<Readiness>} */
function ready() {
  return fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/ready`, { signal: AbortSignal.timeout(10_000) })
    .then((response) => response.json())
    .catch((error) => ({ status: 'failing', failing: { api: error.message } }))
}

/** @param {Readiness} readiness */
function describeReadiness({ status, degraded, failing }) {
  const reasons = Object.entries(degraded ?? failing ?? {}).map(([part, reason]) => `${part}: ${reason}`)
  return `Ready for ${status === 'degraded' ? 'reads alone' : 'nothing'} (${reasons.join('; ') || status})`
}
