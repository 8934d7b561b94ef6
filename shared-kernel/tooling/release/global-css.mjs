import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/**
 * A rule that no class of its owner scopes, so that it styles every matching element in the shop.
 * @typedef {{ file: string, line: number, selector: string }} GlobalRule
 */

/**
 * Finds rules in a remote's built styles, in any layer, that neither a class of its CSS modules nor a class
 * of the kernel scopes. Locates the rules in the sources if possible.
 * @param {string} client folder of the built files
 * @param {string} name of the remote, the prefix of its classes
 * @param {string} [sources] folder of its styles' sources
 * @returns {GlobalRule[]}
 */
export function globalRules(client, name, sources) {
  const isScoping = (/** @type {string} */ className) =>
    /^ui-/.test(className) || className.startsWith(`${name}-`)
  const built = stylesBelow(client).flatMap((file) => unscopedIn(client, file, isScoping))
  // In the sources, any class of a CSS module scopes a rule.
  const written = sources
    ? stylesBelow(sources).flatMap((file) =>
        unscopedIn(sources, file, () => file.endsWith('.module.css')).map((rule) => ({
          ...rule,
          file: path.join('src', rule.file),
        })),
      )
    : []
  return built.map((rule) => written.find(({ selector }) => isSame(selector, rule.selector)) ?? rule)
}

/**
 * Compares a source selector with a built one, ignoring spaces and `:global()`.
 * @param {string} written
 * @param {string} built
 */
const isSame = (written, built) =>
  written.replace(/:global\(([^)]*)\)/g, '$1').replace(/\s+/g, '') === built.replace(/\s+/g, '')

/** @param {string} folder */
const stylesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((file) => file.endsWith('.css'))
        .sort()
    : []

/**
 * @param {string} folder
 * @param {string} file
 * @param {(className: string) => boolean} isScoping
 */
function unscopedIn(folder, file, isScoping) {
  /** @type {GlobalRule[]} */
  const found = []
  const styles = parse(readFileSync(path.join(folder, file), 'utf8'))
  styles.walkRules((rule) => {
    if (isFrame(rule.parent) || isNested(rule)) return
    for (const selector of rule.selectors)
      if (!isScoped(selector, isScoping)) found.push({ file, line: rule.source?.start?.line ?? 1, selector })
  })
  return found
}

/**
 * Returns true for steps of keyframes, which aren't selectors.
 * @param {import('postcss').Rule['parent']} parent
 */
const isFrame = (parent) => parent?.type === 'atrule' && /keyframes$/.test(parent.name)

/**
 * Returns true for a nested rule, which its parent scopes.
 * @param {import('postcss').Rule} rule
 */
function isNested(rule) {
  /** @type {import('postcss').Container | import('postcss').Document | undefined} */
  let parent = rule.parent
  for (; parent; parent = parent.parent) if (parent.type === 'rule') return true
  return false
}

/**
 * Returns true if a class scopes the selector. A class inside `:not()` or `:has()` scopes nothing, because
 * the styled element may belong to any remote.
 * @param {string} selector
 * @param {(className: string) => boolean} isScoping
 */
function isScoped(selector, isScoping) {
  let isFound = false
  const global = new Set()
  selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      const isGlobal = pseudo.value === ':global'
      if (isGlobal || [':not', ':has'].includes(pseudo.value))
        pseudo.walkClasses((one) => void global.add(one))
    })
    root.walkClasses((one) => {
      if (!global.has(one) && isScoping(one.value)) isFound = true
    })
  }).processSync(selector)
  return isFound
}
