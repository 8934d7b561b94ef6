import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ShellVersions } from './composition/check-composition'

type File = { url: string; integrity?: string }

/** The shell's scripts and styles in load order, with URLs and hashes, and the styles' text. */
export type ShellFiles = { scripts: File[]; styles: (File & { text: string })[] }

/** Reads the shell's build. `version` is the release that this gateway was built with. */
export function readShellFiles(releases: string, version: string): ShellFiles & ShellVersions {
  const client = path.join(releases, version, 'client')
  const files = JSON.parse(readFileSync(path.join(client, 'initial-files.json'), 'utf8')) as string[]
  const release = JSON.parse(readFileSync(path.join(releases, version, 'release.json'), 'utf8')) as {
    shared: Record<string, string>
    kernel?: Record<string, string>
    agreement?: ShellVersions['agreement']
    files: Record<string, string>
  }
  const ofKind = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, url: `/shell/${version}/${file}`, integrity: release.files[file] }))
  return {
    scripts: ofKind('.js').map(({ url, integrity }) => ({ url, integrity })),
    styles: ofKind('.css').map(({ file, url, integrity }) => ({
      url,
      integrity,
      text: readFileSync(path.join(client, file), 'utf8'),
    })),
    provided: release.shared,
    kernel: release.kernel ?? {},
    agreement: release.agreement,
  }
}

/** Returns false if a decoded path would leave its folder. */
export const staysInFolder = (file: string): boolean => !file.split(/[/\\]/).includes('..')
