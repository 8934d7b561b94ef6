import type { Head } from './head'

export type WidgetHandle = { update(props: Record<string, unknown>): void; unmount(): void }

/** Services that the shell provides to remotes. */
export type Shell = {
  navigateTo(url: string, options?: { replace?: boolean }): void
  isOwnedBy(remote: string, pathname: string): boolean
  /** Called once a route is rendered. Sets the title and metadata, and moves focus. */
  showRoute(head: Head | undefined): void
  /** Mounts another remote's widget, e.g. `cart/mini-cart`. */
  mountWidget(id: string, element: HTMLElement, props: Record<string, unknown>): WidgetHandle
  /** Marks the requests of this signal as a prefetch for a screen that may be opened next. */
  markAsPrefetch(signal: AbortSignal): void
}

const noShell: Shell = {
  navigateTo: () => undefined,
  isOwnedBy: () => true,
  showRoute: () => undefined,
  mountWidget: () => ({ update: () => undefined, unmount: () => undefined }),
  markAsPrefetch: () => undefined,
}

let connected = noShell

/**
 * Connects remotes to the shell. The shell calls this once before it loads a remote. Servers and tests run
 * without a shell.
 */
export function connectShell(shell: Shell) {
  connected = shell
}

export const shell = (): Shell => connected

/** Navigates to a URL of the shop, whichever remote owns the URL. */
export function navigateTo(url: string, options?: { replace?: boolean }) {
  connected.navigateTo(url, options)
}
