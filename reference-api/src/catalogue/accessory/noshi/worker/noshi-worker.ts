import { parentPort } from 'node:worker_threads'
import { unprintableLetters } from '../draw-noshi'
import { drawNoshiSvg } from '../noshi-svg'
import type { NoshiAnswer, NoshiTask } from './ask-noshi-worker'

parentPort?.on('message', ({ id, ...task }: NoshiTask & { id: number }) => {
  const result = 'text' in task ? unprintableLetters(task.text) : drawNoshiSvg(task.noshi)
  void result.then(
    (value) => parentPort?.postMessage({ id, value } satisfies NoshiAnswer),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies NoshiAnswer),
  )
})
