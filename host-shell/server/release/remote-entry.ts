export type Release = {
  version: string
  entry: string
  /** The fragment URL that the gateway requests. Its origin also serves the static files. */
  fragment: string
  routes: string[]
  integrity?: string
}

/** A release that `weight` percent of shoppers get instead of the stable one. */
export type Canary = Release & { weight: number }

export type RemoteEntry = Release & { name: string; canary?: Canary }
