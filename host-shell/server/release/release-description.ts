import type { RemoteEntry } from '../composition/composition.rules'
import type { AgreeingPart } from './consumer-contracts.rules'

/** What a release says of itself (`release.json`) and of its files (`mf-manifest.json`, `screens.json`). */
export type RemoteRelease = {
  name?: string
  version?: string
  /** True while its sources are developed: it may change at any time. */
  isDevelopment?: boolean
  /** Hash of remoteEntry.js. */
  integrity?: string
  /** Of its sources; a local build does not tell. */
  commit?: string
  /** Ranges of the shares that it needs, by name. */
  shared: Record<string, string>
  /** Versions of the kernel packages that it was built with, by name; an earlier build does not tell. */
  kernel: Record<string, string>
  /** What it reads of others and tells them; an earlier or a local build does not tell. */
  agreement?: AgreeingPart['agreement']
  /** Files of `./app` that a page needs at once. */
  scripts: string[]
  styles: string[]
  /** Files of each lazy screen. */
  screens: Record<string, ScreenFiles>
  /** Hash of each script and style, by file name. */
  files: Record<string, string>
  /** Text of each style file. */
  styleTexts: ReadonlyMap<string, string>
}

export type ScreenFiles = { scripts: string[]; styles: string[] }

type ReleaseJson = Partial<RemoteRelease> & Pick<RemoteRelease, 'shared'>
type Manifest = { exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[] }

/** How long a remote may take to describe a release. */
const describeDeadlineMs = 2_000

const known = new Map<string, RemoteRelease>()

/** Origin and version folder of a remote's server, e.g. `http://127.0.0.1:8101/1.0.0`. */
export const releaseUrl = (remote: Pick<RemoteEntry, 'fragment'>) =>
  remote.fragment.replace(/\/fragment$/, '')

/**
 * The release's description, asked for once: a release never changes, but for one that is developed.
 * @throws Error when the remote does not answer
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

/** The description if it is known by now; a page never waits for it. */
export function knownRelease(remote: RemoteEntry): RemoteRelease | undefined {
  return known.get(keyOf(remote))
}

/** Two addresses may differ in what they serve under one number. */
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

/** @throws Error when the remote does not answer, or says no */
export async function readRemote(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(describeDeadlineMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
