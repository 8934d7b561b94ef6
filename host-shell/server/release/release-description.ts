import type { RemoteEntry } from '../composition/composition.rules'
import type { AgreeingPart } from './consumer-contracts.rules'

/** Description of a release (`release.json`) and its files (`mf-manifest.json`, `screens.json`). */
export type RemoteRelease = {
  name?: string
  version?: string
  /** True for a development build: it may change at any time. */
  isDevelopment?: boolean
  /** Hash of remoteEntry.js. */
  integrity?: string
  /** Commit of its sources; absent in a local build. */
  commit?: string
  /** Version ranges of the shared modules that it needs, by name. */
  shared: Record<string, string>
  /** Versions of the kernel packages that it was built with, by name; absent in an earlier build. */
  kernel: Record<string, string>
  /** Fields that it reads and sends; absent in an earlier or a local build. */
  agreement?: AgreeingPart['agreement']
  /** Files of `./app` that a page needs at once. */
  scripts: string[]
  styles: string[]
  /** Files of each lazy screen. */
  screens: Record<string, ScreenFiles>
  /** Hash of each script and style, by file name. */
  files: Record<string, string>
  styleTexts: ReadonlyMap<string, string>
}

export type ScreenFiles = { scripts: string[]; styles: string[] }

type ReleaseJson = Partial<RemoteRelease> & Pick<RemoteRelease, 'shared'>
type Manifest = { exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[] }

const describeDeadlineMs = 2_000

const known = new Map<string, RemoteRelease>()

/** Origin and version folder of a remote's server, e.g. `http://127.0.0.1:8101/1.0.0`. */
export const releaseUrl = (remote: Pick<RemoteEntry, 'fragment'>) =>
  remote.fragment.replace(/\/fragment$/, '')

/**
 * The release's description, requested once: a release never changes, except a development build.
 * @throws Error if the remote does not answer
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
    files: release.files ?? {},
    scripts: app?.assets.js.sync ?? [],
    styles,
    screens,
    styleTexts,
  }
  known.set(keyOf(remote), answer)
  return answer
}

/** The description if it is known; a page never waits for it. */
export function knownRelease(remote: RemoteEntry): RemoteRelease | undefined {
  return known.get(keyOf(remote))
}

/** Two origins may serve different files under one version. */
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

/** @throws Error if the remote does not answer or refuses */
export async function readRemote(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(describeDeadlineMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
