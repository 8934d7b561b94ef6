import path from 'node:path'
import { restoreBackup, saveBackup } from '../containers/backup.mjs'
import { runCommand, step, Stop } from '../run/steps.mjs'

/**
 * `npm run backup -- save FOLDER` writes the database and the files of the shop in containers into a folder;
 * `npm run backup -- restore FOLDER` puts them into a shop whose database is empty, and starts it.
 */
runCommand(async () => {
  const [verb = '', folder = ''] = process.argv.slice(2)
  const work = { save: saveBackup, restore: restoreBackup }[verb]
  if (!work || !folder) throw new Stop('Say what to do: npm run backup -- save FOLDER, or restore FOLDER.')
  await step(`${verb} ${folder}`, () => work(path.resolve(folder)))
})
