import type { Differences } from '../compare/differences.rules'
import type { PagePair } from '../compare/compare-pages.rules'

/** A page as a browser receives it, to be hydrated in the headless window. */
export type SmokePage = { path: string; html: string }

export type SmokeTask = {
  origin: string
  /** The release that must hydrate the page, e.g. `1.1.0`. */
  version: string
  pages: SmokePage[]
  /** Folder of the shell's files. `remotes` has each remote's server origin by name. */
  shellReleases: string
  remotes: Record<string, string>
  /** Origins of the shop's services. */
  origins?: string[]
}

/** Pages of two releases to be compared. */
export type ComparisonTask = { origin: string; pairs: PagePair[] }

/** The differences of one page, and the end of the run. */
export type ComparisonMessage = { compared: Differences } | { isDone: true }

/** A page's failures, and whether it failed to hydrate in time. */
export type SmokeVerdict = { path: string; problems: string[]; isLate: boolean }

/** The smoke program's messages: the start and the verdict of each page, and the end of the run. */
export type SmokeMessage = { begins: string } | SmokeVerdict | { isDone: true }
