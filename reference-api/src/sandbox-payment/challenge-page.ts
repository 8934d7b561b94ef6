import { formatYen } from '@storefront/locale-ja'
import { escapeHtml } from '../mail/mail-body.rules'

type Challenge = { id: string; order_no: string; amount: number; masked_number: string }

const page = (title: string, body: string) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox-payment/challenge.css">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`

/** The card company's challenge, as a shopper meets it: another house, another look. */
export function challengePage(
  { id, order_no, amount, masked_number }: Challenge,
  problem: string | null,
): string {
  const invalid = problem ? ' aria-invalid="true" aria-describedby="problem"' : ''
  return page(
    '本人認証サービス（3Dセキュア）',
    `<p>カード会社（テスト環境）がご本人さまの確認を行います。</p>
<dl>
<dt>加盟店</dt><dd>サンドボックス加盟店</dd>
<dt>注文番号</dt><dd>${escapeHtml(order_no)}</dd>
<dt>ご利用金額</dt><dd>${formatYen(amount)}</dd>
<dt>カード番号</dt><dd>${escapeHtml(masked_number)}</dd>
</dl>
<form method="post" action="/sandbox-payment/3ds/${id}">
<label for="code">認証コード</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6"${invalid}>
${problem ? `<p id="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<p class="hint">テスト用の認証コードは 123456 です。</p>
<button name="action" value="submit">認証する</button>
<button name="action" value="cancel" class="quiet" formnovalidate>キャンセルしてショップに戻る</button>
</form>`,
  )
}

export const challengeStyle = `body{margin:0;background:#eef1f6;color:#1b2430;font-family:system-ui,sans-serif;line-height:1.7}
main{max-width:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #c9d2df;border-radius:.5rem}
h1{font-size:1.2rem;margin-top:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dd{margin:0}
label,input,button{display:block;width:100%;box-sizing:border-box;font-size:1rem}
input{padding:.6rem;border:1px solid #66748a;border-radius:.25rem}
button{margin-top:.75rem;padding:.75rem;border:0;border-radius:.25rem;background:#1d4f91;color:#fff}
button.quiet{background:none;color:#1d4f91;text-decoration:underline}
[role=alert]{color:#b00020}
.hint{color:#55606e;font-size:.875rem}`
