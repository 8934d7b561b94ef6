import { surfaceRules } from '../load-typescript.mjs'

/** @typedef {import('../pruned-surface.mjs').Shape} Shape */

/**
 * Returns the files of a remote's package of declarations by name. Keys are quoted, because they come from
 * another team's release.
 * @param {{ name: string, version: string, widgets: Record<string, Shape> }} release
 * @returns {Record<string, string>}
 */
export function declarationFiles({ name, version, widgets }) {
  const members = Object.entries(widgets).map(
    ([widget, props]) => `    ${JSON.stringify(`${name}/${widget}`)}: ${toProps(props)}\n`,
  )
  const manifest = { name: `@storefront-types/${name}`, version, private: true, types: 'index.d.ts' }
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'index.d.ts':
      `/** Widgets of ${name} ${version}. Written by \`npm run types\`. */\n` +
      `import '@storefront/remote/widget-props'\n\n` +
      `declare module '@storefront/remote/widget-props' {\n  interface StorefrontWidgets {\n${members.join('')}  }\n}\n`,
  }
}

/** @param {Shape} shape */
const toProps = (shape) =>
  typeof shape === 'object' && Object.keys(shape).length === 0 ? 'Record<string, never>' : toType(shape)

/**
 * @param {Shape} shape
 * @returns {string}
 */
function toType(shape) {
  const { isList, membersOf } = surfaceRules()
  if (typeof shape === 'string') return toScalars(shape)
  if (isList(shape)) return `readonly (${shape[0] === undefined ? 'unknown' : toType(shape[0])})[]`
  const members = membersOf(/** @type {{ readonly [member: string]: Shape }} */ (shape))
  const [first] = members
  // A function, or an object without fields.
  if (!first) return 'unknown'
  if (first.name === '*') return `Record<string, ${toType(first.shape)}>`
  const fields = members.map(
    ({ name, isOptional, isNullable, shape: member }) =>
      `${JSON.stringify(name)}${isOptional ? '?' : ''}: ${toType(member)}${isNullable ? ' | null' : ''}`,
  )
  return `{ ${fields.join('; ')} }`
}

const scalar = /^(string|number|boolean|true|false|null|undefined|-?\d+(\.\d+)?|'[^'\\\n]*')$/

/**
 * Any other name is a type of the other remote's sources.
 * @param {string} shape
 */
function toScalars(shape) {
  const alternatives = shape.split('|')
  return alternatives.every((one) => scalar.test(one)) ? alternatives.join(' | ') : 'unknown'
}
