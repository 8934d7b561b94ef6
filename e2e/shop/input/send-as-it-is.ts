import { expect, type Page } from '@playwright/test'

/** The form sent as it is: its first error has the focus. */
export async function sendAsItIs(page: Page) {
  await page.getByRole('main').locator('button[type="submit"]').first().click()
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeFocused()
}
