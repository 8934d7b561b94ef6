import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** The newest mail to an address whose subject holds some words; mails are sent by a job, so they take a moment. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  const folder = path.join(process.env.SHOP_FOLDER ?? '', 'mails')
  let found: Email | undefined
  await expect(async () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
    const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))))
    found = mails.find((mail) => mail.to?.some((to) => to.address === address) && mail.subject?.includes(subject))
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found as Email
}
