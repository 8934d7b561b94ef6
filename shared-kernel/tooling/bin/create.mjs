import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addToLock, isLocked, removeFromLock } from '../create/lock-file.mjs'
import { listUnsavedFiles, writeFolder } from '../create/remote-folder.mjs'
import { addToLists, findMissingLines, findSurplusNames, removeFromLists } from '../create/remote-lists.mjs'
import { describeNameRefusal } from '../create/remote-name.mjs'
import { requireNode } from '../run/preflight.mjs'
import { runCommand, step, Stop } from '../workspace/steps.mjs'
import { kernelPackages, readRemote, releaseName, remotes, root } from '../workspace/workspace.mjs'

/**
 * `npm run create -- mfe-wishlist` makes a remote with two screens, a widget, an event, a call and tests, and
 * names it in the lists of containers and clusters. `--remove mfe-wishlist` takes all of that back, also
 * once its folder is gone. `--check` prints what is missing or left over.
 */
runCommand(async () => {
  requireNode()
  const { values, positionals } = parseOptions()
  const [name = ''] = positionals
  if (values.check) return check()
  if (values.remove) return remove(name)
  return create(name)
})

function parseOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { remove: { type: 'boolean' }, check: { type: 'boolean' } },
    })
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error))
  }
}

/** @param {string} name */
async function create(name) {
  const refusal = describeNameRefusal(name, { remotes: remotes.map(readRemote), kernel: kernelPackages() })
  if (refusal) throw new Stop(refusal)
  if (existsSync(path.join(root, name))) throw new Stop(`There is a folder ${name} already: remove it first.`)
  await step(`Writing ${name}`, () => {
    writeFolder(name)
    addToLists(name, remotes)
    addToLock(name)
  })
  await step('Writing documents', writeDocuments)
  const short = releaseName(name)
  say(`
${name} has the screens /${short} and /${short}/{key}, the widget ${short}/seen-products and the event ${short}.product-opened.
  npm run dev -- ${name}               develops it
  npm test -- ${name}                  tests it
  npm run release -- ${name} 1.0.0     makes a release
  npm run compose -- set ${short} 1.0.0   puts it in force in the shop that runs
  npm run create -- --remove ${name}   takes it back`)
}

/** @param {string} name */
async function remove(name) {
  if (!/^mfe-[a-z-]+$/.test(name))
    throw new Stop('Which remote? For example: npm run create -- --remove mfe-wishlist')
  const isLeftOver = findSurplusNames().some((line) => line.endsWith(`: ${name}`))
  if (!remotes.includes(name) && !isLeftOver)
    throw new Stop(`There is no remote ${name}: there are ${remotes.join(', ')}.`)
  const unsaved = listUnsavedFiles(name)
  if (unsaved.length > 0)
    throw new Stop(
      `${name} has changes that no commit has: ${unsaved.join(', ')}. Commit them or undo them first.`,
    )
  await step(`Removing ${name}`, () => {
    rmSync(path.join(root, name), { recursive: true, force: true })
    removeFromLists(name)
    removeFromLock(name)
  })
  await step('Writing documents', writeDocuments)
}

/** Prints what lists lack of a remote, and what they have of a remote that is gone. */
function check() {
  const found = [
    ...findMissingLines().map((line) => `missing: ${line}`),
    ...remotes.filter((name) => !isLocked(name)).map((name) => `missing: package-lock.json: ${name}`),
    ...findSurplusNames().map((line) => `left over: ${line}`),
  ]
  if (found.length > 0) throw new Stop(found.join('\n'))
  say(`Every list has ${remotes.join(', ')} and no other remote.`)
}

function writeDocuments() {
  const command = path.join(root, 'shared-kernel/tooling/quality/write-documents.mjs')
  const { status } = spawnSync(process.execPath, [command], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Stop('The documents are not written: see the lines above.')
}

/** @param {string} words */
function say(words) {
  process.stdout.write(`${words}\n`)
}
