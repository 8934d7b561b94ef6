/** A page as a browser gets it, for hydration in the headless window. */
export type SmokePage = { path: string; html: string }

export type SmokeTask = {
  origin: string
  /** Release that must hydrate, e.g. `1.1.0`. */
  version: string
  pages: SmokePage[]
  /** Folder of the shell's files, and origin of each remote's server by name. */
  shellReleases: string
  remotes: Record<string, string>
}

/** Failures of a page, and whether it never hydrated. */
export type SmokeVerdict = { path: string; problems: string[]; isLate: boolean }

/** Messages of the smoke program: each page as it begins and as it ends. */
export type SmokeMessage = { begins: string } | SmokeVerdict | { isDone: true }
