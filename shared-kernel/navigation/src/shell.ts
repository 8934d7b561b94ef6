import type { Head } from './head'

export type WidgetHandle = { update(props: Record<string, unknown>): void; unmount(): void }

/** Services the shell provides to remotes. */
export type Shell = {
  navigateTo(url: string, options?: { replace?: boolean }): void
  isOwnedBy(remote: string, pathname: string): boolean
  /** Called once a route is on screen. Sets the title and metadata, and moves focus. */
  showRoute(head: Head | undefined): void
  /** Mounts another remote's widget, e.g. `cart/mini-cart`. */
  mountWidget(id: string, element: HTMLElement, props: Record<string, unknown>): WidgetHandle
  /** Marks calls for a screen that may be opened next. */
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

/** Called once by the shell, before it loads a remote. Servers and tests run without a shell. */
export function connectShell(shell: Shell) {
  connected = shell
}

export const shell = (): Shell => connected

/** Navigates to one of the shop's URLs, whichever remote owns it. */
export function navigateTo(url: string, options?: { replace?: boolean }) {
  connected.navigateTo(url, options)
}
