import { setPriority } from 'node:os'
import type { SmokeMessage, SmokeTask } from './smoke-messages'
import { smokePage } from './smoke-page'

/** Shoppers' requests never wait for it. */
setPriority(10)

const tell = (message: SmokeMessage) => process.send?.(message)

process.on('disconnect', () => process.exit())
process.on('uncaughtException', (error) => {
  tell({ path: '', problems: [String(error)], isLate: false })
  process.exit(1)
})
process.once('message', (task: SmokeTask) => void run(task))

async function run(task: SmokeTask) {
  for (const page of task.pages) tell(await smokePage(page, task))
  tell({ isDone: true })
}
