import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** Formats the beginning of an email's file name, which is the time of sending. */
const nameAt = (instant: Date) => instant.toISOString().replace(/[:.]/g, '-')

/**
 * Waits for the newest email to an address whose subject contains `subject`. Emails before `since` are
 * ignored. A background job sends the emails.
 */
export async function mailTo(address: string, subject: string, since: Date = new Date(0)): Promise<Email> {
  const folder = path.join(process.env.SHOP_FOLDER ?? '', 'mails')
  let found: Email | undefined
  await expect(async () => {
    const files = readdirSync(folder)
      .filter((file) => file.endsWith('.eml') && file >= nameAt(since))
      .toSorted()
    // Search the newest file first and parse only files that contain the address, because a shop that has run
    // for long has hundreds of emails.
    for (const file of files.toReversed()) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      const mail = text.includes(address) ? await PostalMime.parse(text) : undefined
      if (!mail?.to?.some((to) => to.address === address) || !mail.subject?.includes(subject)) continue
      found = mail
      break
    }
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined()
  }).toPass({ timeout: 60_000, intervals: [100, 200] })
  return found as Email
}

export const codeIn = (mail: Email) => /[0-9]{6}/.exec(mail.text ?? '')?.[0] ?? ''

/** Extracts the path of a link in an email, including its token. */
export function linkIn(mail: Email, path: string): string {
  return (
    new RegExp(`https?://[^\\s]*(${path}\\?(?:kind=\\w+&)?token=[\\w-]+)`).exec(mail.text ?? '')?.[1] ?? ''
  )
}
