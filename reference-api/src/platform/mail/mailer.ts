import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import nodemailer from 'nodemailer'

/** `sender` is the name displayed next to the shop's address. */
export type Mail = { to: string; sender?: string; subject: string; text: string; html: string }

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => Promise<void> }

export type MailOptions = {
  /** SMTP server, e.g. `smtp://localhost:1025`. Without it, mails are written to `folder` as .eml files. */
  mailUrl?: string
  folder: string
  from: string
}

/** Opens a mailer that sends by SMTP, or writes .eml files that any mail client can open. */
export function openMailer({ mailUrl, folder, from }: MailOptions): Mailer {
  if (mailUrl) {
    const transport = nodemailer.createTransport(mailUrl)
    return {
      send: async (mail) => void (await transport.sendMail(addressed(from, mail))),
      close: async () => transport.close(),
    }
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(addressed(from, mail))
      await mkdir(folder, { recursive: true })
      const stamp = new Date().toISOString().replace(/[:.]/g, '-')
      await writeFile(join(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`), message as Buffer)
    },
    close: async () => undefined,
  }
}

function addressed(from: string, { sender, ...mail }: Mail) {
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from
  return { ...mail, from: sender ? { name: sender, address } : from }
}
