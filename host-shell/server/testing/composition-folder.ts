import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CompositionDocument } from '../composition/composition.rules'
import type { RemoteEntry } from '../release/remote-entry'
import { CompositionHistory, historyFolder, type HistoryEntry } from '../composition/composition-history'
import { CompositionSource } from '../composition/composition-source'
import { aRemote, listen, newVersion, remoteAnswers, sendJson } from './fake-servers'

/** A cart whose server is down. A shop still starts with it. */
export const away = aRemote('http://127.0.0.1:9')

export const aDocument = (id: string, ...remotes: RemoteEntry[]): CompositionDocument => ({ id, remotes })

/** Creates a folder for one test's composition document, and a clock that the test controls. */
export function compositionFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'composition-'))
  const file = path.join(folder, 'composition.json')
  const lastGood = path.join(folder, 'composition.last-good.json')
  const said: [message: string, ...reasons: string[]][] = []
  const api = { isAwaited: false }
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const write = (document: CompositionDocument | string) =>
    writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document))
  const start = async (provided: Record<string, string> = {}) => {
    const log = (message: string, reasons: string[]) => void said.push([message, ...reasons])
    const source = new CompositionSource({
      file,
      history: new CompositionHistory(historyFolder(file), log),
      shell: { provided, kernel: {} },
      fragmentHosts: [],
      isTrialPossible: () => !api.isAwaited,
      trialShopper: { origin: 'http://localhost', channel: 'tsunagu' },
      log,
    })
    await source.open()
    return source
  }
  return {
    folder,
    file,
    lastGood,
    said,
    api,
    messages: () => said.map(([message]) => message),
    readHistory: () =>
      readdirSync(historyFolder(file))
        .toSorted()
        .map(
          (name) => JSON.parse(readFileSync(path.join(historyFolder(file), name), 'utf8')) as HistoryEntry,
        ),
    readLastGood: () => JSON.parse(readFileSync(lastGood, 'utf8')) as CompositionDocument,
    write,
    start,
    /** Starts a shop with a document and clears the messages so far. */
    async open(document: CompositionDocument, provided: Record<string, string> = {}) {
      write(document)
      const source = await start(provided)
      said.length = 0
      return source
    },
    pass: (ms: number) => void (now += ms),
    /** Returns the active composition after the next check of the document. */
    async later(source: CompositionSource, afterMs = 251) {
      now += afterMs
      await source.current()
      await source.whenChecked()
      const { active, refused, isRetried } = await source.current()
      return { id: active.id, refused, isRetried }
    },
    // Retries, because the last good composition may still be being written.
    remove: () => rm(folder, { recursive: true, maxRetries: 5 }),
  }
}

/** Serves a cart that is up or down according to `state`. `asked` counts the requests for its description. */
export async function aCart(description = {}) {
  const state = { isUp: true, asked: 0 }
  const answer = remoteAnswers(description)
  const origin = await listen((request, response) => {
    if (request.url?.endsWith('/release.json')) state.asked += 1
    return state.isUp ? answer(request, response) : sendJson(response, {}, 503)
  })
  return { state, remote: aRemote(origin), next: () => aRemote(origin, { version: newVersion() }) }
}

export async function aHeldCart() {
  const held: (() => void)[] = []
  let isHeld = true
  let tellAsked = () => {}
  const asked = new Promise<void>((resolve) => (tellAsked = resolve))
  const answers = remoteAnswers()
  const origin = await listen((request, response) => {
    tellAsked()
    if (isHeld) held.push(() => answers(request, response))
    else answers(request, response)
  })
  const answer = () => {
    isHeld = false
    for (const one of held.splice(0)) one()
  }
  return { remote: aRemote(origin), asked, answer }
}
