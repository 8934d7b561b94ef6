import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Stop } from '../workspace/steps.mjs'
import { allPackages, readJson, root } from '../workspace/workspace.mjs'
import { changedFiles, git } from './git.mjs'

const tooling = 'shared-kernel/tooling'

/**
 * Lists the folders of packages changed since a branch, including uncommitted changes, and their dependents.
 */
export function changedPackages(since = 'main') {
  const files = changedFiles(git('merge-base', 'HEAD', since).trim())
  return withDependents(listOwners(files))
}

/**
 * Lists the packages that these files belong to. A file in the root or the tooling affects every package.
 * @param {string[]} files
 */
export function listOwners(files) {
  const packages = allPackages()
  const owners = files
    .filter((file) => !/^docs\/|\.md$/.test(file))
    .map((file) => packages.find((name) => name !== tooling && file.startsWith(`${name}/`)))
  return owners.includes(undefined) ? packages : packages.filter((name) => owners.includes(name))
}

/**
 * Adds the dependents of these packages, according to lerna's graph.
 * @param {string[]} packages
 * @returns {string[]}
 */
export function withDependents(packages) {
  if (packages.length === 0) return []
  const scopes = packages.flatMap((name) => ['--scope', readPackageName(name)])
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/lerna/dist/cli.js'),
      ...['ls', '--all', '--json', '--loglevel', 'error', '--include-dependents', ...scopes],
    ],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Stop(stderr.trim())
  /** @type {{ location: string }[]} */
  const affected = JSON.parse(stdout)
  return affected.map(({ location }) => path.relative(root, location))
}

/**
 * Finds a package's folder by path, folder or package name.
 * @param {string} argument
 */
export function packageNamed(argument) {
  const found = allPackages().find((name) =>
    [name, path.basename(name), readPackageName(name)].includes(argument),
  )
  if (found) return found
  throw new Stop(`There is no package ${argument}: one of ${allPackages().join(', ')}.`)
}

/** @param {string} folder */
const readPackageName = (folder) => readJson(path.join(root, folder, 'package.json')).name
