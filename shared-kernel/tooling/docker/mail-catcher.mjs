import { createServer } from 'node:http'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Takes every mail and sends none: SMTP on 1025, a list of what came on 8025. */
const mails = []
const mostMails = 500

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', async () => {
      const { from, to, subject, text, html, date } = await PostalMime.parse(Buffer.concat(chunks))
      mails.unshift({ from: from?.address, to: to?.map(({ address }) => address), subject, text, html, date })
      mails.splice(mostMails)
      done()
    })
  },
}).listen(1025)

createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(mails, null, 2))
}).listen(8025)
