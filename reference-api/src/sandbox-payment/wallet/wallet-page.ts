import { renderBill, cancelButton, escapeHtml, pagePrefix, servicePage } from '../page'
import type { Transaction } from '../transaction/transaction.rules'
import { behaviours, wallets, type Wallet } from './wallet.rules'

/** Renders the page that asks a signed-in shopper to approve the payment. */
export function walletPage(transaction: Transaction): string {
  const wallet = transaction.method as Wallet
  const { name, account, source, button } = wallets[wallet]
  const choices = Object.entries(behaviours)
    .map(
      ([code, text], index) =>
        `<label><input type="radio" name="behaviour" value="${code}"${index === 0 ? ' checked' : ''}><span>${escapeHtml(text)}</span></label>`,
    )
    .join('\n')
  return servicePage({
    theme: wallet,
    title: `${name}でのお支払い`,
    body: `<p><span class="mark">${escapeHtml(name)}</span></p>
${renderBill(transaction, [
  ['アカウント', account],
  ['お支払い元', source],
])}
<form method="post" action="${pagePrefix}/wallet/${transaction.id}">
<fieldset><legend>お試し環境の動作</legend>
${choices}
</fieldset>
<button name="action" value="pay">${escapeHtml(button)}</button>
${cancelButton}
</form>`,
  })
}

/** Renders the page shown after payment if the browser isn't going to return to the shop. */
export function paidPage(transaction: Transaction): string {
  const wallet = transaction.method as Wallet
  return servicePage({
    theme: wallet,
    title: 'お支払いが完了しました',
    body: `<p>この画面は閉じてかまいません。ショップには${escapeHtml(wallets[wallet].name)}からお知らせします。</p>
${renderBill(transaction)}`,
  })
}
