import ts from 'typescript'
import { toMember } from '../facts-surface.mjs'

/** @typedef {import('../pruned-surface.mjs').Shape} Shape */
/** @typedef {Record<string, Shape>} WidgetShapes props by the name of a widget */

/** Max characters of a remote's shapes. `release.json` is read with every composition. */
const longestShapes = 10_000

/**
 * Describes the props of the widgets that a file exports as `widgets`. A widget that doesn't come from
 * `createWidget` takes any props.
 * @param {import('typescript').Program} program
 * @param {string} file
 * @returns {WidgetShapes}
 * @throws Error if the props are too large for a release's description
 */
export function widgetShapesIn(program, file) {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const widgets = module && checker.getExportsOfModule(module).find(({ name }) => name === 'widgets')
  const members = widgets ? checker.getTypeOfSymbol(widgets).getProperties() : []
  const shapes = Object.fromEntries(
    members.map((member) => [member.name, toPropsShape(checker, checker.getTypeOfSymbol(member))]),
  )
  const { length } = JSON.stringify(shapes)
  if (length > longestShapes)
    throw new Error(`${file}: the props of widgets have ${length} characters, more than ${longestShapes}`)
  return shapes
}

/**
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Type} load type of the function that loads a widget
 * @returns {Shape}
 */
function toPropsShape(checker, load) {
  const [signature] = load.getCallSignatures()
  const widget = signature && checker.getAwaitedType(signature.getReturnType())
  const member = widget?.getProperty('props')
  if (!member) return { '*': 'unknown' }
  const props = checker.getNonNullableType(checker.getTypeOfSymbol(member))
  // A component without props is of the type `object`.
  if (props.flags & ts.TypeFlags.NonPrimitive) return {}
  return Object.fromEntries(props.getProperties().map(({ name }) => toMember(checker, name, [props])))
}
