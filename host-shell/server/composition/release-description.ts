import type { RemoteEntry } from './composition.rules'

/** What a release says of itself (`release.json`) and of its files (`mf-manifest.json`, `screens.json`). */
export type RemoteRelease = {
  shared: Record<string, string>
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

type Manifest = { exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[] }

/** How long a remote may take to describe a release. */
const describeDeadlineMs = 2_000

const known = new Map<string, RemoteRelease>()

/** Origin and version folder of a remote's server, e.g. `http://127.0.0.1:8101/1.0.0`. */
export const releaseUrl = (remote: Pick<RemoteEntry, 'fragment'>) =>
  remote.fragment.replace(/\/fragment$/, '')

/**
 * The release's description, asked for once: a release never changes.
 * @throws Error when the remote does not answer
 */
export async function describeRelease(remote: RemoteEntry): Promise<RemoteRelease> {
  const key = `${remote.name}@${remote.version}`
  const described = known.get(key)
  if (described) return described
  const [release, manifest, screens] = await Promise.all([
    readJson<{ shared: Record<string, string>; files?: Record<string, string> }>(
      `${releaseUrl(remote)}/release.json`,
    ),
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
    shared: release.shared,
    files: release.files ?? {},
    scripts: app?.assets.js.sync ?? [],
    styles,
    screens,
    styleTexts,
  }
  known.set(key, answer)
  return answer
}

/** The description if it is known by now; a page never waits for it. */
export function knownRelease(remote: RemoteEntry): RemoteRelease | undefined {
  return known.get(`${remote.name}@${remote.version}`)
}

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

async function readRemote(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(describeDeadlineMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
