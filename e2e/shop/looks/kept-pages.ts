import type { LaunchOptions } from '@playwright/test'

const executablePath = process.env.WINDOWED_BROWSER_PATH

/**
 * A browser that keeps pages for Back, as shoppers' browsers do: Playwright turns this off, and a browser
 * without windows has none.
 */
export const keepsPages = {
  isCold: true,
  // A page that a journey fulfils itself has no address, and may not load from this machine unasked.
  permissions: ['local-network-access'],
  ...(executablePath ? {} : { channel: 'chromium' }),
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) =>
    use({
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
}
