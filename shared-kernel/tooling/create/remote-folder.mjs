import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Stop } from '../workspace/steps.mjs'
import { root } from '../workspace/workspace.mjs'

const template = path.join(import.meta.dirname, 'template')
/** Name of the template's remote, which a new remote's name replaces in file names and texts. */
const templateName = 'starter'
/** The day in the template's change log. */
const templateDay = /\(2026-11-28\)/
/** The way from the template to the root, and the one from a remote. */
const wayToRoot = { template: '../../../../', remote: '../' }

/**
 * Writes the folder of a new remote from the template, formatted.
 * @param {string} name
 */
export function writeFolder(name, folder = path.join(root, name)) {
  const short = name.slice('mfe-'.length)
  /** @param {string} text */
  const renamed = (text) => text.replaceAll(templateName, short)
  const today = new Date().toISOString().slice(0, 10)
  cpSync(template, folder, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' })
  // The deepest come first, so that a folder is renamed after its files.
  for (const entry of readdirSync(folder, { recursive: true }).map(String).sort().reverse()) {
    const file = path.join(folder, entry)
    if (statSync(file).isFile())
      writeFileSync(
        file,
        renamed(readFileSync(file, 'utf8'))
          .replaceAll(wayToRoot.template, wayToRoot.remote)
          .replace(templateDay, `(${today})`),
      )
    const target = path.join(path.dirname(file), renamed(path.basename(file)))
    if (target !== file) renameSync(file, target)
  }
  format(folder)
}

/** @param {string} folder */
function format(folder) {
  const program = path.join(root, 'node_modules/oxfmt/bin/oxfmt')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', path.join(root, '.oxfmtrc.json'), folder],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Stop(`The template does not format:\n${stdout}${stderr}`)
}

/**
 * Lists the files of a remote's folder that neither a commit nor the template has. The change log may differ,
 * because a release writes it.
 * @param {string} name
 */
export function listUnsavedFiles(name) {
  const status = ['status', '--porcelain', '--untracked-files=all', '-z', '--', name]
  const { stdout } = spawnSync('git', status, { cwd: root, encoding: 'utf8' })
  const changed = stdout
    .split('\0')
    .map((line) => line.slice(3))
    .filter((file) => file && file !== `${name}/CHANGELOG.md`)
  if (changed.length === 0) return []
  const pristine = mkdtempSync(path.join(tmpdir(), 'remote-'))
  try {
    writeFolder(name, path.join(pristine, name))
    return changed.filter((file) => readText(path.join(root, file)) !== readText(path.join(pristine, file)))
  } finally {
    rmSync(pristine, { recursive: true, force: true })
  }
}

/** @param {string} file */
function readText(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined
}
