import { expect, type Page } from '@playwright/test'

/** Submits the unchanged form and expects the first invalid field to receive focus. */
export async function submitEmptyForm(page: Page) {
  await page.getByRole('main').locator('button[type="submit"]').first().click()
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeFocused()
}
