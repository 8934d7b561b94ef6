import type { Meant } from '../compare/differences.rules'
import type { RemoteEntry } from './remote-entry'
import type { AgreeingPart } from './consumer-contracts.rules'

/** A release's description (`release.json`) and its files (`mf-manifest.json`, `screens.json`). */
export type RemoteRelease = {
  name?: string
  version?: string
  /** True for a development build, which may change at any time. */
  isDevelopment?: boolean
  /** Hash of remoteEntry.js. */
  integrity?: string
  /** Source commit. Absent in a local build. */
  commit?: string
  /** Required version ranges of shared modules, by name. */
  shared: Record<string, string>
  /** Versions of the kernel packages in the build, by name. Absent in earlier builds. */
  kernel: Record<string, string>
  /** The fields that the release reads and sends. Absent in earlier and local builds. */
  agreement?: AgreeingPart['agreement']
  /** Differences from the release before that its team means. Absent if it means none. */
  means?: Meant[]
  /** The `./app` scripts and styles that a page needs immediately. */
  scripts: string[]
  styles: string[]
  /** Files per lazy screen. */
  screens: Record<string, ScreenFiles>
  /** Hashes of scripts and styles, by file name. */
  files: Record<string, string>
  styleTexts: ReadonlyMap<string, string>
}

export type ScreenFiles = { scripts: string[]; styles: string[] }

type ReleaseJson = Partial<RemoteRelease> & Pick<RemoteRelease, 'shared'>
type Manifest = { exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[] }

const describeDeadlineMs = 2_000

const known = new Map<string, RemoteRelease>()

/** Returns a release's base URL on its remote's server, e.g. `http://127.0.0.1:8101/1.0.0`. */
export const releaseUrl = (remote: Pick<RemoteEntry, 'fragment'>) =>
  remote.fragment.replace(/\/fragment$/, '')

/**
 * Fetches a release's description, once per release. Development builds can change, so theirs is fetched each
 * time.
 * @throws Error if the remote does not respond
 */
export async function describeRelease(remote: RemoteEntry): Promise<RemoteRelease> {
  const described = knownRelease(remote)
  if (described && !described.isDevelopment) return described
  const [release, manifest, screens] = await Promise.all([
    readJson<ReleaseJson>(`${releaseUrl(remote)}/release.json`),
    readJson<Manifest>(`${releaseUrl(remote)}/mf-manifest.json`),
    readJson<Record<string, ScreenFiles>>(`${releaseUrl(remote)}/screens.json`),
  ])
  const app = manifest.exposes.find((expose) => expose.path === './app')
  const styles = app?.assets.css.sync ?? []
  const styleTexts = await readStyles(releaseUrl(remote), [
    ...styles,
    ...Object.values(screens).flatMap((screen) => screen.styles),
  ])
  const answer = {
    name: release.name,
    version: release.version,
    isDevelopment: release.isDevelopment,
    integrity: release.integrity,
    commit: release.commit,
    shared: release.shared,
    kernel: release.kernel ?? {},
    agreement: release.agreement,
    means: release.means,
    files: release.files ?? {},
    scripts: app?.assets.js.sync ?? [],
    styles,
    screens,
    styleTexts,
  }
  known.set(keyOf(remote), answer)
  return answer
}

/** Returns the description if it was fetched before. A page never waits for a description. */
export function knownRelease(remote: RemoteEntry): RemoteRelease | undefined {
  return known.get(keyOf(remote))
}

/**
 * Returns the release's cache key. It includes the URL, because two origins may serve different files under
 * the same version.
 */
const keyOf = (remote: RemoteEntry) => `${remote.name} ${releaseUrl(remote)}`

async function readStyles(folder: string, files: string[]): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(
      [...new Set(files)].map(async (file): Promise<[string, string]> => [
        file,
        await (await readRemote(`${folder}/${file}`)).text(),
      ]),
    ),
  )
}

async function readJson<T>(url: string): Promise<T> {
  return (await (await readRemote(url)).json()) as T
}

/** @throws Error if the remote does not respond or returns an error */
export async function readRemote(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(describeDeadlineMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
