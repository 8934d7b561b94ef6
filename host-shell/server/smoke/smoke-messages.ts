/** A page as a browser gets it, which the headless window brings to life. */
export type SmokePage = { path: string; html: string }

/** What the program that brings pages to life is told. */
export type SmokeTask = {
  origin: string
  /** Release that must come alive, e.g. `1.1.0`. */
  version: string
  pages: SmokePage[]
  /** Folder of the shell's files, and origin of each remote's server by name. */
  shellReleases: string
  remotes: Record<string, string>
}

/** What broke in a page, and whether it never came alive. */
export type SmokeVerdict = { path: string; problems: string[]; isLate: boolean }

/** What it tells: each page as it begins and as it ends. */
export type SmokeMessage = { begins: string } | SmokeVerdict | { isDone: true }
