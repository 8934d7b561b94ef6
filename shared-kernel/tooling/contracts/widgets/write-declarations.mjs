import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { declarationFiles } from './declarations.rules.mjs'

/** Names of remotes and versions are folders and comments here. */
const plainName = /^[a-z][a-z\d-]*$/
const plainVersion = /^\d[\w.+-]*$/

/**
 * Writes a package of declarations for each release with described widgets, in place of all earlier ones.
 * Returns a line for each release.
 * @param {import('./widgets-in-force.mjs').InForce[]} inForce
 * @param {string} folder that the packages' tsconfig.json include
 */
export function writeDeclarations(inForce, folder) {
  rmSync(folder, { recursive: true, force: true })
  return inForce.map(({ name, version, widgets, isFromSources }) => {
    if (!widgets || !plainName.test(name) || !plainVersion.test(version))
      return `${name} ${version} describes no widgets: they take any data`
    const target = path.join(folder, name)
    mkdirSync(target, { recursive: true })
    for (const [file, text] of Object.entries(declarationFiles({ name, version, widgets })))
      writeFileSync(path.join(target, file), text)
    const count = Object.keys(widgets).length
    return `${name} ${version}: ${count} widgets${isFromSources ? ', from its sources' : ''}`
  })
}
