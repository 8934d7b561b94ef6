import type { LaunchOptions } from '@playwright/test'

const executablePath = process.env.WINDOWED_BROWSER_PATH

/**
 * A browser with back-forward cache, as shoppers have: Playwright disables it, and a headless browser has
 * none.
 */
export const keepsPages = {
  isCold: true,
  // A page that a journey fulfils itself has no address, and needs permission to load from this machine.
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
