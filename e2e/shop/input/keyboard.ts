import { expect, type Locator, type Page } from '@playwright/test'

/** Maximum number of key presses to reach any control on a screen. */
const mostPresses = 80

/** Presses Tab until the control has the focus. Calls `onKey` for each key press. */
export async function tabTo(page: Page, control: Locator, onKey: () => void = () => undefined) {
  const target = control.first()
  for (let count = 0; count < mostPresses; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    onKey()
  }
  await expect(target, `reached with ${mostPresses} presses of Tab`).toBeFocused({ timeout: 1 })
}
