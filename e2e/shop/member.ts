import { expect, type Page } from '@playwright/test'
import { fillAddress, fillPerson } from './checkout'
import { codeIn, mailTo } from './mails'
import { typeCard } from './payment/card-fields'
import { seededPassword } from './session/prepared-session'

export const newAddress = (name: string) =>
  `${name}-${Date.now()}-${Math.floor(Math.random() * 1_000)}@example.com`

/** Fills in and submits the login on the current screen. */
export async function logIn(page: Page, username: string, password = seededPassword) {
  await page.getByLabel('メールアドレス').fill(username)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click()
}

/**
 * Fills in and submits the registration on the current screen, with the labels of any theme. Business shops
 * require a company.
 */
export async function register(page: Page, email: string, { company }: { company?: string } = {}) {
  const form = page.getByRole('form', { name: '会員登録' })
  await form.getByLabel(/メールアドレス/).fill(email)
  await form
    .getByLabel(/^パスワード(?!（)/)
    .first()
    .fill(seededPassword)
  await form.getByLabel(/^パスワード（確認）/).fill(seededPassword)
  await fillPerson(form)
  await fillAddress(form)
  await form
    .getByLabel(/(?<!携帯)電話番号/)
    .first()
    .fill('０３１２３４５６７８')
  if (company) await form.getByLabel(/^会社名/).fill(company)
  await form.getByLabel('秘密の質問', { exact: false }).first().selectOption({ label: '好きな食べ物は？' })
  await form.getByLabel(/^秘密の質問の答え/).fill('どら焼き')
  await form.getByLabel(/に同意する/).check()
  await form.getByRole('button', { name: 'この内容で登録する' }).click()
}

export async function enterCode(page: Page, email: string, since?: Date) {
  await expect(page.getByRole('heading', { level: 1, name: 'メールアドレスの確認' })).toBeVisible()
  await page.getByLabel(/確認コード/).fill(codeIn(await mailTo(email, '確認コード', since)))
  await page.getByRole('button', { name: '確認する' }).click()
}

/** Registers a new member on screen, for this journey only. Other journeys use `prepareMember`. */
export async function becomeMember(page: Page, email: string) {
  const since = new Date()
  await page.goto('/register')
  await register(page, email)
  await enterCode(page, email, since)
  await expect(page.getByRole('heading', { level: 1, name: '会員登録が完了しました' })).toBeVisible()
}

export async function signOut(page: Page, path = '/mypage/logout') {
  await page.goto(path)
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL(/\/login\//)
}

/** Adds a card in my page and returns to the list of cards. */
export async function addCard(page: Page, number: string) {
  await page.goto('/mypage/card')
  await page.getByRole('link', { name: 'カードを登録する' }).click()
  const form = page.getByRole('form', { name: 'カードの登録' })
  await typeCard(page, number)
  await form.getByRole('button', { name: '登録する' }).click()
  await expect(page.getByRole('heading', { name: `下4桁 ${number.slice(-4)}` })).toBeVisible()
}
