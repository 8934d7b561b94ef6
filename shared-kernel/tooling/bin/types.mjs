import path from 'node:path'
import { parseArgs } from 'node:util'
import { localWidgets, widgetsOfShop } from '../contracts/widgets/widgets-in-force.mjs'
import { writeDeclarations } from '../contracts/widgets/write-declarations.mjs'
import { ensureDependencies, requireNode } from '../run/preflight.mjs'
import { runCommand } from '../workspace/steps.mjs'
import { root } from '../workspace/workspace.mjs'

/**
 * `npm run types` declares the widgets of the composition in force, so that the type check finds wrong use of
 * another remote's widgets. `--from https://shop.example` asks a shop instead of this machine's. `--to` names
 * another folder than the one that the type check reads.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values
  const inForce = from === undefined ? await localWidgets() : await widgetsOfShop(from)
  const folder = to ?? path.join(root, 'remote-types')
  for (const line of writeDeclarations(inForce, folder)) process.stdout.write(`${line}\n`)
})
