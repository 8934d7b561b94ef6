import type { LaunchOptions } from '@playwright/test'

const executablePath = process.env.WINDOWED_BROWSER_PATH

/**
 * Options for a browser with a back-forward cache, as shoppers have. Playwright disables the cache, and
 * headless browsers have none.
 */
export const keepsPages = {
  isCold: true,
  // A page fulfilled by the test has no IP address, so it needs permission to load from this machine.
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
