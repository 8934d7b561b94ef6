import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { contentSecurityPolicy, documentHeaders } from '../security/content-security-policy'
import { escapeHtml, inlineCss } from '../page/html'

type Words = { title: string; message: string }

const overloaded: Words = {
  title: 'ただいまアクセスが集中しています',
  message: 'ページを表示できませんでした。恐れ入りますが、少し時間をおいてからもう一度お試しください。',
}
const failed: Words = {
  title: 'エラーが発生しました',
  message: 'ページを表示できませんでした。恐れ入りますが、しばらくしてからもう一度お試しください。',
}

const foreignForm: Words = {
  title: '送信を確認できませんでした',
  message: '安全のため、送信を中止しました。恐れ入りますが、ページを開き直してもう一度お試しください。',
}
const lostForm: Words = {
  title: '送信の結果を確認できませんでした',
  message:
    'お手続きが完了している場合があります。二重のお手続きを防ぐため、ページを開き直して内容をご確認ください。',
}

const tooLargeForm: Words = {
  title: '送信された内容が大きすぎます',
  message: 'ご入力の文字を減らして、もう一度お試しください。前の画面に戻ると、入力を続けられます。',
}
const unreadForm: Words = {
  title: '送信を受け付けられませんでした',
  message: '恐れ入りますが、ページを開き直してもう一度お試しください。',
}

const longAddress: Words = {
  title: 'アドレスが長すぎます',
  message: 'ページを表示できませんでした。恐れ入りますが、検索の条件を減らしてもう一度お試しください。',
}

const foreignHost: Words = {
  title: 'このアドレスでは表示できません',
  message: '恐れ入りますが、アドレスをお確かめのうえ、もう一度お試しください。',
}

/** Retry delay for crawlers and shoppers when a page is missing. */
export const retryAfterSeconds = 5

const style =
  'body{margin:0;padding:4rem 1.5rem;font-family:sans-serif;line-height:1.8;color:#222;background:#fff;text-align:center}' +
  'h1{font-size:1.4rem}a{display:inline-block;margin:1rem;color:#0b57d0}'

/** Sends a cheap page that the browser doesn't render again, to shed load. */
export const sendOverloaded = (url: string, reply: FastifyReply) =>
  sendPlain(reply.code(503).header('retry-after', retryAfterSeconds), url, overloaded)

export const sendFailed = (url: string, reply: FastifyReply) => sendPlain(reply.code(500), url, failed)

export const sendForeignForm = (url: string, reply: FastifyReply) =>
  sendPlain(reply.code(403), url, foreignForm)

/** Sends the error page for a form whose remote did not respond, so that the outcome is unknown. */
export const sendLostForm = (url: string, reply: FastifyReply) => sendPlain(reply.code(503), url, lostForm)

/** Sends the error page for a form that is too large or was not sent the way the shop's pages send forms. */
export const sendRefusedForm = (status: number, url: string, reply: FastifyReply) =>
  sendPlain(reply.code(status), url, status === 413 ? tooLargeForm : unreadForm)

/** Sends the error page for a URL that is too long. It has no retry link, because a retry would fail too. */
export const sendLongAddress = (reply: FastifyReply) => sendPlain(reply.code(414), undefined, longAddress)

/** Sends the error page for an unknown host. The page neither shows that host nor links to it. */
export const sendForeignHost = (reply: FastifyReply) => sendPlain(reply.code(421), undefined, foreignHost)

function sendPlain(reply: FastifyReply, url: string | undefined, { title, message }: Words) {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers(documentHeaders)
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .send(
      [
        '<!doctype html><html lang="ja"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
        `<title>${title}</title><style nonce="${nonce}">${inlineCss(style)}</style></head>`,
        `<body><main><h1>${title}</h1><p>${message}</p>`,
        `${url === undefined ? '' : `<a href="${escapeHtml(url)}">もう一度読み込む</a>`}<a href="/">トップページへ戻る</a></main></body></html>`,
      ].join(''),
    )
}
