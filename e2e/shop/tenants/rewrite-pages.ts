import type { Page } from '@playwright/test'

/** Changes the shop's settings in served documents, and in the data that a guest's page loads. */
export const rewritePages = (page: Page, rewrite: (text: string) => string, paths = /^\//) =>
  page.route(
    ({ pathname }) => paths.test(pathname) || pathname.startsWith('/-/page-data/'),
    async (route) => {
      const request = route.request()
      const isData = new URL(request.url()).pathname.startsWith('/-/page-data/')
      if (!isData && request.resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: rewrite(await answer.text()) })
    },
  )
