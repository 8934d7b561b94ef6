import path from 'node:path'
import { createTypeProgram } from '../program.mjs'
import { root } from '../../workspace/workspace.mjs'
import { widgetShapesIn } from './widget-shapes.mjs'

/** Prints the props of a package's widgets from its sources. A local build has no agreement. */
const file = path.join(root, process.argv[2] ?? '', 'src/widgets/index.ts')
process.stdout.write(JSON.stringify(widgetShapesIn(createTypeProgram([file]), file)))
