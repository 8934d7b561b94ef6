import { createServer } from 'node:http'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * A mail in the list. Addresses are without names, and `date` is in ISO 8601.
 * @typedef {{ from?: string, to?: (string | undefined)[], subject?: string, text?: string, html?: string,
 *   date?: string }} Mail
 */

/**
 * Accepts all mail without delivering it. SMTP is on port 1025, the list of mails on port 8025.
 * @type {Mail[]}
 */
const mails = []
const mostMails = 500

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    /** @type {Buffer[]} */
    const chunks = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => storeMail(Buffer.concat(chunks)).then(() => done(), done))
  },
})
smtp.on('error', (error) => console.error(error.message))
smtp.listen(1025)

/** @param {Buffer} bytes of a MIME message */
async function storeMail(bytes) {
  const { from, to, subject, text, html, date } = await PostalMime.parse(bytes)
  mails.unshift({ from: from?.address, to: to?.map(({ address }) => address), subject, text, html, date })
  mails.splice(mostMails)
}

createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(mails, null, 2))
}).listen(8025)

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))
