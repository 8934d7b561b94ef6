import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Ways to break a release. `server` is code after its server bundle, `client` is code before its app. */
export type Breakage = {
  server?: string
  client?: string
  /** Replaces text in all of the scripts and in the server bundle. */
  words?: [from: string, to: string]
  /** Code after the rules of its style sheets. */
  styles?: string
  /** Fields of its description, `release.json`. */
  describes?: Record<string, unknown>
  /** Differences that the release means. */
  means?: { kind: string; why: string }[]
}

/**
 * Copies a good release and breaks the copy, with hashes that match its files. Without a breakage it is the
 * same release with another version, which saves a build.
 */
export function breakRelease(folder: string, good: string, version: string, breakage: Breakage): void {
  const target = path.join(folder, version)
  cpSync(path.join(folder, good), target, { recursive: true })
  const bundle = path.join(target, 'server/index.cjs')
  const served = reworded(read(bundle).replaceAll(good, version), breakage)
  writeFileSync(bundle, `${served}\n${breakage.server ?? ''}\n`)
  const client = path.join(target, 'client')
  if (breakage.styles) addStyles(client, breakage.styles)
  const scripts = readdirSync(client).filter((file) => file.endsWith('.js') && file !== 'remoteEntry.js')
  const entry = path.join(client, 'remoteEntry.js')
  for (const file of scripts) {
    const script = path.join(client, file)
    const before = read(script)
    const own = file.startsWith('expose-app.') ? (breakage.client ?? '') : ''
    const after = own + reworded(before.replaceAll(good, version), breakage)
    if (after === before) continue
    writeFileSync(script, after)
    writeFileSync(entry, read(entry).replaceAll(computeHash(before), computeHash(after)))
    unpack(script)
  }
  unpack(entry)
  describeAgain(target, version, breakage)
}

function addStyles(client: string, styles: string) {
  for (const file of readdirSync(client).filter((name) => name.endsWith('.css'))) {
    const sheet = path.join(client, file)
    writeFileSync(sheet, read(sheet) + styles)
    unpack(sheet)
  }
}

const read = (file: string) => readFileSync(file, 'utf8')

const reworded = (text: string, { words }: Breakage) => (words ? text.replaceAll(...words) : text)

/** Deletes the compressed copy of a file, because it still has the old content. */
const unpack = (file: string) => rmSync(`${file}.br`, { force: true })

const computeHash = (text: string, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`

function describeAgain(target: string, version: string, { means, describes }: Breakage) {
  const file = path.join(target, 'release.json')
  const release = JSON.parse(read(file)) as Record<'files' | 'serverFiles', Record<string, string>>
  const files = Object.fromEntries(
    Object.keys(release.files).map((name) => {
      const here = [path.join(target, 'client', name), path.join(target, name)].find((one) => existsSync(one))
      return [name, computeHash(read(here ?? ''))]
    }),
  )
  const serverFiles = Object.fromEntries(
    Object.keys(release.serverFiles).map((name) => [
      name,
      computeHash(read(path.join(target, 'server', name))),
    ]),
  )
  const integrity = computeHash(read(path.join(target, 'client/remoteEntry.js')), 'sha384')
  const text = JSON.stringify({ ...release, version, files, serverFiles, integrity, means, ...describes })
  for (const one of [file, path.join(target, 'client/release.json')]) writeFileSync(one, text)
  unpack(path.join(target, 'client/release.json'))
}
