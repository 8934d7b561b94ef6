import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Noshi } from '../draw-noshi'

/** A noshi to draw as SVG, or a text to check for characters without a glyph. */
export type NoshiTask = { noshi: Noshi } | { text: string }
export type NoshiAnswer = { id: number; value: string | string[] } | { id: number; error: string }

type Waiting = { resolve: (value: string | string[]) => void; reject: (cause: Error) => void }

const program = path.join(__dirname, 'noshi-worker.cjs')
const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

/** Returns false when running from source, as in tests. The calling thread then does the work. */
export const hasNoshiWorker = () => existsSync(program)

/** Opens fonts and outlines letters in a worker thread, so that other requests aren't blocked. */
export function askNoshiWorker(task: { noshi: Noshi }): Promise<string>
export function askNoshiWorker(task: { text: string }): Promise<string[]>
export function askNoshiWorker(task: NoshiTask): Promise<string | string[]> {
  worker ??= startWorker()
  const id = (lastId += 1)
  const { promise, resolve, reject } = withResolvers()
  waiting.set(id, { resolve, reject })
  worker.postMessage({ id, ...task })
  return promise
}

function withResolvers() {
  let waits!: Waiting
  const promise = new Promise<string | string[]>((resolve, reject) => (waits = { resolve, reject }))
  return { promise, ...waits }
}

function startWorker(): Worker {
  const started = new Worker(program)
  // The worker must not keep the server running. Pending requests already do.
  started.unref()
  started.on('message', (answer: NoshiAnswer) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asker?.reject(new Error(answer.error))
    else asker?.resolve(answer.value)
  })
  started.on('error', giveUp)
  started.on('exit', (code) => giveUp(new Error(`the drawing thread ended with code ${code}`)))
  return started

  function giveUp(cause: Error) {
    if (worker !== started) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(cause)
    waiting.clear()
  }
}
