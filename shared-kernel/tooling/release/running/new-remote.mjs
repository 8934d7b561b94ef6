import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isStarterRunning } from './last-start.mjs'

/**
 * A composition's new remote needs a server. The command that composes it asks the process that runs the
 * shop, through a file of the shop's folder, and waits for the answer in another file.
 * @typedef {{ id: string, name: string, version: string }} Request
 * @typedef {{ id: string, origin?: string, reason?: string }} Answer
 */

const requestFile = (/** @type {string} */ folder) => path.join(folder, 'new-remote.json')
const answerFile = (/** @type {string} */ folder) => path.join(folder, 'new-remote.answer.json')
const pollMs = 100
/** A server starts within the deadline of `runPrograms`. */
const answerDeadlineMs = 70_000

/**
 * Returns the origin of a new remote's server, which the process that runs the shop starts.
 * @param {string} folder of the shop's data
 * @param {Omit<Request, 'id'>} remote
 * @throws Error if no such process runs, or if the server doesn't start
 */
export async function requestServer(folder, { name, version }) {
  if (!isStarterRunning(folder))
    throw new Error(
      `${name} is new and has no server here: the shop's start builds and composes the remotes of its ` +
        'checkout, or --server http://… says where it is served.',
    )
  const id = `${name}-${version}-${Date.now()}`
  write(requestFile(folder), { id, name, version })
  const deadline = Date.now() + answerDeadlineMs
  while (Date.now() < deadline) {
    const answer = /** @type {Answer | undefined} */ (read(answerFile(folder)))
    if (answer?.id === id) {
      if (answer.origin) return answer.origin
      throw new Error(`The server of ${name} ${version} does not start: ${answer.reason}`)
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  throw new Error(`The server of ${name} ${version} did not start within ${answerDeadlineMs / 1_000} s.`)
}

/**
 * Starts a server for each remote that a command asks for, until the returned function is called.
 * @param {string} folder of the shop's data
 * @param {(name: string, version: string) => Promise<string>} start resolves to the server's origin
 */
export function followRequests(folder, start) {
  const file = requestFile(folder)
  let answered = /** @type {Request | undefined} */ (read(file))?.id
  const look = async () => {
    const request = /** @type {Request | undefined} */ (read(file))
    if (!request || request.id === answered) return
    answered = request.id
    const { id, name, version } = request
    const answer = await start(name, version).then(
      (origin) => ({ origin }),
      (error) => ({ reason: String(error?.message ?? error) }),
    )
    write(answerFile(folder), { id, ...answer })
  }
  // `watchFile` would miss a request written before its first, asynchronous look.
  const poll = setInterval(() => void look(), pollMs).unref()
  return () => clearInterval(poll)
}

/** @param {string} file @param {object} value */
function write(file, value) {
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, `${JSON.stringify(value)}\n`)
  renameSync(draft, file)
}

/** @param {string} file @returns {unknown} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The file doesn't exist before the first request.
    return undefined
  }
}
