import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readJson, releasesFolder, remotes, shopFolder } from '../run/workspace.mjs'

/** One remote of the composition document, from its release. `origin` is its server's. */
export function composeRemote(name, version, origin, releases = releasesFolder) {
  const release = readJson(path.join(releases, name, version, 'release.json'))
  return {
    name,
    version,
    entry: `/remotes/${name}/${version}/remoteEntry.js`,
    fragment: `${origin}/${version}/fragment`,
    routes: release.routes,
    integrity: release.integrity,
  }
}

/** The document of one version of each remote. `versions` and `origins` are by remote name. */
export function composeAll(versions, origins, id = new Date().toISOString(), releases = releasesFolder) {
  return {
    id,
    remotes: remotes
      .map((name) => name.replace(/^mfe-/, ''))
      .map((name) => composeRemote(name, versions[name], origins[name], releases)),
  }
}

/** Replaces the document in one move: a reader never sees half of it. */
export function writeComposition(file, document) {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, `${JSON.stringify(document, null, 2)}\n`)
  renameSync(draft, file)
}

export const readComposition = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The same document with one remote in another version; going back is the same switch. */
export function switchVersion(document, name, version, releases = releasesFolder) {
  const present = document.remotes.find((remote) => remote.name === name)
  if (!present)
    throw new Error(
      `The composition has no remote ${name}: it has ${document.remotes.map((remote) => remote.name).join(', ')}.`,
    )
  const changed = composeRemote(name, version, new URL(present.fragment).origin, releases)
  return {
    id: `${name}-${version}-${Date.now()}`,
    remotes: document.remotes.map((remote) => (remote.name === name ? changed : remote)),
  }
}

export const defaultCompositionFile = () =>
  path.resolve(process.env.COMPOSITION ?? path.join(shopFolder, 'composition.json'))
