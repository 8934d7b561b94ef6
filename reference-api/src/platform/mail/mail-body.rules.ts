import type { Mail } from './mailer'

/** A section of a mail. Amounts are already formatted. */
export type MailPart =
  | { paragraph: string }
  | { heading: string }
  | { link: { label: string; url: string } }
  | { picture: { label: string; url: string } }
  | { rows: readonly (readonly [label: string, value: string])[] }

/** Composes a mail from the shop, with the same content as plain text and as HTML. */
export function composeMail(shop: ShopFront, to: string, subject: string, parts: readonly MailPart[]): Mail {
  const signature = [
    shop.name,
    'このメールは送信専用です。お問い合わせは、ショップのお問い合わせ画面からお願いいたします。',
    shop.origin,
  ]
  return {
    to,
    sender: shop.name,
    subject: `【${shop.name}】${subject}`,
    text: [...parts.map(toText), '――――――――――', ...signature].join('\n\n') + '\n',
    html: page(parts.map(toHtml).join('\n'), signature),
  }
}

function toText(part: MailPart): string {
  if ('paragraph' in part) return part.paragraph
  if ('heading' in part) return `■ ${part.heading}`
  if ('link' in part) return `${part.link.label}\n${part.link.url}`
  if ('picture' in part) return `${part.picture.label}\n${part.picture.url}`
  return part.rows.map(([label, value]) => (label ? `${label}： ${value}` : value)).join('\n')
}

function toHtml(part: MailPart): string {
  if ('paragraph' in part) return `<p>${escapeHtml(part.paragraph).replaceAll('\n', '<br>')}</p>`
  if ('heading' in part) return `<h2 style="font-size:16px">${escapeHtml(part.heading)}</h2>`
  if ('link' in part)
    return `<p><a href="${escapeHtml(part.link.url)}">${escapeHtml(part.link.label)}</a></p>`
  if ('picture' in part) return toImage(part.picture)
  const cells = part.rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  return `<table cellpadding="4">${cells.join('')}</table>`
}

function toImage({ label, url }: { label: string; url: string }): string {
  const [text, source] = [escapeHtml(label), escapeHtml(url)]
  return `<p>${text}<br><img src="${source}" alt="${text}" width="300" style="max-width:100%"></p>`
}

function page(body: string, signature: readonly string[]): string {
  const foot = signature
    .map((line) => `<p style="color:#666;font-size:12px">${escapeHtml(line)}</p>`)
    .join('')
  return `<!doctype html><html lang="ja"><body style="font-family:sans-serif;line-height:1.7">${body}<hr>${foot}</body></html>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

export type ShopFront = { name: string; origin: string }
