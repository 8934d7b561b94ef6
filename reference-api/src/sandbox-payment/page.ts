import type { FastifyReply } from 'fastify'
import { formatYen } from '@storefront/locale-ja'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter]!)

export const pagePrefix = '/sandbox-payment'

type Page = { title: string; body: string; theme?: string }

/** Renders a page of the payment service, which looks different from the shop and has no scripts. */
export const servicePage = ({ title, body, theme = 'card' }: Page) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${pagePrefix}/service.css">
</head>
<body class="${theme}">
<header><p>お試し環境 実際の請求は発生しません</p></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`

type Bill = { order_no: string; amount: number }

/** Renders payee, order number and amount, plus any further rows. */
export const renderBill = ({ order_no, amount }: Bill, rows: [term: string, value: string][] = []) =>
  `<dl>
${[['お支払い先', 'サンドボックス加盟店'], ['注文番号', order_no], ...rows]
  .map(([term, value]) => `<div><dt>${escapeHtml(term!)}</dt><dd>${escapeHtml(value!)}</dd></div>`)
  .join('\n')}
<div class="amount"><dt>お支払い金額</dt><dd>${formatYen(amount)}</dd></div>
</dl>`

export const cancelButton =
  '<button name="action" value="cancel" class="quiet" formnovalidate>キャンセルしてショップに戻る</button>'

/** Renders a text field with its error message. Echoes the entered text only if it is passed as `value`. */
export function field(
  name: string,
  label: string,
  {
    attributes = '',
    hint,
    problem,
    value = '',
  }: { attributes?: string; hint?: string; problem?: string; value?: string },
) {
  const described = [...(hint ? [`${name}-hint`] : []), ...(problem ? [`${name}-problem`] : [])].join(' ')
  return `<div class="field">
<label for="${name}">${label}</label>
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}
<input id="${name}" name="${name}" value="${escapeHtml(value)}"${problem ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''} ${attributes}>
${problem ? `<p class="problem" id="${name}-problem">${escapeHtml(problem)}</p>` : ''}
</div>`
}

export const failureList = (problems: string[]) =>
  problems.length === 0
    ? ''
    : `<div class="alert" role="alert"><p>入力内容をご確認ください。</p><ul>${problems.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul></div>`

/** Sends a page. The CSP allows forms to submit only to the service and to the shop in the return URL. */
export function sendPage(reply: FastifyReply, html: string, returnUrl: string, status = 200) {
  const shop = new URL(returnUrl).origin
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${shop}; frame-ancestors 'none'; base-uri 'none'`
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(html)
}
