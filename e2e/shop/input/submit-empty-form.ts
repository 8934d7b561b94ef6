import { expect, type Page } from '@playwright/test'

/** Submits the unchanged form and expects the first invalid field, or its frame, to receive focus. */
export async function submitEmptyForm(page: Page) {
  await page.getByRole('main').locator('button[type="submit"]').first().click()
  const invalid = page.getByRole('main').locator('[aria-invalid="true"], [data-form-error] > iframe')
  await expect(invalid.first()).toBeFocused()
}
