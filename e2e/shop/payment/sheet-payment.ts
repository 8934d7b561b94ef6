import type { Page } from '@playwright/test'

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'ブラウザーの支払い画面' })

export const agree = (page: Page) => sheet(page).getByRole('button', { name: '支払う' }).click()

export const order = (page: Page) => page.getByRole('button', { name: '注文を確定する' }).click()
