import { rmSync } from 'node:fs'
import path from 'node:path'
import { runCommand, Stop } from '../workspace/steps.mjs'
import { shopFolder } from '../workspace/workspace.mjs'

/** `npm run reset` deletes the embedded database and its files. The next start recreates them. */
runCommand(async () => {
  if (process.env.DATABASE_URL)
    throw new Stop(
      'DATABASE_URL is set: reset only removes the embedded database. Drop and create that database with your own tools.',
    )
  rmSync(path.resolve(shopFolder), { recursive: true, force: true })
  process.stdout.write(`Removed ${shopFolder}: the next npm start makes a new database.\n`)
})
