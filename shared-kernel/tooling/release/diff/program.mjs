import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, Stop } from '../../workspace/steps.mjs'
import { shopFolder } from '../../workspace/workspace.mjs'
import { readComposition } from '../composition.mjs'
import { findShop } from '../running/last-start.mjs'
import { diffRelease } from './diff-release.mjs'

/** Prints what a release changes. Exits with 1 if the gateway would refuse the release. */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { page: { type: 'string', multiple: true }, 'no-pictures': { type: 'boolean' } },
  })
  const [, name = '', version = ''] = positionals
  const { gateway, file } = findShop(shopFolder)
  const known = readComposition(file)
  if (!known) throw new Stop(`There is no composition at ${file}.`)
  const { refused, told, report } = await diffRelease({
    ...{ known, gateway, name, version, folder: path.join(shopFolder, 'diffs') },
    pages: Array.isArray(values.page) ? values.page.map(String) : undefined,
    isPictured: !values['no-pictures'],
  })
  const lines = [
    ...refused.map((line) => `refused  ${line}`),
    ...told.map((line) => `told     ${line}`),
    ...(refused.length + told.length === 0 ? [`${name} ${version} shows what is in force.`] : []),
    ...(report ? [`Pictures of both: ${report}`] : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (refused.length > 0) process.exitCode = 1
})
