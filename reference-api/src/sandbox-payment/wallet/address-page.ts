import { formatYen } from '@storefront/locale-ja'
import { cancelButton, escapeHtml, pagePrefix, servicePage } from '../page'
import { addresses } from './addresses'
import type { Session } from './sessions'
import { wallets, type Wallet } from './wallet.rules'

/**
 * Renders the page on which the shopper chooses an address for the shop. Shows the maximum amount of the
 * consent.
 */
export function addressPage({ id, method, amount }: Session): string {
  const wallet = method as Wallet
  const { name, account } = wallets[wallet]
  const choices = Object.entries(addresses).map(([key, one], index) => {
    const { last_name, first_name, postal_code, prefecture, city, address1, address2 } = one
    const code = `${postal_code.slice(0, 3)}-${postal_code.slice(3)}`
    const text = `${last_name} ${first_name}　〒${code} ${prefecture}${city}${address1} ${address2 ?? ''}`
    return `<label><input type="radio" name="address" value="${key}"${index === 0 ? ' checked' : ''}><span>${escapeHtml(text)}</span></label>`
  })
  return servicePage({
    theme: wallet,
    title: `${name}でご購入`,
    body: `<p><span class="mark">${escapeHtml(name)}</span></p>
<p>${escapeHtml(account)}</p>
<dl>
<div><dt>お支払い先</dt><dd>サンドボックス加盟店</dd></div>
<div class="amount"><dt>お支払い金額の上限</dt><dd>${formatYen(amount)}</dd></div>
</dl>
<p>上限は送料を含む金額です。これを超えるお支払いには、あらためて同意をいただきます。</p>
<p>お名前・メールアドレス・電話番号・お届け先を、サンドボックス加盟店に伝えます。お支払いはショップの画面でご確認のうえ確定します。</p>
<form method="post" action="${pagePrefix}/express/${id}">
<fieldset><legend>お届け先</legend>
${choices.join('\n')}
</fieldset>
<button name="action" value="agree">同意してショップに進む</button>
${cancelButton}
</form>`,
  })
}
