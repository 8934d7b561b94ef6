import { sandboxCards } from '../../payment/sandbox-card/sandbox-card.rules'
import { renderBill, cancelButton, failureList, field, pagePrefix, servicePage } from '../page'
import type { Transaction } from '../transaction/transaction.rules'
import type { CardErrors } from './typed-card.rules'

/** The cards that the sandbox knows, with what happens to each. */
export const testCards = `<details><summary>お試し用のカード番号</summary><ul class="tests">${Object.entries(
  sandboxCards,
)
  .map(([number, { description }]) => `<li><code>${number}</code> ${description}</li>`)
  .join('\n')}</ul></details>`

/** Renders the card form for payments without a token. The form never echoes the card number. */
export function cardPage(transaction: Transaction, errors: CardErrors = {}, name = ''): string {
  const cc = (purpose: string, more = '') => `autocomplete="cc-${purpose}" required ${more}`.trim()
  return servicePage({
    title: 'カード情報の入力',
    body: `<p>カード番号は決済サービスへ直接送られます。ショップには伝わりません。</p>
${renderBill(transaction)}
<form method="post" action="${pagePrefix}/card/${transaction.id}">
${failureList(Object.values(errors).flat())}
${field('number', 'カード番号', {
  attributes: cc('number', 'inputmode="numeric"'),
  hint: '半角・全角の数字14〜16桁。空白とハイフンは省いて読み取ります。',
  problem: errors.number?.[0],
})}
${field('expiration', '有効期限（月／年）', {
  attributes: cc('exp', 'inputmode="numeric" placeholder="12/30"'),
  problem: errors.expiration?.[0],
})}
${field('security_code', 'セキュリティ番号', {
  attributes: cc('csc', 'inputmode="numeric" maxlength="4"'),
  hint: 'カード裏面などの3桁か4桁',
  problem: errors.security_code?.[0],
})}
${field('name', 'カード名義', {
  attributes: cc('name', 'autocapitalize="characters"'),
  problem: errors.name?.[0],
  value: name,
})}
<button name="action" value="submit">このカードで支払う</button>
${cancelButton}
</form>
${testCards}`,
  })
}
