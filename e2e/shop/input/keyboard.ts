import { expect, type Locator, type Page } from '@playwright/test'

/** No screen keeps a control further away than so many presses. */
const mostPresses = 80

/** Tabs on until the control has the focus; each key is told. */
export async function tabTo(page: Page, control: Locator, onKey: () => void = () => undefined) {
  const target = control.first()
  for (let count = 0; count < mostPresses; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    onKey()
  }
  await expect(target, `reached with ${mostPresses} presses of Tab`).toBeFocused({ timeout: 1 })
}
