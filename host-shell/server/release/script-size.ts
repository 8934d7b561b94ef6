import type { Difference } from '../compare/differences.rules'
import { knownRelease, readRemote, releaseUrl } from './release-description'
import type { RemoteEntry } from './remote-entry'

/** Growth of a release's scripts that is refused: a library or a list by mistake, not a new screen. */
const harmful = { times: 1.5, plusKb: 100 }

const sizes = new Map<string, number>()

/** Compares the sizes of all scripts of two described releases, before compression. */
export async function findHeavyScripts(candidate: RemoteEntry, stable: RemoteEntry): Promise<Difference[]> {
  const [its, before] = [await readScriptKb(candidate), await readScriptKb(stable)]
  if (its <= before * harmful.times + harmful.plusKb) return []
  const text = `the scripts have ${its} kB instead of ${before} kB`
  return [{ kind: 'weight', path: candidate.routes[0] ?? '/', place: 'scripts', text }]
}

async function readScriptKb(remote: RemoteEntry) {
  const folder = releaseUrl(remote)
  const known = sizes.get(folder)
  if (known !== undefined) return known
  let bytes = 0
  for (const file of Object.keys(knownRelease(remote)?.files ?? {}).filter((name) => name.endsWith('.js')))
    bytes += (await (await readRemote(`${folder}/${file}`)).arrayBuffer()).byteLength
  const kb = Math.round(bytes / 1_000)
  sizes.set(folder, kb)
  return kb
}
